// Whether every number of an estimate is one.
#include "finite_estimate.hpp"

#include <algorithm>
#include <initializer_list>
#include <limits>

namespace prefill_decode {
namespace {

// NaN fails every comparison.
bool all_finite(std::initializer_list<double> values) {
  return std::all_of(values.begin(), values.end(),
                     [](double value) { return value >= 0.0 && value <= std::numeric_limits<double>::max(); });
}

bool is_finite(const PhaseEstimate& phase) {
  return all_finite({phase.seconds, phase.work.flop, phase.work.bytes, phase.tokens_per_s, phase.utilization,
                     phase.memory_utilization, phase.mfu, phase.mbu, phase.intensity});
}

bool is_finite(const MemoryUse& use) {
  return all_finite(
      {use.shared_weight_bytes, use.expert_weight_bytes, use.kv_cache_bytes, use.total_bytes, use.usable_bytes});
}

bool is_finite(const Advice& advice) {
  return all_finite({advice.half_answer_saves_s, advice.half_prompt_saves_s, advice.half_prompt_saves_in_decode_s});
}

bool is_finite(const TokenPrice& price) {
  return all_finite({price.card_seconds_per_input_token, price.card_seconds_per_output_token,
                     price.output_to_input_ratio, price.usd_per_million_input_tokens,
                     price.usd_per_million_output_tokens});
}

}  // namespace

bool is_finite(const Estimate& estimate) {
  return is_finite(estimate.prefill) && is_finite(estimate.decode) &&
         all_finite({estimate.total_s, estimate.prefill_share, estimate.decode_share, estimate.no_cache_s,
                     estimate.no_cache_ratio, estimate.seconds_per_output_token, estimate.output_tokens_per_s_each,
                     estimate.ridge_flop_per_byte}) &&
         is_finite(estimate.memory) && is_finite(estimate.advice) && is_finite(estimate.price);
}

}  // namespace prefill_decode
