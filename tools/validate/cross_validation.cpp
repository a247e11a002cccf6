// The rounds of the cross-validation.
#include "validate/cross_validation.hpp"

#include <algorithm>
#include <iterator>
#include <limits>

namespace validation {
namespace {

Score score_of(const Run& run, const Predictor& predictor) {
  Score score{.run = &run};
  if (can_score_prefill(run)) score.prefill_tokens_per_s = predictor.prefill(run);
  if (can_score_decode(run)) score.decode_tokens_per_s = predictor.decode(run);
  return score;
}

}  // namespace

double prefill_error(const Score& score) {
  return *score.prefill_tokens_per_s / *score.run->prefill_tokens_per_s - 1.0;
}

double decode_error(const Score& score) { return *score.decode_tokens_per_s / *score.run->decode_tokens_per_s - 1.0; }

bool has_score(const Score& score, Phase phase) {
  return phase == Phase::prefill ? score.prefill_tokens_per_s.has_value() : score.decode_tokens_per_s.has_value();
}

double error_of(const Score& score, Phase phase) {
  return phase == Phase::prefill ? prefill_error(score) : decode_error(score);
}

std::string device_group(const Run& run) { return run.device; }

std::string chip_group(const Run& run) { return run.device.substr(0, run.device.find(" (")); }

std::vector<std::string> groups_of(const std::vector<Run>& runs, Group group) {
  std::vector<std::string> groups;
  for (const Run& run : runs) {
    if (std::find(groups.begin(), groups.end(), group(run)) == groups.end()) groups.push_back(group(run));
  }
  return groups;
}

std::vector<Run> without(const std::vector<Run>& runs, Group group, const std::string& name) {
  std::vector<Run> others;
  std::copy_if(runs.begin(), runs.end(), std::back_inserter(others),
               [&](const Run& run) { return group(run) != name; });
  return others;
}

ClassScores cross_validate(const ClassRuns& members, const Method& method, Group group) {
  const std::vector<std::string> groups = groups_of(members.runs, group);
  ClassScores result{.members = &members, .scores = {}};
  if (groups.size() < 2) {
    result.scores = score_with(members.runs, method(members.runs));
    return result;
  }
  result.groups_left_out = static_cast<int>(groups.size());
  for (const std::string& name : groups) {
    const Predictor predictor = method(without(members.runs, group, name));
    for (const Run& run : members.runs) {
      if (group(run) == name) result.scores.push_back(score_of(run, predictor));
    }
  }
  std::sort(result.scores.begin(), result.scores.end(),
            [](const Score& a, const Score& b) { return a.run->line < b.run->line; });
  return result;
}

std::vector<Score> score_with(const std::vector<Run>& runs, const Predictor& predictor) {
  std::vector<Score> scores;
  scores.reserve(runs.size());
  for (const Run& run : runs) scores.push_back(score_of(run, predictor));
  return scores;
}

Errors errors_of(const std::vector<Score>& scores, std::int64_t longest_prompt_tokens) {
  Errors errors;
  for (const Score& score : scores) {
    if (score.run->prompt_tokens > longest_prompt_tokens) continue;
    if (score.prefill_tokens_per_s) errors.prefill.push_back(prefill_error(score));
    if (score.decode_tokens_per_s) errors.decode.push_back(decode_error(score));
  }
  return errors;
}

Errors errors_of(const std::vector<Score>& scores) {
  return errors_of(scores, std::numeric_limits<std::int64_t>::max());
}

}  // namespace validation
