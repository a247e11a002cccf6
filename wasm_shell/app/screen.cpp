// Everything the product shows for one state.
#include "app/screen.hpp"

#include <algorithm>

#include "app/enum_names.hpp"
#include "app/panels/panels.hpp"
#include "app/phase_text.hpp"
#include "app/refusal_text.hpp"
#include "text/fill.hpp"
#include "text/quantities.hpp"
#include "text/strings.hpp"

namespace shell {
namespace {

using prefill_decode::Estimate;

std::string prefill_advice(const Estimate& estimate, Language language) {
  const Strings& words = strings(language);
  const prefill_decode::Advice& advice = estimate.advice;
  const std::string saves = rough_duration(advice.half_prompt_saves_s, language);
  if (advice.answer_saves_at_most_s > 0.0) {
    return fill(words.advice_prefill_body,
                {{"saves", saves}, {"other", rough_duration(advice.answer_saves_at_most_s, language)}});
  }
  return fill(words.advice_one_token_answer, {{"saves", saves}});
}

AdviceText advice_text(const Estimate& estimate, Language language) {
  const Strings& words = strings(language);
  const prefill_decode::Advice& advice = estimate.advice;
  if (advice.half_prompt_saves_s == 0.0 && advice.half_answer_saves_s == 0.0) {
    return {advice.dominance, std::string(words.advice_shortest_headline), std::string(words.advice_shortest_body)};
  }
  switch (advice.dominance) {
    case prefill_decode::Dominance::decode:
      return {advice.dominance, std::string(words.advice_decode_headline),
              fill(words.advice_decode_body, {{"saves", rough_duration(advice.half_answer_saves_s, language)},
                                              {"other", rough_duration(advice.prompt_saves_at_most_s, language)}})};
    case prefill_decode::Dominance::prefill:
      return {advice.dominance, std::string(words.advice_prefill_headline), prefill_advice(estimate, language)};
    case prefill_decode::Dominance::both:
      break;
  }
  return {advice.dominance, std::string(words.advice_both_headline),
          fill(words.advice_both_body, {{"prompt", rough_duration(advice.half_prompt_saves_s, language)},
                                        {"answer", rough_duration(advice.half_answer_saves_s, language)}})};
}

NoCacheText no_cache_text(const Estimate& estimate, Language language) {
  const Strings& words = strings(language);
  const std::string slow = rough_duration(estimate.no_cache_s, language);
  NoCacheText text{.sentence = {}, .fraction = std::min(1.0 / estimate.no_cache_ratio, 1.0)};
  text.sentence = estimate.no_cache_ratio < noticeable_ratio
                      ? fill(words.no_cache_same, {{"slow", slow}})
                      : fill(words.no_cache, {{"slow", slow},
                                              {"fast", rough_duration(estimate.total_s, language)},
                                              {"times", times(estimate.no_cache_ratio, language)}});
  return text;
}

void append_model_remark(const Controls& controls, const Catalogue& catalogue, std::vector<std::string>& remarks) {
  const ModelProfile& model = catalogue.model[controls.model];
  if (controls.model == 0 && !controls.weight_bits) return;
  const double weight_bits = controls.weight_bits.value_or(model.precision.weight_bits);
  remarks.push_back(fill(strings(controls.language).remark_model,
                         {{"model", model.name}, {"bits", bits(weight_bits, controls.language)}}));
}

void append_kv_remark(const Controls& controls, std::vector<std::string>& remarks) {
  if (!controls.kv_bits) return;
  remarks.push_back(fill(strings(controls.language).remark_kv, {{"bits", bits(*controls.kv_bits, controls.language)}}));
}

std::vector<std::string> remarks_of(const Controls& controls, const Estimate& estimate, const Catalogue& catalogue) {
  const Language language = controls.language;
  const Strings& words = strings(language);
  std::vector<std::string> remarks;
  if (!estimate.memory.fits) {
    remarks.push_back(fill(words.remark_memory, {{"needed", bytes(estimate.memory.total_bytes, language)},
                                                 {"usable", bytes(estimate.memory.usable_bytes, language)}}));
  }
  if (estimate.exceeds_trained_context) {
    const ModelProfile& profile = catalogue.model[controls.model];
    remarks.push_back(
        fill(words.remark_context,
             {{"model", profile.name}, {"tokens", whole(profile.model.trained_context_tokens, language).digits}}));
  }
  if (controls.history_tokens > 0) {
    const bool kept = controls.prefix == Prefix::kept;
    remarks.push_back(fill(kept ? words.remark_history_kept : words.remark_history_lost,
                           {{"tokens", tokens(controls.history_tokens, language)}}));
  }
  if (controls.batch > 1) {
    remarks.push_back(fill(words.remark_batch, {{"conversations", conversations(controls.batch, language)}}));
  }
  append_model_remark(controls, catalogue, remarks);
  append_kv_remark(controls, remarks);
  if (controls.efficiency == Efficiency::ideal) remarks.emplace_back(words.remark_ideal);
  return remarks;
}

// "7 min 24 s" stays whole: its units belong to both numbers.
Metric metric(std::string_view label, const std::string& quantity) {
  const std::size_t space = quantity.rfind(no_break_space);
  if (space == std::string::npos || quantity.find(no_break_space) != space) return {std::string(label), quantity, {}};
  return {std::string(label), quantity.substr(0, space), quantity.substr(space + no_break_space.size())};
}

Metric rate_metric(const Estimate& estimate, Language language) {
  const Strings& words = strings(language);
  if (estimate.decode.seconds == 0.0) return {std::string(words.rate_label), std::string(words.no_value), {}};
  const RateText rate = token_rate(estimate.output_tokens_per_s_each, language);
  return {std::string(words.rate_label), rate.digits, rate.unit};
}

std::vector<PanelTab> panel_tabs(const Controls& controls) {
  const Strings& words = strings(controls.language);
  const std::pair<Panel, std::string_view> labels[] = {
      {Panel::roofline, words.tab_roofline}, {Panel::batch, words.tab_batch},   {Panel::price, words.tab_price},
      {Panel::resume, words.tab_resume},     {Panel::memory, words.tab_memory}, {Panel::sums, words.tab_sums}};
  std::vector<PanelTab> tabs;
  for (const auto& [panel, label] : labels) {
    const bool open = controls.panel == panel;
    tabs.push_back({.panel = panel,
                    .value = std::string(name_of(open ? Panel::none : panel, panel_names)),
                    .label = std::string(label),
                    .open = open});
  }
  return tabs;
}

Table summary_of(const Screen& screen, Language language) {
  const Strings& words = strings(language);
  Table table{.caption = std::string(words.summary_caption),
              .columns = {std::string(words.column_figure), std::string(words.column_value)},
              .rows = {}};
  const auto phase_row = [&table](const PhaseText& phase) { table.rows.push_back({phase.name, figures(phase)}); };
  for (const Metric* figure : {&screen.ttft, &screen.total, &screen.rate}) {
    table.rows.push_back({figure->label, joined(*figure)});
  }
  phase_row(screen.prefill);
  phase_row(screen.decode);
  for (const PhaseText* phase : {&screen.prefill, &screen.decode}) {
    table.rows.push_back({screen.utilization_label + ", " + phase->name, phase->utilization});
  }
  table.rows.push_back({std::string(words.no_cache_label), rough_duration(screen.estimate.no_cache_s, language)});
  table.rows.push_back({std::string(words.kv_cache_label), bytes(screen.estimate.memory.kv_cache_bytes, language)});
  table.rows.push_back({std::string(words.memory_label), bytes(screen.estimate.memory.total_bytes, language)});
  return table;
}

std::string description_of(const Screen& screen, const HardwareProfile& machine, Language language) {
  const Strings& words = strings(language);
  const bool decodes = screen.estimate.decode.seconds > 0.0;
  return fill(decodes ? words.description : words.description_one_token,
              {{"machine", machine.name},
               {"prefill", screen.prefill.time},
               {"prefill_share", screen.prefill.share},
               {"decode", screen.decode.time},
               {"decode_share", screen.decode.share},
               {"prefill_utilization", screen.prefill.utilization},
               {"decode_utilization", screen.decode.utilization},
               {"no_cache", screen.no_cache.sentence},
               {"advice", screen.advice.headline + ". " + screen.advice.body}});
}

std::string announcement_of(const Screen& screen, Language language) {
  const Strings& words = strings(language);
  if (screen.estimate.decode.seconds == 0.0) {
    return fill(words.announcement_one_token, {{"ttft", joined(screen.ttft)}});
  }
  return fill(words.announcement,
              {{"ttft", joined(screen.ttft)}, {"total", joined(screen.total)}, {"rate", joined(screen.rate)}});
}

void compose_controls(const Controls& controls, const Catalogue& catalogue, Screen& screen) {
  screen.scenario = scenario_control(controls, catalogue);
  screen.prompt = slider_control(Field::prompt, controls, catalogue);
  screen.answer = slider_control(Field::answer, controls, catalogue);
  screen.hardware = hardware_control(controls, catalogue, false);
  screen.tabs = panel_tabs(controls);
}

void compose_figures(const Controls& controls, Screen& screen) {
  const Language language = controls.language;
  const Strings& words = strings(language);
  const Estimate& estimate = screen.estimate;
  screen.ttft = metric(words.ttft_label, duration(estimate.prefill.seconds, language));
  screen.total = metric(words.total_label, duration(estimate.total_s, language));
  screen.rate = rate_metric(estimate, language);
  screen.prefill = prefill_text(estimate, language);
  screen.decode = decode_text(estimate, language);
  screen.utilization_label = words.utilization_label;
  screen.advice = advice_text(estimate, language);
  screen.no_cache = no_cache_text(estimate, language);
}

}  // namespace

std::string joined(const Metric& metric) {
  return metric.unit.empty() ? metric.value : metric.value + std::string(no_break_space) + metric.unit;
}

Screen compose_screen(const Controls& controls, const std::vector<Refusal>& refusals, const Catalogue& catalogue) {
  const Strings& words = strings(controls.language);
  const prefill_decode::Setting setting = setting_of(controls, catalogue);
  Screen screen;
  screen.controls = controls;
  screen.estimate = prefill_decode::estimate(setting);
  screen.title = words.title;
  screen.series = words.series;
  screen.actions = {{.name = std::string(play_action), .label = std::string(words.play)}};
  compose_controls(controls, catalogue, screen);
  compose_figures(controls, screen);
  screen.remarks = remarks_of(controls, screen.estimate, catalogue);
  for (const Refusal& refusal : refusals) screen.refusals.push_back(refusal_sentence(refusal, controls.language));
  screen.panel = compose_panel({controls, catalogue, setting, screen.estimate});
  screen.summary = summary_of(screen, controls.language);
  screen.description = description_of(screen, catalogue.hardware[controls.hardware], controls.language);
  screen.announcement = announcement_of(screen, controls.language);
  return screen;
}

}  // namespace shell
