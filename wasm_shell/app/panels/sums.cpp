// The sums: every number on the screen traced to its formula.
#include <algorithm>

#include "app/panels/sum_lines.hpp"
#include "text/fill.hpp"
#include "text/formulas.hpp"
#include "text/quantities.hpp"
#include "text/strings.hpp"
#include "text/sums_strings.hpp"

namespace shell {
namespace {

const CalibrationProfile* calibration_of(const PanelInput& input) {
  const std::string& id = input.catalogue.hardware[input.controls.hardware].calibration;
  const auto& profiles = input.catalogue.calibration;
  const auto found =
      std::find_if(profiles.begin(), profiles.end(), [&](const auto& profile) { return profile.id == id; });
  return found == profiles.end() ? nullptr : &*found;
}

// Which efficiencies the measurements speak of, what they would give, and which the screen uses.
std::string efficiency_note(const PanelInput& input, const CalibrationProfile& calibration) {
  const Language language = input.controls.language;
  const SumsStrings& words = sums_strings(language);
  const prefill_decode::Hardware& used = input.setting.hardware;
  const bool same = used.compute_efficiency == calibration.compute_efficiency &&
                    used.memory_efficiency == calibration.memory_efficiency;
  prefill_decode::Setting fitted = input.setting;
  fitted.hardware.compute_efficiency = calibration.compute_efficiency;
  fitted.hardware.memory_efficiency = calibration.memory_efficiency;
  const prefill_decode::Estimate as_fitted = prefill_decode::estimate(fitted);
  return fill(same ? words.efficiency_of_class : words.efficiency_other,
              {{"ttft", duration(as_fitted.prefill.seconds, language)},
               {"total", duration(as_fitted.total_s, language)},
               {"class_compute", put_in(calibration.compute_efficiency, language)},
               {"class_memory", put_in(calibration.memory_efficiency, language)},
               {"compute", put_in(used.compute_efficiency, language)},
               {"memory", put_in(used.memory_efficiency, language)}});
}

std::string prediction_note(const PanelInput& input) {
  const Language language = input.controls.language;
  const SumsStrings& words = sums_strings(language);
  const CalibrationProfile* calibration = calibration_of(input);
  if (calibration == nullptr) return std::string(words.note_not_measured);
  const std::string_view measured = calibration->devices > 0 ? words.note_measured : words.note_one_device;
  return fill(measured, {{"label", local(calibration->label, language)},
                         {"prefill", whole_percent(calibration->prefill_median_error, language)},
                         {"decode", whole_percent(calibration->decode_median_error, language)},
                         {"devices", whole(calibration->devices, language).digits}}) +
         " " + efficiency_note(input, *calibration);
}

std::string left_out_note(const PanelInput& input) {
  const SumsStrings& words = sums_strings(input.controls.language);
  std::string note{words.note_left_out};
  if (input.setting.hardware.pass_overhead_s == 0.0) note.append(" ").append(words.note_no_overhead);
  return note;
}

std::string legend_of(const PanelInput& input) {
  const SumsStrings& words = sums_strings(input.controls.language);
  std::string legend{words.legend};
  if (input.setting.hardware.usd_per_hour > 0.0) legend.append(" ").append(words.legend_price);
  return legend;
}

Table table_of(const std::vector<SumLine>& sums, Language language) {
  const SumsStrings& words = sums_strings(language);
  Table table{.caption = std::string(words.caption),
              .columns = {std::string(strings(language).column_figure), std::string(words.column_formula),
                          std::string(words.column_substituted), std::string(words.column_result)},
              .rows = {}};
  for (const SumLine& sum : sums) table.rows.push_back({sum.name, sum.formula, sum.substituted, sum.result});
  return table;
}

}  // namespace

std::string plain_text(const SumLine& sum) {
  return fill(formulas::copied_line,
              {{"name", sum.name}, {"formula", sum.formula}, {"substituted", sum.substituted}, {"result", sum.result}});
}

PanelContent compose_sums(const PanelInput& input) {
  const Language language = input.controls.language;
  const SumsStrings& words = sums_strings(language);
  PanelContent content;
  content.panel = Panel::sums;
  content.title = strings(language).tab_sums;
  content.lead = words.lead;
  content.controls.emplace_back(efficiency_control(input.controls, input.catalogue));
  for (const auto group :
       {machine_sums, prefill_sums, decode_sums, answer_sums, utilization_sums, memory_sums, advice_sums, price_sums}) {
    for (SumLine& line : group(input)) content.sums.push_back(std::move(line));
  }
  content.copying = {
      .hint = std::string(words.copy_hint), .copy = std::string(words.copy), .copied = std::string(words.copied)};
  content.key = legend_of(input);
  content.notes = {prediction_note(input), std::string(words.note_assumptions), left_out_note(input)};
  content.table = table_of(content.sums, language);
  return content;
}

}  // namespace shell
