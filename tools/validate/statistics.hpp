// Order statistics of small samples.
#pragma once

#include <vector>

namespace validation {

// Middle value, the mean of the two middle ones of an even number. Precondition: not empty.
double median(std::vector<double> values);
// Smallest value that at least this share of the values does not exceed (nearest rank). Precondition: not empty.
double quantile(std::vector<double> values, double share);

struct ErrorSummary {
  int count = 0;
  double median = 0.0;
  double percentile_90 = 0.0;
  double worst = 0.0;
};

// Of absolute values. All zero for no values.
ErrorSummary summarise(const std::vector<double>& errors);

}  // namespace validation
