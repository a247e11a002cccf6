// The figures of an estimate by name.
#include "app/results.hpp"

namespace shell {
namespace {

using prefill_decode::Estimate;

constexpr NamedResult results[] = {
    {"prefill_s", [](const Estimate& e) { return e.prefill.seconds; }},
    {"decode_s", [](const Estimate& e) { return e.decode.seconds; }},
    {"total_s", [](const Estimate& e) { return e.total_s; }},
    {"no_cache_s", [](const Estimate& e) { return e.no_cache_s; }},
    {"prefill_share", [](const Estimate& e) { return e.prefill_share; }},
    {"prefill_utilization", [](const Estimate& e) { return e.prefill.utilization; }},
    {"decode_utilization", [](const Estimate& e) { return e.decode.utilization; }},
    {"prefill_memory_utilization", [](const Estimate& e) { return e.prefill.memory_utilization; }},
    {"decode_memory_utilization", [](const Estimate& e) { return e.decode.memory_utilization; }},
    {"prefill_mfu", [](const Estimate& e) { return e.prefill.mfu; }},
    {"decode_mfu", [](const Estimate& e) { return e.decode.mfu; }},
    {"prefill_mbu", [](const Estimate& e) { return e.prefill.mbu; }},
    {"decode_mbu", [](const Estimate& e) { return e.decode.mbu; }},
    {"prefill_tokens_per_s", [](const Estimate& e) { return e.prefill.tokens_per_s; }},
    {"decode_tokens_per_s", [](const Estimate& e) { return e.decode.tokens_per_s; }},
    {"output_tokens_per_s_each", [](const Estimate& e) { return e.output_tokens_per_s_each; }},
    {"seconds_per_output_token", [](const Estimate& e) { return e.seconds_per_output_token; }},
    {"prefill_intensity", [](const Estimate& e) { return e.prefill.intensity; }},
    {"decode_intensity", [](const Estimate& e) { return e.decode.intensity; }},
    {"ridge_flop_per_byte", [](const Estimate& e) { return e.ridge_flop_per_byte; }},
    {"kv_cache_bytes", [](const Estimate& e) { return e.memory.kv_cache_bytes; }},
    {"memory_bytes", [](const Estimate& e) { return e.memory.total_bytes; }},
    {"usable_memory_bytes", [](const Estimate& e) { return e.memory.usable_bytes; }},
    {"card_seconds_per_input_token", [](const Estimate& e) { return e.price.card_seconds_per_input_token; }},
    {"card_seconds_per_output_token", [](const Estimate& e) { return e.price.card_seconds_per_output_token; }},
    {"output_to_input_ratio", [](const Estimate& e) { return e.price.output_to_input_ratio; }},
    {"usd_per_million_input_tokens", [](const Estimate& e) { return e.price.usd_per_million_input_tokens; }},
    {"usd_per_million_output_tokens", [](const Estimate& e) { return e.price.usd_per_million_output_tokens; }},
};

}  // namespace

std::span<const NamedResult> named_results() { return results; }

std::string_view advice_name(prefill_decode::Dominance dominance) {
  switch (dominance) {
    case prefill_decode::Dominance::prefill:
      return "prefill";
    case prefill_decode::Dominance::both:
      return "both";
    case prefill_decode::Dominance::decode:
      return "decode";
  }
  return {};
}

}  // namespace shell
