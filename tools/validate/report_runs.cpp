// Parts of the report that name single runs.
#include <algorithm>
#include <cmath>
#include <map>

#include "validate/csv_table.hpp"
#include "validate/markdown.hpp"
#include "validate/report.hpp"
#include "validate/text_format.hpp"

namespace validation {
namespace {

std::string run_name(const Run& run) {
  return run.device + ", " + run.model_name + " " + run.weight_format + ", " +
         grouped(static_cast<long long>(run.prompt_tokens)) + " tokens";
}

const Score* worst(const std::vector<Score>& scores, Phase phase) {
  const Score* found = nullptr;
  double largest = -1.0;
  for (const Score& score : scores) {
    if (!has_score(score, phase) || is_marked_anomaly(*score.run)) continue;
    const double size = std::abs(error_of(score, phase));
    if (size > largest) {
      largest = size;
      found = &score;
    }
  }
  return found;
}

std::string optional_rate(const std::optional<double>& rate) { return rate ? fixed(*rate, 2) : ""; }

std::string optional_error(const std::optional<double>& predicted, double (*error)(const Score&), const Score& score) {
  return predicted ? fixed(error(score), 4) : "";
}

std::string yes_or_no(bool answer) { return answer ? "yes" : "no"; }

std::vector<std::string> csv_fields(const Score& held_out, const Score& in_sample, const ClassScores& scores) {
  const Run& run = *held_out.run;
  const RunClass& kind = *scores.members->kind;
  return {std::to_string(run.line),
          std::string(kind.id),
          run.device,
          run.backend,
          run.model_name,
          run.weight_format,
          fixed(run.weight_bits, 3),
          std::to_string(run.prompt_tokens),
          yes_or_no(is_cross_validated(scores)),
          yes_or_no(takes_part(run, {})),
          optional_rate(run.prefill_tokens_per_s),
          optional_rate(held_out.prefill_tokens_per_s),
          optional_error(held_out.prefill_tokens_per_s, prefill_error, held_out),
          optional_error(in_sample.prefill_tokens_per_s, prefill_error, in_sample),
          optional_rate(run.decode_tokens_per_s),
          optional_rate(held_out.decode_tokens_per_s),
          optional_error(held_out.decode_tokens_per_s, decode_error, held_out),
          optional_error(in_sample.decode_tokens_per_s, decode_error, in_sample),
          std::string(obstacle(run, kind, Phase::prefill)),
          std::string(obstacle(run, kind, Phase::decode))};
}

}  // namespace

std::string worst_table(const Analysis& analysis) {
  std::vector<std::vector<std::string>> rows;
  for (const ClassScores& scores : analysis.fitted) {
    if (!is_cross_validated(scores)) continue;
    const Score* decode = worst(scores.scores, Phase::decode);
    const Score* prefill = worst(scores.scores, Phase::prefill);
    rows.push_back({std::string(scores.members->kind->label_en),
                    run_name(*decode->run) + ": " + signed_percent(decode_error(*decode)),
                    run_name(*prefill->run) + ": " + signed_percent(prefill_error(*prefill))});
  }
  return markdown_table({"class", "worst decode", "worst prefill"}, rows);
}

std::string signed_median_at(const ClassScores& scores, std::int64_t tokens, Phase phase) {
  std::vector<double> errors;
  for (const Score& score : scores.scores) {
    if (score.run->prompt_tokens != tokens || score.run->context_tokens != tokens) continue;
    if (is_marked_anomaly(*score.run) || !has_score(score, phase)) continue;
    errors.push_back(error_of(score, phase));
  }
  return errors.empty() ? "—" : signed_percent(median(errors));
}

std::string length_table(const Analysis& analysis) {
  std::vector<std::vector<std::string>> rows;
  for (const ClassScores& scores : analysis.fitted) {
    if (!is_cross_validated(scores)) continue;
    std::vector<std::string> row = {std::string(scores.members->kind->label_en)};
    for (const std::int64_t tokens : {512, 1024, 4096, 8192}) {
      row.push_back(signed_median_at(scores, tokens, Phase::prefill) + " / " +
                    signed_median_at(scores, tokens, Phase::decode));
    }
    rows.push_back(row);
  }
  return markdown_table({"class, prefill / decode", "512", "1,024", "4,096", "8,192"}, rows);
}

std::string unscored_list(const Analysis& analysis) {
  std::string list;
  for (const ClassRuns& members : analysis.classes) {
    for (const Run& run : members.runs) {
      for (const Phase phase : {Phase::prefill, Phase::decode}) {
        const std::string_view why = obstacle(run, *members.kind, phase);
        if (why.empty()) continue;
        list += "- line " + std::to_string(run.line) + ", " + run.device + ", " + run.model_name + " " +
                run.weight_format + ", " + (phase == Phase::prefill ? "prefill" : "decode") + ": " + std::string(why) +
                "\n";
      }
    }
  }
  if (!list.empty()) list.pop_back();
  return list;
}

std::string runs_csv(const Analysis& analysis) {
  std::string csv =
      "line,class,device,backend,model,quant,weight_bits,prompt_tokens,cross_validated,takes_part_in_fit,"
      "prefill_measured,prefill_predicted,prefill_error,prefill_residual,"
      "decode_measured,decode_predicted,decode_error,decode_residual,prefill_unscored,decode_unscored\n";
  for (std::size_t i = 0; i < analysis.fitted.size(); ++i) {
    const ClassScores& scores = analysis.fitted[i];
    const auto in_sample = score_with(scores.members->runs, predictor_of(analysis.calibrations[i].constants));
    for (std::size_t j = 0; j < scores.scores.size(); ++j) {
      csv += csv_line(csv_fields(scores.scores[j], in_sample[j], scores));
    }
  }
  return csv;
}

}  // namespace validation
