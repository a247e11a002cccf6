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

std::vector<std::string> devices_of(const std::vector<Run>& runs) {
  std::vector<std::string> devices;
  for (const Run& run : runs) {
    if (std::find(devices.begin(), devices.end(), run.device) == devices.end()) devices.push_back(run.device);
  }
  return devices;
}

std::vector<Run> without_device(const std::vector<Run>& runs, const std::string& device) {
  std::vector<Run> others;
  std::copy_if(runs.begin(), runs.end(), std::back_inserter(others),
               [&](const Run& run) { return run.device != device; });
  return others;
}

ClassScores cross_validate(const ClassRuns& members, const Method& method) {
  const std::vector<std::string> devices = devices_of(members.runs);
  ClassScores result{.members = &members, .scores = {}};
  if (devices.size() < 2) {
    result.scores = score_with(members.runs, method(members.runs));
    return result;
  }
  result.devices_left_out = static_cast<int>(devices.size());
  for (const std::string& device : devices) {
    const Predictor predictor = method(without_device(members.runs, device));
    for (const Run& run : members.runs) {
      if (run.device == device) result.scores.push_back(score_of(run, predictor));
    }
  }
  std::sort(result.scores.begin(), result.scores.end(),
            [](const Score& a, const Score& b) { return a.run->line < b.run->line; });
  return result;
}

std::vector<Score> score_with(const std::vector<Run>& runs, const Predictor& predictor) {
  std::vector<Score> scores;
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
