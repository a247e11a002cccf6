// Every number of an estimate by name, for tests that look at all of them.
#pragma once

#include <vector>

#include "prefill_decode/estimate.hpp"

namespace estimate_fields {

struct Field {
  const char* name;
  double value;
};

inline std::vector<Field> of(const prefill_decode::Estimate& e) {
  return {{"prefill.seconds", e.prefill.seconds},
          {"prefill.flop", e.prefill.work.flop},
          {"prefill.bytes", e.prefill.work.bytes},
          {"prefill.tokens_per_s", e.prefill.tokens_per_s},
          {"prefill.utilization", e.prefill.utilization},
          {"prefill.mfu", e.prefill.mfu},
          {"prefill.mbu", e.prefill.mbu},
          {"prefill.intensity", e.prefill.intensity},
          {"decode.seconds", e.decode.seconds},
          {"decode.flop", e.decode.work.flop},
          {"decode.bytes", e.decode.work.bytes},
          {"decode.tokens_per_s", e.decode.tokens_per_s},
          {"decode.utilization", e.decode.utilization},
          {"decode.mfu", e.decode.mfu},
          {"decode.mbu", e.decode.mbu},
          {"decode.intensity", e.decode.intensity},
          {"total_s", e.total_s},
          {"prefill_share", e.prefill_share},
          {"decode_share", e.decode_share},
          {"no_cache_s", e.no_cache_s},
          {"no_cache_ratio", e.no_cache_ratio},
          {"seconds_per_output_token", e.seconds_per_output_token},
          {"output_tokens_per_s_each", e.output_tokens_per_s_each},
          {"ridge_flop_per_byte", e.ridge_flop_per_byte},
          {"memory.shared_weight_bytes", e.memory.shared_weight_bytes},
          {"memory.expert_weight_bytes", e.memory.expert_weight_bytes},
          {"memory.kv_cache_bytes", e.memory.kv_cache_bytes},
          {"memory.total_bytes", e.memory.total_bytes},
          {"memory.usable_bytes", e.memory.usable_bytes},
          {"memory.fits", e.memory.fits ? 1.0 : 0.0},
          {"exceeds_trained_context", e.exceeds_trained_context ? 1.0 : 0.0},
          {"advice.dominance", static_cast<double>(e.advice.dominance)},
          {"advice.half_answer_saves_s", e.advice.half_answer_saves_s},
          {"advice.half_prompt_saves_s", e.advice.half_prompt_saves_s},
          {"advice.half_prompt_saves_in_decode_s", e.advice.half_prompt_saves_in_decode_s},
          {"price.card_seconds_per_input_token", e.price.card_seconds_per_input_token},
          {"price.card_seconds_per_output_token", e.price.card_seconds_per_output_token},
          {"price.output_to_input_ratio", e.price.output_to_input_ratio},
          {"price.usd_per_million_input_tokens", e.price.usd_per_million_input_tokens},
          {"price.usd_per_million_output_tokens", e.price.usd_per_million_output_tokens}};
}

}  // namespace estimate_fields
