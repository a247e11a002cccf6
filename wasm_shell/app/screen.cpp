// Everything the product shows for one state.
#include "app/screen.hpp"

#include <algorithm>
#include <cmath>

#include "app/advice_text.hpp"
#include "app/enum_names.hpp"
#include "app/panels/panels.hpp"
#include "app/phase_text.hpp"
#include "app/refusal_text.hpp"
#include "app/time_ticks.hpp"
#include "prefill_decode/resumption.hpp"
#include "text/fill.hpp"
#include "text/quantities.hpp"
#include "text/strings.hpp"

namespace shell {
namespace {

using prefill_decode::Estimate;

NoCacheText no_cache_text(const Estimate& estimate, const Controls& controls) {
  const Language language = controls.language;
  const Strings& words = strings(language);
  const std::string_view without = rereads_history(controls) ? words.without_cache_either : words.without_cache;
  const bool noticeable = estimate.no_cache_ratio >= noticeable_ratio;
  NoCacheText text{.sentence = {},
                   .heading = {},
                   .cached = rough_duration_beside(estimate.total_s, estimate.no_cache_s, language),
                   .uncached = rough_duration_beside(estimate.no_cache_s, estimate.total_s, language),
                   .fraction = std::min(1.0 / estimate.no_cache_ratio, 1.0)};
  const std::string longer = times(estimate.no_cache_ratio, language);
  text.heading = fill(noticeable ? words.no_cache_heading : words.no_cache_same_heading,
                      {{"without", without}, {"times", longer}});
  text.sentence = fill(noticeable ? words.no_cache : words.no_cache_same,
                       {{"without", without}, {"slow", text.uncached}, {"fast", text.cached}, {"times", longer}});
  return text;
}

bool computes_longer(const prefill_decode::PhaseEstimate& phase) {
  return phase.utilization >= phase.memory_utilization;
}

std::string_view limits_of(const Estimate& estimate, const Strings& words) {
  const bool prefill_computes = computes_longer(estimate.prefill);
  if (estimate.decode.seconds == 0.0) {
    return prefill_computes ? words.limits_prefill_compute : words.limits_prefill_memory;
  }
  const bool decode_computes = computes_longer(estimate.decode);
  if (prefill_computes) return decode_computes ? words.limits_compute : words.limits_compute_memory;
  return decode_computes ? words.limits_memory_compute : words.limits_memory;
}

// What the full meter stands for.
std::string_view full_of(const Controls& controls) {
  const Strings& words = strings(controls.language);
  return controls.efficiency == Efficiency::ideal ? words.full_is_datasheet : words.full_is_attainable;
}

// What the KV cache of a lost history would save.
double kept_cache_saves_s(const Controls& controls, const Catalogue& catalogue) {
  if (!rereads_history(controls)) return 0.0;
  const prefill_decode::Resumption times_s = prefill_decode::resumption(kept_setting(controls, catalogue));
  return times_s.lost_ttft_s - times_s.kept_ttft_s;
}

std::string model_note(const Controls& controls, const Catalogue& catalogue) {
  const Strings& words = strings(controls.language);
  const ModelProfile& model = catalogue.model[controls.model];
  const double stored = controls.weight_bits.value_or(model.precision.weight_bits);
  const double whole_bits = std::floor(stored);
  const bool scaled = stored > whole_bits;
  return fill(scaled ? words.model_note_scaled : words.model_note,
              {{"model", model.name},
               {"bits", bits(whole_bits, controls.language)},
               {"overhead", trimmed(stored, 3, controls.language).digits}});
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
    remarks.push_back(
        fill(words.remark_batch, {{"conversations", conversations(controls.batch, language, Case::accusative)}}));
  }
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
  for (const auto& [label, meter] : {std::pair{words.compute_utilization, &PhaseText::compute},
                                     std::pair{words.memory_utilization, &PhaseText::memory}}) {
    for (const PhaseText* phase : {&screen.prefill, &screen.decode}) {
      table.rows.push_back({std::string(label) + ", " + phase->name, (phase->*meter).percent});
    }
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
               {"prefill_utilization", screen.prefill.compute.percent},
               {"decode_utilization", screen.decode.compute.percent},
               {"prefill_memory", screen.prefill.memory.percent},
               {"decode_memory", screen.decode.memory.percent},
               {"limits", screen.limits},
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
  screen.model_note = model_note(controls, catalogue);
  screen.tabs = panel_tabs(controls);
}

void compose_figures(const Controls& controls, const Catalogue& catalogue, Screen& screen) {
  const Language language = controls.language;
  const Strings& words = strings(language);
  const Estimate& estimate = screen.estimate;
  screen.ttft = metric(words.ttft_label, duration(estimate.prefill.seconds, language));
  screen.total = metric(words.total_label, duration(estimate.total_s, language));
  screen.rate = rate_metric(estimate, language);
  screen.prefill = prefill_text(estimate, language);
  screen.decode = decode_text(estimate, language);
  screen.time_ticks = time_ticks(estimate.total_s, language);
  screen.utilization_label = words.utilization_label;
  screen.compute_label = words.compute_label;
  screen.memory_label = words.memory_traffic_label;
  screen.limits = std::string(limits_of(estimate, words)).append(" ").append(full_of(controls));
  screen.advice = advice_text(estimate, controls, kept_cache_saves_s(controls, catalogue));
  screen.no_cache = no_cache_text(estimate, controls);
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
  screen.subtitle = words.subtitle;
  screen.series = words.series;
  screen.actions = {{.name = std::string(play_action), .label = std::string(words.play)}};
  compose_controls(controls, catalogue, screen);
  compose_figures(controls, catalogue, screen);
  screen.remarks = remarks_of(controls, screen.estimate, catalogue);
  for (const Refusal& refusal : refusals) screen.refusals.push_back(refusal_sentence(refusal, controls.language));
  screen.panel = compose_panel({controls, catalogue, setting, screen.estimate});
  screen.summary = summary_of(screen, controls.language);
  screen.description = description_of(screen, catalogue.hardware[controls.hardware], controls.language);
  screen.announcement = announcement_of(screen, controls.language);
  return screen;
}

}  // namespace shell
