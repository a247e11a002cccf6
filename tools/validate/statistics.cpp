// Order statistics by sorting.
#include "validate/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace validation {

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t half = values.size() / 2;
  return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2.0;
}

double quantile(std::vector<double> values, double share) {
  std::sort(values.begin(), values.end());
  const double rank = std::ceil(share * static_cast<double>(values.size()));
  return values[static_cast<std::size_t>(std::max(rank, 1.0)) - 1];
}

ErrorSummary summarise(const std::vector<double>& errors) {
  if (errors.empty()) return {};
  std::vector<double> sizes;
  sizes.reserve(errors.size());
  for (const double error : errors) sizes.push_back(std::abs(error));
  return {.count = static_cast<int>(sizes.size()),
          .median = median(sizes),
          .percentile_90 = quantile(sizes, 0.9),
          .worst = *std::max_element(sizes.begin(), sizes.end())};
}

}  // namespace validation
