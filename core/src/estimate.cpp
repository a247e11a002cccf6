// From a valid setting to every number the product shows.
#include "prefill_decode/estimate.hpp"

namespace prefill_decode {
namespace {

// Time first, then its quotients: F · seconds could overflow where FLOP / F cannot.
PhaseEstimate phase_estimate(const Phase& phase, std::int64_t tokens, const Hardware& hardware) {
  if (!(phase.seconds > 0.0)) return {};
  const Roof datasheet = datasheet_roof(hardware);
  const Roof sustained = sustained_roof(hardware);
  return {.seconds = phase.seconds,
          .work = phase.work,
          .tokens_per_s = static_cast<double>(tokens) / phase.seconds,
          .utilization = compute_seconds(phase.work, sustained) / phase.seconds,
          .memory_utilization = memory_seconds(phase.work, sustained) / phase.seconds,
          .mfu = compute_seconds(phase.work, datasheet) / phase.seconds,
          .mbu = memory_seconds(phase.work, datasheet) / phase.seconds,
          .intensity = arithmetic_intensity(phase.work)};
}

double seconds_per_step(double decode_s, std::int64_t answer_tokens) {
  return answer_tokens > 1 ? decode_s / static_cast<double>(answer_tokens - 1) : 0.0;
}

double steps_per_second(double decode_s, std::int64_t answer_tokens) {
  return answer_tokens > 1 ? static_cast<double>(answer_tokens - 1) / decode_s : 0.0;
}

bool exceeds_trained_context(const Setting& setting) {
  const double trained_tokens = setting.model.trained_context_tokens;
  return trained_tokens > 0.0 && static_cast<double>(whole_context_tokens(setting.scenario)) > trained_tokens;
}

}  // namespace

Estimate estimate(const Setting& setting) {
  const Scenario& scenario = setting.scenario;
  const Phase prefill = prefill_phase(setting);
  const Phase decode = decode_phase(setting);
  const double total_s = prefill.seconds + decode.seconds;
  const double no_cache_s = no_cache_seconds(setting);
  return {.prefill = phase_estimate(prefill, scenario.batch * scenario.prompt_tokens, setting.hardware),
          .decode = phase_estimate(decode, scenario.batch * (scenario.answer_tokens - 1), setting.hardware),
          .total_s = total_s,
          .prefill_share = prefill.seconds / total_s,
          .decode_share = decode.seconds / total_s,
          .no_cache_s = no_cache_s,
          .no_cache_ratio = no_cache_s / total_s,
          .seconds_per_output_token = seconds_per_step(decode.seconds, scenario.answer_tokens),
          .output_tokens_per_s_each = steps_per_second(decode.seconds, scenario.answer_tokens),
          .ridge_flop_per_byte = ridge_flop_per_byte(sustained_roof(setting.hardware)),
          .memory = memory_use(setting),
          .exceeds_trained_context = exceeds_trained_context(setting),
          .advice = advise(setting),
          .price = token_price(setting)};
}

}  // namespace prefill_decode
