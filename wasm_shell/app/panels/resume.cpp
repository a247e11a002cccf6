// Resumption: a kept history against one read again.
#include <algorithm>

#include "app/panels/panels.hpp"
#include "prefill_decode/history.hpp"
#include "prefill_decode/resumption.hpp"
#include "text/fill.hpp"
#include "text/panel_strings.hpp"
#include "text/quantities.hpp"
#include "text/strings.hpp"

namespace shell {
namespace {

using prefill_decode::Resumption;

// The setting before the reader's choice between kept and lost.
prefill_decode::Setting kept_setting(const PanelInput& input) {
  Controls kept = input.controls;
  kept.prefix = Prefix::kept;
  return setting_of(kept, input.catalogue);
}

BarRow bar(std::string_view label, double seconds, double longest_s, bool chosen, Language language) {
  return {.label = std::string(label),
          .value = duration(seconds, language),
          .segments = {{.label = std::string(strings(language).prefill),
                        .role = chosen ? Role::prefill : Role::neutral,
                        .fraction = seconds / longest_s}},
          .limit = -1.0};
}

std::vector<std::string> notes_of(const prefill_decode::Setting& setting, const Resumption& times_s,
                                  Language language) {
  const ResumeStrings& words = panel_strings(language).resume;
  if (setting.scenario.cached_tokens == 0) return {std::string(words.note_empty)};
  const std::string lost = duration(times_s.lost_ttft_s, language);
  const std::string kept = duration(times_s.kept_ttft_s, language);
  return {fill(times_s.slowdown < noticeable_ratio ? words.note_same : words.note_longer,
               {{"times", times(times_s.slowdown, language)}, {"lost", lost}, {"kept", kept}}),
          fill(words.note_bytes, {{"bytes", bytes(history_bytes(setting), language)}})};
}

}  // namespace

PanelContent compose_resume(const PanelInput& input) {
  const Language language = input.controls.language;
  const ResumeStrings& words = panel_strings(language).resume;
  const prefill_decode::Setting setting = kept_setting(input);
  const Resumption seconds = resumption(setting);
  const double longest_s = std::max(seconds.kept_ttft_s, seconds.lost_ttft_s);
  const bool kept = input.controls.prefix == Prefix::kept;
  PanelContent content;
  content.panel = Panel::resume;
  content.title = strings(language).tab_resume;
  content.lead = words.lead;
  content.controls.emplace_back(slider_control(Field::history, input.controls, input.catalogue));
  content.controls.emplace_back(prefix_control(input.controls, input.catalogue));
  content.bars.push_back(bar(words.kept, seconds.kept_ttft_s, longest_s, kept, language));
  content.bars.push_back(bar(words.lost, seconds.lost_ttft_s, longest_s, !kept, language));
  content.notes = notes_of(setting, seconds, language);
  content.table = {.caption = std::string(words.caption),
                   .columns = {std::string(words.column_cache), std::string(words.column_ttft)},
                   .rows = {}};
  for (const BarRow& row : content.bars) content.table.rows.push_back({row.label, row.value});
  return content;
}

}  // namespace shell
