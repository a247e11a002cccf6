// The sums of the whole answer: totals, rates, utilisation, advice and price.
#include "app/panels/sum_lines.hpp"
#include "prefill_decode/answer.hpp"
#include "prefill_decode/units.hpp"
#include "text/fill.hpp"
#include "text/formulas.hpp"
#include "text/panel_strings.hpp"
#include "text/quantities.hpp"
#include "text/sums_strings.hpp"

namespace shell {
namespace {

using prefill_decode::Estimate;
using prefill_decode::PhaseEstimate;
using prefill_decode::Setting;

// What every group of lines is written from.
struct Sheet {
  const PanelInput& input;
  const Language language = input.controls.language;
  const SumsStrings& words = sums_strings(language);
  const Estimate& estimate = input.estimate;
  const prefill_decode::Scenario& scenario = input.setting.scenario;
  std::vector<SumLine> lines;

  void append(std::string_view name, std::string_view formula, std::string substituted, std::string result) {
    lines.push_back({std::string(name), std::string(formula), std::move(substituted), std::move(result)});
  }
  std::string time(double seconds) const { return sum_time(seconds, language); }
  std::string number(std::int64_t count) const { return put_in(static_cast<double>(count), language); }
  // "8 · 1150"
  std::string batched(std::int64_t count) const {
    return product({static_cast<double>(scenario.batch), static_cast<double>(count)}, language);
  }
  bool decodes() const { return estimate.decode.seconds > 0.0; }
};

double pass_of_everything_s(const Setting& setting, std::int64_t tokens) {
  Setting pass = setting;
  pass.scenario.prompt_tokens = tokens;
  pass.scenario.cached_tokens = 0;
  return prefill_phase(pass).seconds;
}

void append_no_cache(Sheet& sheet) {
  const prefill_decode::Scenario& scenario = sheet.scenario;
  const std::int64_t first = scenario.cached_tokens + scenario.prompt_tokens;
  const std::int64_t last = first + scenario.answer_tokens - 1;
  sheet.append(
      sheet.words.no_cache, formulas::no_cache,
      fill(sheet.words.passes_from_to, {{"steps", sheet.number(scenario.answer_tokens)},
                                        {"first", sheet.time(pass_of_everything_s(sheet.input.setting, first))},
                                        {"last", sheet.time(pass_of_everything_s(sheet.input.setting, last))}}),
      rough_duration(sheet.estimate.no_cache_s, sheet.language));
}

void append_phase(std::string_view phase, const PhaseEstimate& figures, Sheet& sheet) {
  if (figures.seconds == 0.0) return;
  const Language language = sheet.language;
  const prefill_decode::Hardware& hardware = sheet.input.setting.hardware;
  const prefill_decode::Roof roof = sustained_roof(hardware);
  const prefill_decode::Roof peak = datasheet_roof(hardware);
  const std::string operations = flop(figures.work.flop, language);
  const std::string traffic = bytes(figures.work.bytes, language);
  const std::string seconds = sheet.time(figures.seconds);
  const auto over = [&seconds](const std::string& amount, const std::string& rate) {
    return amount + " / (" + rate + " · " + seconds + ")";
  };
  const auto named = [phase](std::string_view pattern) { return fill(pattern, {{"phase", phase}}); };
  sheet.append(named(sheet.words.utilization), formulas::utilization,
               over(operations, flop_per_second(roof.flop_per_s, language, put_in_digits)),
               utilization_percent(figures.utilization, language));
  sheet.append(named(sheet.words.mfu), formulas::mfu,
               over(operations, flop_per_second(peak.flop_per_s, language, put_in_digits)),
               utilization_percent(figures.mfu, language));
  sheet.append(named(sheet.words.mbu), formulas::mbu,
               over(traffic, bytes_per_second(peak.bytes_per_s, language, put_in_digits)),
               utilization_percent(figures.mbu, language));
  sheet.append(named(sheet.words.intensity), formulas::intensity, operations + " / " + traffic,
               flop_per_byte(figures.intensity, language));
}

// The whole answer, and the one that is half as long in one of its lengths.
void append_half(std::string_view name, std::string_view formula, double saved_s, Sheet& sheet) {
  const double total_s = sheet.estimate.total_s;
  sheet.append(name, formula, sheet.time(total_s) + " − " + sheet.time(total_s - saved_s),
               rough_duration(saved_s, sheet.language));
}

std::string usd_put_in(double card_seconds, const Sheet& sheet) {
  return sum_time(card_seconds, sheet.language) + " / 3600 s · " +
         us_dollars(sheet.input.setting.hardware.usd_per_hour, sheet.language) + " · 10⁶";
}

}  // namespace

std::vector<SumLine> answer_sums(const PanelInput& input) {
  Sheet sheet{.input = input, .lines = {}};
  const Estimate& estimate = input.estimate;
  const SumsStrings& words = sheet.words;
  const std::string ttft = sheet.time(estimate.prefill.seconds);
  const std::string decode = sheet.time(estimate.decode.seconds);
  const std::int64_t steps = sheet.scenario.answer_tokens - 1;
  sheet.append(words.total, formulas::total, ttft + " + " + decode, duration(estimate.total_s, sheet.language));
  sheet.append(words.prefill_share, formulas::prefill_share, ttft + " / " + sheet.time(estimate.total_s),
               share_percent(estimate.prefill_share, sheet.language));
  sheet.append(words.prefill_rate, formulas::prefill_rate, sheet.batched(sheet.scenario.prompt_tokens) + " / " + ttft,
               token_rate_text(estimate.prefill.tokens_per_s, sheet.language));
  if (sheet.decodes()) {
    sheet.append(words.decode_rate, formulas::decode_rate, sheet.number(steps) + " / " + decode,
                 token_rate_text(estimate.output_tokens_per_s_each, sheet.language));
    if (sheet.scenario.batch > 1) {
      sheet.append(words.batch_rate, formulas::batch_rate, sheet.batched(steps) + " / " + decode,
                   token_rate_text(estimate.decode.tokens_per_s, sheet.language));
    }
    sheet.append(words.step_mean, formulas::step_mean, decode + " / " + sheet.number(steps),
                 sum_time(estimate.seconds_per_output_token, sheet.language));
  }
  append_no_cache(sheet);
  return std::move(sheet.lines);
}

std::vector<SumLine> utilization_sums(const PanelInput& input) {
  Sheet sheet{.input = input, .lines = {}};
  append_phase(panel_strings(sheet.language).prefill, input.estimate.prefill, sheet);
  append_phase(panel_strings(sheet.language).decode, input.estimate.decode, sheet);
  return std::move(sheet.lines);
}

std::vector<SumLine> advice_sums(const PanelInput& input) {
  Sheet sheet{.input = input, .lines = {}};
  append_half(sheet.words.half_answer, formulas::half_answer, input.estimate.advice.half_answer_saves_s, sheet);
  append_half(sheet.words.half_prompt, formulas::half_prompt, input.estimate.advice.half_prompt_saves_s, sheet);
  return std::move(sheet.lines);
}

std::vector<SumLine> price_sums(const PanelInput& input) {
  Sheet sheet{.input = input, .lines = {}};
  const Language language = sheet.language;
  const prefill_decode::TokenPrice& price = input.estimate.price;
  const std::string input_s = sum_time(price.card_seconds_per_input_token, language);
  const std::string output_s = sum_time(price.card_seconds_per_output_token, language);
  sheet.append(sheet.words.input_seconds, formulas::input_seconds,
               sheet.time(input.estimate.prefill.seconds) + " / (" + sheet.batched(sheet.scenario.prompt_tokens) + ")",
               input_s);
  if (sheet.decodes()) {
    sheet.append(
        sheet.words.output_seconds, formulas::output_seconds,
        sheet.time(input.estimate.decode.seconds) + " / (" + sheet.batched(sheet.scenario.answer_tokens - 1) + ")",
        output_s);
  } else {
    const double next_step_s = price.card_seconds_per_output_token * static_cast<double>(sheet.scenario.batch);
    sheet.append(sheet.words.output_seconds, formulas::next_output_seconds,
                 sheet.time(next_step_s) + " / " + sheet.number(sheet.scenario.batch), output_s);
  }
  sheet.append(sheet.words.price_ratio, sheet.decodes() ? formulas::price_ratio : formulas::next_price_ratio,
               output_s + " / " + input_s, ratio(price.output_to_input_ratio, language));
  if (input.setting.hardware.usd_per_hour == 0.0) return std::move(sheet.lines);
  sheet.append(sheet.words.input_usd, formulas::usd_per_million, usd_put_in(price.card_seconds_per_input_token, sheet),
               us_dollars(price.usd_per_million_input_tokens, language));
  sheet.append(sheet.words.output_usd, formulas::usd_per_million,
               usd_put_in(price.card_seconds_per_output_token, sheet),
               us_dollars(price.usd_per_million_output_tokens, language));
  return std::move(sheet.lines);
}

}  // namespace shell
