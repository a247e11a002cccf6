// The machines of the widget: the efficiencies they ship with against their class and against their own runs.
#include <map>

#include "validate/markdown.hpp"
#include "validate/report.hpp"
#include "validate/text_format.hpp"

namespace validation {
namespace {

const std::map<std::string, std::string>& measured_names() {
  static const std::map<std::string, std::string> names = {
      {"laptop", "Intel Core Ultra 7 258V / Arc 140V (Lunar Lake laptop)"},
      {"rtx-4090", "RTX 4090"},
      {"a100-80gb", "A100 SXM 80GB"},
      {"m4-max", "Apple M4 Max (40 GPU cores)"},
  };
  return names;
}

std::string constants_text(const Constants& constants) {
  std::string text = shortest(constants.compute_efficiency) + ", " + shortest(constants.memory_efficiency);
  if (constants.pass_overhead_s > 0.0) text += ", " + fixed(1e3 * constants.pass_overhead_s, 1) + " ms";
  return text;
}

std::string class_constants(const Analysis& analysis, const std::string& id) {
  for (const Calibration& calibration : analysis.calibrations) {
    if (calibration.members->kind->id == id) return constants_text(calibration.constants);
  }
  return "—";
}

// What the widget shows: the profile as it is, peaks of the profile too.
Errors profile_errors(const Analysis& analysis, const shell::HardwareProfile& machine, const std::string& device) {
  Errors errors;
  for (const ClassRuns& members : analysis.classes) {
    for (const Run& run : members.runs) {
      if (run.device != device || !takes_part(run, {}) || !can_score_decode(run)) continue;
      errors.decode.push_back(predicted_decode_tokens_per_s(run, machine.hardware) / *run.decode_tokens_per_s - 1.0);
      if (!can_score_prefill(run)) continue;
      errors.prefill.push_back(predicted_prefill_tokens_per_s(run, machine.hardware) / *run.prefill_tokens_per_s - 1.0);
    }
  }
  return errors;
}

std::string both_medians(const Errors& errors) {
  if (errors.decode.empty()) return "—";
  return (errors.prefill.empty() ? "—" : signed_percent(median(errors.prefill))) + " / " +
         signed_percent(median(errors.decode));
}

}  // namespace

std::string machines_table(const Analysis& analysis) {
  std::vector<std::vector<std::string>> rows;
  for (const shell::HardwareProfile& machine : analysis.machines) {
    const auto& hardware = machine.hardware;
    const Constants shipped{.compute_efficiency = hardware.compute_efficiency,
                            .memory_efficiency = hardware.memory_efficiency,
                            .pass_overhead_s = hardware.pass_overhead_s};
    const auto name = measured_names().find(machine.id);
    const bool measured = name != measured_names().end();
    const Errors errors = measured ? profile_errors(analysis, machine, name->second) : Errors{};
    rows.push_back({"`" + machine.id + "`", machine.calibration.empty() ? "—" : "`" + machine.calibration + "`",
                    constants_text(shipped), class_constants(analysis, machine.calibration),
                    std::to_string(errors.decode.size()), both_medians(errors)});
  }
  return markdown_table({"machine", "class", "ships with η_c, η_m, t₀", "class has η_c, η_m, t₀",
                         "runs of this machine", "widget against them, prefill / decode"},
                        rows);
}

}  // namespace validation
