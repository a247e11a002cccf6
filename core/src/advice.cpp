// Which phase holds the time, and what shortening either length would save.
#include "prefill_decode/advice.hpp"

#include <algorithm>

#include "prefill_decode/answer.hpp"

namespace prefill_decode {
namespace {

std::int64_t half(std::int64_t tokens) { return (tokens + 1) / 2; }

Dominance dominance_of(double prefill_share) {
  if (prefill_share < decode_dominates_below_prefill_share) return Dominance::decode;
  if (prefill_share > prefill_dominates_above_prefill_share) return Dominance::prefill;
  return Dominance::both;
}

// The steps that are not taken are the last ones.
double saved_by_answer_of(const Setting& setting, std::int64_t answer_tokens) {
  const Scenario& scenario = setting.scenario;
  const std::int64_t first_dropped = scenario.cached_tokens + scenario.prompt_tokens + answer_tokens;
  return decode_steps(setting, first_dropped, scenario.answer_tokens - answer_tokens).seconds;
}

// Every step attends to that many tokens less, and its attention lasts in proportion to them.
double decode_saved_by_dropping(const Setting& setting, std::int64_t tokens) {
  const auto steps = static_cast<double>(setting.scenario.answer_tokens - 1);
  const PassWork step = decode_step_work(setting.model, setting.precision, setting.scenario.batch, tokens);
  return steps * roofline_seconds(step.attention, sustained_roof(setting.hardware));
}

double prefill_saved_by_prompt_of(const Setting& setting, std::int64_t prompt_tokens) {
  Setting shorter = setting;
  shorter.scenario.prompt_tokens = prompt_tokens;
  return std::max(0.0, prefill_phase(setting).seconds - prefill_phase(shorter).seconds);
}

}  // namespace

Advice advise(const Setting& setting) {
  const double prefill_s = prefill_phase(setting).seconds;
  const double decode_s = decode_phase(setting).seconds;
  const std::int64_t prompt_tokens = setting.scenario.prompt_tokens;
  const double in_decode_s = decode_saved_by_dropping(setting, prompt_tokens - half(prompt_tokens));
  return {.dominance = dominance_of(prefill_s / (prefill_s + decode_s)),
          .half_answer_saves_s = saved_by_answer_of(setting, half(setting.scenario.answer_tokens)),
          .half_prompt_saves_s = prefill_saved_by_prompt_of(setting, half(prompt_tokens)) + in_decode_s,
          .half_prompt_saves_in_decode_s = in_decode_s};
}

}  // namespace prefill_decode
