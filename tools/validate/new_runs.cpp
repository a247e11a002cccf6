// Scoring without fitting.
#include "validate/new_runs.hpp"

#include <algorithm>

#include "validate/analysis.hpp"
#include "validate/text_format.hpp"

namespace validation {
namespace {

std::string phase_text(const Score& score, const RunClass& kind, Phase phase) {
  const std::string_view why = obstacle(*score.run, kind, phase);
  if (!why.empty()) return std::string(why);
  const bool prefill = phase == Phase::prefill;
  const double predicted = prefill ? *score.prefill_tokens_per_s : *score.decode_tokens_per_s;
  const double measured = prefill ? *score.run->prefill_tokens_per_s : *score.run->decode_tokens_per_s;
  return fixed(predicted, 1) + " predicted, " + fixed(measured, 1) + " measured, " +
         signed_percent(predicted / measured - 1.0);
}

std::string run_text(const Score& score, const RunClass& kind) {
  return "line " + std::to_string(score.run->line) + ", " + score.run->device + ", " + score.run->model_name + " " +
         score.run->weight_format + "\n  prefill: " + phase_text(score, kind, Phase::prefill) +
         "\n  decode: " + phase_text(score, kind, Phase::decode) + "\n";
}

std::string median_text(const std::vector<double>& errors) {
  return errors.empty() ? "no run" : percent(summarise(errors).median);
}

std::string class_text(const ClassRuns& members, const shell::CalibrationProfile& calibration) {
  const auto scores = score_with(members.runs, predictor_of({.compute_efficiency = calibration.compute_efficiency,
                                                             .memory_efficiency = calibration.memory_efficiency,
                                                             .pass_overhead_s = calibration.pass_overhead_s}));
  std::string text;
  for (const Score& score : scores) text += run_text(score, *members.kind);
  const Errors errors = errors_of(scores);
  return text + "median error with " + calibration.id + ": prefill " + median_text(errors.prefill) + ", decode " +
         median_text(errors.decode) + "\n\n";
}

}  // namespace

std::string score_report(const std::vector<Run>& runs, const std::vector<shell::CalibrationProfile>& calibrations) {
  std::string text;
  for (const ClassRuns& members : runs_by_class(runs)) {
    const auto calibration = std::find_if(calibrations.begin(), calibrations.end(),
                                          [&](const auto& candidate) { return candidate.id == members.kind->id; });
    if (calibration != calibrations.end()) {
      text += class_text(members, *calibration);
      continue;
    }
    for (const Run& run : members.runs) {
      text += "line " + std::to_string(run.line) + ", " + run.device + ": no calibration is shipped for " +
              std::string(members.kind->label_en) + ", " + std::string(members.kind->calibration_obstacle) + "\n";
    }
  }
  for (const Run& run : runs) {
    if (class_of(run) != nullptr) continue;
    text += "line " + std::to_string(run.line) + ", " + run.device + ", " + run.backend + ": no class covers it\n";
  }
  return text;
}

}  // namespace validation
