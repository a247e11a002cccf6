// Tables of the report: one row for each class.
#include "validate/markdown.hpp"
#include "validate/report.hpp"
#include "validate/text_format.hpp"

namespace validation {
namespace {

constexpr double decode_target = 0.10;
constexpr double prefill_target = 0.20;

std::string name_of(const ClassScores& scores) { return std::string(scores.members->kind->label_en); }

std::string three(const ErrorSummary& summary) {
  if (summary.count == 0) return "not measured";
  return percent(summary.median) + " / " + percent(summary.percentile_90) + " / " + percent(summary.worst);
}

std::string met(double median, double target) { return median <= target ? "met" : "missed"; }

std::string median_of(const std::vector<double>& errors) {
  return errors.empty() ? "—" : percent(summarise(errors).median);
}

std::vector<std::string> summary_row(const std::string& name, const std::string& devices, const Errors& errors) {
  const ErrorSummary prefill = summarise(errors.prefill);
  const ErrorSummary decode = summarise(errors.decode);
  return {name,           devices,
          three(decode),  met(decode.median, decode_target),
          three(prefill), met(prefill.median, prefill_target)};
}

}  // namespace

std::string summary_table(const Analysis& analysis) {
  std::vector<std::vector<std::string>> rows;
  int devices = 0;
  for (const ClassScores& scores : analysis.fitted) {
    if (!is_cross_validated(scores)) continue;
    devices += scores.groups_left_out;
    rows.push_back(summary_row(name_of(scores), std::to_string(scores.groups_left_out), errors_of(scores.scores)));
  }
  rows.push_back(summary_row("**all of them**", std::to_string(devices), all_errors(analysis.fitted)));
  return markdown_table({"class", "devices", "decode: median / 90th percentile / worst", "target 10 %",
                         "prefill: median / 90th percentile / worst", "target 20 %"},
                        rows);
}

std::string baseline_table(const Analysis& analysis) {
  std::vector<std::vector<std::string>> rows;
  for (std::size_t i = 0; i < analysis.fitted.size(); ++i) {
    if (!is_cross_validated(analysis.fitted[i])) continue;
    const Errors fitted = errors_of(analysis.fitted[i].scores);
    const Errors constant = errors_of(analysis.constant_efficiency[i].scores);
    const Errors ideal = errors_of(analysis.ideal[i].scores);
    rows.push_back({name_of(analysis.fitted[i]), three(summarise(fitted.decode)), three(summarise(constant.decode)),
                    three(summarise(ideal.decode)), three(summarise(fitted.prefill)),
                    three(summarise(constant.prefill)), three(summarise(ideal.prefill))});
  }
  return markdown_table({"class", "decode, fitted", "decode, no t₀", "decode, ideal", "prefill, fitted",
                         "prefill, no t₀", "prefill, ideal"},
                        rows);
}

std::string alternatives_table(const Analysis& analysis) {
  std::vector<std::vector<std::string>> rows;
  for (std::size_t i = 0; i < analysis.fitted.size(); ++i) {
    if (!is_cross_validated(analysis.fitted[i])) continue;
    const auto cell = [i](const std::vector<ClassScores>& method) {
      return median_of(errors_of(method[i].scores).prefill) + " (" +
             median_of(errors_of(method[i].scores, FitRules{}.longest_prompt_tokens).prefill) + ")";
    };
    rows.push_back({name_of(analysis.fitted[i]), cell(analysis.fitted), cell(analysis.all_lengths),
                    cell(analysis.by_precision), cell(analysis.micro_batches)});
  }
  return markdown_table(
      {"class", "shipped", "fitted to all lengths", "η_c per weight format", "with expanded weights and stored scores"},
      rows);
}

std::string constants_table(const Analysis& analysis) {
  std::vector<std::vector<std::string>> rows;
  for (const Calibration& calibration : analysis.calibrations) {
    const RunClass& kind = *calibration.members->kind;
    if (!kind.calibration_obstacle.empty()) continue;
    const Constants& constants = calibration.constants;
    const auto scores = score_with(calibration.members->runs, predictor_of(constants));
    const Errors residuals = errors_of(scores, FitRules{}.longest_prompt_tokens);
    rows.push_back({"`" + std::string(kind.id) + "`", fixed(constants.compute_efficiency, 3),
                    fixed(constants.memory_efficiency, 3), fixed(1e3 * constants.pass_overhead_s, 2) + " ms",
                    std::to_string(calibration.measurements), three(summarise(residuals.decode)),
                    three(summarise(residuals.prefill))});
  }
  return markdown_table({"calibration", "η_c", "η_m", "t₀", "values fitted", "residuals, decode", "residuals, prefill"},
                        rows);
}

std::string single_device_table(const Analysis& analysis) {
  std::vector<std::vector<std::string>> rows;
  for (std::size_t i = 0; i < analysis.fitted.size(); ++i) {
    if (is_cross_validated(analysis.fitted[i])) continue;
    const Errors errors = errors_of(analysis.fitted[i].scores);
    const Constants constants = analysis.calibrations[i].constants;
    const std::string_view why = analysis.classes[i].kind->calibration_obstacle;
    rows.push_back({name_of(analysis.fitted[i]), std::to_string(analysis.classes[i].runs.size()),
                    errors.prefill.empty() ? "—" : fixed(constants.compute_efficiency, 2),
                    fixed(constants.memory_efficiency, 2), fixed(1e3 * constants.pass_overhead_s, 1) + " ms",
                    three(summarise(errors.decode)), three(summarise(errors.prefill)),
                    why.empty() ? "shipped" : "not shipped: " + std::string(why)});
  }
  return markdown_table({"class", "runs", "η_c", "η_m", "t₀", "residuals, decode", "residuals, prefill", "calibration"},
                        rows);
}

}  // namespace validation
