// Resumption: a kept history against one read again.
#include <algorithm>

#include "app/panels/panels.hpp"
#include "prefill_decode/answer.hpp"
#include "prefill_decode/history.hpp"
#include "prefill_decode/resumption.hpp"
#include "text/fill.hpp"
#include "text/panel_strings.hpp"
#include "text/quantities.hpp"
#include "text/strings.hpp"

namespace shell {
namespace {

using prefill_decode::Resumption;

// The history of the first scenario that has one: an example for a conversation without.
std::int64_t example_history(const Catalogue& catalogue) {
  for (const ScenarioProfile& profile : catalogue.scenario) {
    if (profile.scenario.cached_tokens > 0) return profile.scenario.cached_tokens;
  }
  return 0;
}

// Of the reader's history, or of the example.
prefill_decode::Setting shown_setting(const PanelInput& input) {
  Controls controls = input.controls;
  if (controls.history_tokens == 0) controls.history_tokens = example_history(input.catalogue);
  return kept_setting(controls, input.catalogue);
}

BarRow bar(std::string_view label, double seconds, double other_s, Language language) {
  const double longest_s = std::max(seconds, other_s);
  return {.label = std::string(label),
          .value = duration_beside(seconds, other_s, language),
          .segments = {{.label = std::string(strings(language).prefill),
                        .role = Role::prefill,
                        .fraction = seconds / longest_s}},
          .limit = -1.0};
}

// Seconds a pass, in the classes of machines that have any.
std::vector<double> measured_overheads_s(const Catalogue& catalogue) {
  std::vector<double> overheads_s;
  for (const CalibrationProfile& profile : catalogue.calibration) {
    if (profile.pass_overhead_s > 0.0) overheads_s.push_back(profile.pass_overhead_s);
  }
  return overheads_s;
}

// What a token in the cache adds to the time of the first token, against one that is read anew.
double cached_token_share(const prefill_decode::Setting& setting, const Resumption& times_s) {
  prefill_decode::Setting without = setting;
  without.scenario.cached_tokens = 0;
  const double without_s = prefill_phase(without).seconds;
  return (times_s.kept_ttft_s - without_s) / (times_s.lost_ttft_s - without_s);
}

// Where the overhead, for a machine that has none given, would lengthen the kept wait by more than a tenth.
void append_overhead(const PanelInput& input, const Resumption& times_s, std::vector<std::string>& notes) {
  if (input.setting.hardware.pass_overhead_s > 0.0) return;
  const std::vector<double> overheads_s = measured_overheads_s(input.catalogue);
  if (overheads_s.empty()) return;
  const auto [least_s, most_s] = std::minmax_element(overheads_s.begin(), overheads_s.end());
  if (times_s.kept_ttft_s > 10.0 * *most_s) return;
  const Language language = input.controls.language;
  notes.push_back(fill(panel_strings(language).resume.note_no_overhead,
                       {{"least", duration(*least_s, language)}, {"most", duration(*most_s, language)}}));
}

std::vector<std::string> notes_of(const PanelInput& input, const prefill_decode::Setting& setting,
                                  const Resumption& times_s) {
  const Language language = input.controls.language;
  const ResumeStrings& words = panel_strings(language).resume;
  if (setting.scenario.cached_tokens == 0) return {std::string(words.note_empty)};
  const std::string lost = duration_beside(times_s.lost_ttft_s, times_s.kept_ttft_s, language);
  const std::string kept = duration_beside(times_s.kept_ttft_s, times_s.lost_ttft_s, language);
  const bool same = times_s.slowdown < noticeable_ratio;
  std::vector<std::string> notes;
  notes.push_back(fill(same ? words.note_same : words.note_longer,
                       {{"times", times(times_s.slowdown, language)}, {"lost", lost}, {"kept", kept}}));
  notes.push_back(fill(words.note_bytes, {{"bytes", bytes(history_bytes(setting), language)}}));
  if (!same) {
    append_overhead(input, times_s, notes);
    notes.push_back(
        fill(words.note_cached_token, {{"share", share_percent(cached_token_share(setting, times_s), language)}}));
  }
  return notes;
}

std::string key_of(const PanelInput& input, const prefill_decode::Setting& setting) {
  const ResumeStrings& words = panel_strings(input.controls.language).resume;
  if (input.controls.history_tokens > 0 || setting.scenario.cached_tokens == 0) return std::string(words.key);
  return fill(words.key_example, {{"tokens", tokens(setting.scenario.cached_tokens, input.controls.language)}});
}

}  // namespace

PanelContent compose_resume(const PanelInput& input) {
  const Language language = input.controls.language;
  const ResumeStrings& words = panel_strings(language).resume;
  const prefill_decode::Setting setting = shown_setting(input);
  const Resumption seconds = resumption(setting);
  PanelContent content;
  content.panel = Panel::resume;
  content.title = strings(language).tab_resume;
  content.lead = words.lead;
  content.key = key_of(input, setting);
  content.controls.emplace_back(slider_control(Field::history, input.controls, input.catalogue));
  content.controls.emplace_back(prefix_control(input.controls, input.catalogue));
  content.bars.push_back(bar(words.kept, seconds.kept_ttft_s, seconds.lost_ttft_s, language));
  content.bars.push_back(bar(words.lost, seconds.lost_ttft_s, seconds.kept_ttft_s, language));
  content.notes = notes_of(input, setting, seconds);
  content.table = {.caption = std::string(words.caption),
                   .columns = {std::string(words.column_cache), std::string(words.column_ttft)},
                   .rows = {}};
  for (const BarRow& row : content.bars) content.table.rows.push_back({row.label, row.value});
  return content;
}

}  // namespace shell
