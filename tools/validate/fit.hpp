// Fitting the constants of a class to measured runs.
#pragma once

#include <cstdint>
#include <vector>

#include "validate/prediction.hpp"

namespace validation {

struct FitRules {
  // Longer runs take no part.
  std::int64_t longest_prompt_tokens = 1024;
  // false: pass_overhead_s stays 0.
  bool with_overhead = true;
};

// Whoever collected the data marked the run as far off its siblings.
bool is_marked_anomaly(const Run& run);
// Whether a run takes part in a fit, as far as its length and its notes go.
bool takes_part(const Run& run, const FitRules& rules);

// Least sum of |ln(predicted / measured)|, every pair of device and program with the same say: half and double are
// equally wrong, and neither a broken run nor a device with many runs pulls the constants. Decode gives
// memory_efficiency and pass_overhead_s, then prefill gives compute_efficiency. Candidates are the constants that
// reproduce two decode runs, or one prefill run, exactly; the best of them wins, the first of equals. Assumes that
// decode is bound by memory, which it is at batch 1. An efficiency without runs to fit stays 1. Runs that the collector
// of the data marked as anomalies do not teach.
Constants fit_constants(const std::vector<Run>& runs, const FitRules& rules = {});
// The second half of it: the same constants with the compute_efficiency that fits the prefill of these runs best.
Constants fit_compute_efficiency(const std::vector<Run>& runs, Constants constants, const FitRules& rules = {});

}  // namespace validation
