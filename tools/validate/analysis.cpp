// Running every method over every class.
#include "validate/analysis.hpp"

#include "validate/micro_batches.hpp"

namespace validation {
namespace {

std::vector<ClassScores> by_method(const std::vector<ClassRuns>& classes, const Method& method,
                                   Group group = device_group) {
  std::vector<ClassScores> scores;
  scores.reserve(classes.size());
  for (const ClassRuns& members : classes) scores.push_back(cross_validate(members, method, group));
  return scores;
}

}  // namespace

void analyse(const std::vector<Run>& runs, const std::vector<shell::HardwareProfile>& machines, Analysis& analysis) {
  analysis.classes = runs_by_class(runs);
  analysis.fitted = by_method(analysis.classes, fitted);
  analysis.constant_efficiency = by_method(analysis.classes, constant_efficiency);
  analysis.ideal = by_method(analysis.classes, ideal);
  analysis.all_lengths = by_method(analysis.classes, fitted_to_all_lengths);
  analysis.by_precision = by_method(analysis.classes, fitted_by_precision);
  analysis.micro_batches = by_method(analysis.classes, fitted_with_micro_batches);
  analysis.by_chip = by_method(analysis.classes, fitted, chip_group);
  for (const ClassScores& scores : analysis.fitted) analysis.calibrations.push_back(calibrate(scores));
  analysis.machines = machines;
}

bool is_cross_validated(const ClassScores& scores) { return scores.groups_left_out > 0; }

Errors all_errors(const std::vector<ClassScores>& classes) {
  Errors all;
  for (const ClassScores& scores : classes) {
    if (!is_cross_validated(scores)) continue;
    const Errors errors = errors_of(scores.scores);
    all.prefill.insert(all.prefill.end(), errors.prefill.begin(), errors.prefill.end());
    all.decode.insert(all.decode.end(), errors.decode.begin(), errors.decode.end());
  }
  return all;
}

std::string_view obstacle(const Run& run, const RunClass& kind, Phase phase) {
  const bool measured =
      phase == Phase::prefill ? run.prefill_tokens_per_s.has_value() : run.decode_tokens_per_s.has_value();
  if (!measured) return "not measured";
  if (!run.datasheet.peak_bytes_per_s) return "the bandwidth in devices.csv is blank";
  if (phase == Phase::decode || run.datasheet.peak_flop_per_s) return "";
  return kind.prefill_obstacle.empty() ? "the peak in devices.csv is blank" : kind.prefill_obstacle;
}

}  // namespace validation
