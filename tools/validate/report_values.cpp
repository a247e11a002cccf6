// Single figures of the report, by name.
#include <initializer_list>
#include <string_view>

#include "validate/report.hpp"
#include "validate/text_format.hpp"

namespace validation {
namespace {

std::string joined(std::initializer_list<std::string_view> parts) {
  std::string name;
  for (const std::string_view part : parts) name += part;
  return name;
}

void add_summary(Values& values, const std::string& name, const std::vector<double>& errors) {
  const ErrorSummary summary = summarise(errors);
  values[name + ".median"] = percent(summary.median);
  values[name + ".percentile_90"] = percent(summary.percentile_90);
  values[name + ".worst"] = percent(summary.worst);
  values[name + ".count"] = std::to_string(summary.count);
}

void add_method(Values& values, const std::string& suffix, const std::vector<ClassScores>& classes) {
  for (const ClassScores& scores : classes) {
    const std::string_view id = scores.members->kind->id;
    const Errors all = errors_of(scores.scores);
    const Errors short_prompts = errors_of(scores.scores, FitRules{}.longest_prompt_tokens);
    add_summary(values, joined({id, ".prefill", suffix}), all.prefill);
    add_summary(values, joined({id, ".decode", suffix}), all.decode);
    add_summary(values, joined({id, ".prefill_short", suffix}), short_prompts.prefill);
    add_summary(values, joined({id, ".decode_short", suffix}), short_prompts.decode);
  }
  const Errors all = all_errors(classes);
  add_summary(values, "all.prefill" + suffix, all.prefill);
  add_summary(values, "all.decode" + suffix, all.decode);
}

void add_lengths(Values& values, const std::vector<ClassScores>& classes) {
  for (const ClassScores& scores : classes) {
    for (const std::int64_t tokens : {512, 1024, 4096, 8192}) {
      const std::string_view id = scores.members->kind->id;
      const std::string at = std::to_string(tokens);
      values[joined({id, ".prefill_at_", at})] = signed_median_at(scores, tokens, Phase::prefill);
      values[joined({id, ".decode_at_", at})] = signed_median_at(scores, tokens, Phase::decode);
    }
  }
}

void add_counts(Values& values, const Analysis& analysis) {
  int runs = 0;
  int anomalies = 0;
  int cross_validated = 0;
  int devices = 0;
  for (const ClassScores& scores : analysis.fitted) {
    const std::string id(scores.members->kind->id);
    values[id + ".runs"] = std::to_string(scores.members->runs.size());
    values[id + ".devices"] = std::to_string(groups_of(scores.members->runs, device_group).size());
    runs += static_cast<int>(scores.members->runs.size());
    for (const Run& run : scores.members->runs) anomalies += is_marked_anomaly(run) ? 1 : 0;
    if (!is_cross_validated(scores)) continue;
    cross_validated += static_cast<int>(scores.members->runs.size());
    devices += scores.groups_left_out;
  }
  values["runs"] = std::to_string(runs);
  values["anomalies"] = std::to_string(anomalies);
  values["cross_validated_runs"] = std::to_string(cross_validated);
  values["cross_validated_devices"] = std::to_string(devices);
}

}  // namespace

Values report_values(const Analysis& analysis) {
  Values values;
  add_method(values, "", analysis.fitted);
  add_method(values, "_ideal", analysis.ideal);
  add_method(values, "_constant", analysis.constant_efficiency);
  add_method(values, "_all_lengths", analysis.all_lengths);
  add_method(values, "_by_precision", analysis.by_precision);
  add_method(values, "_micro_batches", analysis.micro_batches);
  add_method(values, "_by_chip", analysis.by_chip);
  add_lengths(values, analysis.fitted);
  add_counts(values, analysis);
  values["summary_table"] = summary_table(analysis);
  values["baseline_table"] = baseline_table(analysis);
  values["alternatives_table"] = alternatives_table(analysis);
  values["constants_table"] = constants_table(analysis);
  values["single_device_table"] = single_device_table(analysis);
  values["length_table"] = length_table(analysis);
  values["worst_table"] = worst_table(analysis);
  values["machines_table"] = machines_table(analysis);
  values["unscored_list"] = unscored_list(analysis);
  return values;
}

}  // namespace validation
