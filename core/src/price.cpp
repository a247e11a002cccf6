// What a token costs.
#include "prefill_decode/price.hpp"

#include <algorithm>

#include "prefill_decode/answer.hpp"
#include "prefill_decode/units.hpp"

namespace prefill_decode {
namespace {

double usd_per_million_tokens(double card_seconds_per_token, const Hardware& hardware) {
  return card_seconds_per_token / seconds_per_hour * hardware.usd_per_hour * tokens_per_price_unit;
}

}  // namespace

TokenPrice token_price(const Setting& setting) {
  const Scenario& scenario = setting.scenario;
  const std::int64_t steps = std::max<std::int64_t>(1, scenario.answer_tokens - 1);
  const Phase decode = decode_steps(setting, scenario.cached_tokens + scenario.prompt_tokens + 1, steps);
  const auto input_tokens = static_cast<double>(scenario.batch * scenario.prompt_tokens);
  const auto output_tokens = static_cast<double>(scenario.batch * steps);
  const double input_s = prefill_phase(setting).seconds / input_tokens;
  const double output_s = decode.seconds / output_tokens;
  return {.card_seconds_per_input_token = input_s,
          .card_seconds_per_output_token = output_s,
          .output_to_input_ratio = output_s / input_s,
          .usd_per_million_input_tokens = usd_per_million_tokens(input_s, setting.hardware),
          .usd_per_million_output_tokens = usd_per_million_tokens(output_s, setting.hardware)};
}

}  // namespace prefill_decode
