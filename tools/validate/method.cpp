// The methods that stay inside the formulas of core.
#include "validate/method.hpp"

#include <limits>

namespace validation {
namespace {

constexpr double sixteen_bit_from = 12.0;

bool is_sixteen_bit(const Run& run) { return run.weight_bits >= sixteen_bit_from; }

std::vector<Run> of_precision(const std::vector<Run>& runs, bool sixteen_bit) {
  std::vector<Run> found;
  for (const Run& run : runs) {
    if (is_sixteen_bit(run) == sixteen_bit) found.push_back(run);
  }
  return found.empty() ? runs : found;
}

}  // namespace

Predictor predictor_of(const Constants& constants) {
  return {.prefill = [constants](const Run& run) { return predicted_prefill_tokens_per_s(run, constants); },
          .decode = [constants](const Run& run) { return predicted_decode_tokens_per_s(run, constants); }};
}

Predictor fitted(const std::vector<Run>& runs) { return predictor_of(fit_constants(runs)); }

Predictor ideal(const std::vector<Run>&) { return predictor_of({}); }

Predictor constant_efficiency(const std::vector<Run>& runs) {
  return predictor_of(fit_constants(runs, {.with_overhead = false}));
}

Predictor fitted_to_all_lengths(const std::vector<Run>& runs) {
  return predictor_of(fit_constants(runs, {.longest_prompt_tokens = std::numeric_limits<std::int64_t>::max()}));
}

Predictor fitted_by_precision(const std::vector<Run>& runs) {
  const Constants all = fit_constants(runs);
  const auto prefill_constants = [&](bool sixteen_bit) {
    return fit_compute_efficiency(of_precision(runs, sixteen_bit), all);
  };
  const Constants sixteen = prefill_constants(true);
  const Constants quantised = prefill_constants(false);
  Predictor predictor = predictor_of(all);
  predictor.prefill = [=](const Run& run) {
    return predicted_prefill_tokens_per_s(run, is_sixteen_bit(run) ? sixteen : quantised);
  };
  return predictor;
}

}  // namespace validation
