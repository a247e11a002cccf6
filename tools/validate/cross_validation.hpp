// Leave one device out: each device of a class predicted from the others.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "validate/method.hpp"
#include "validate/run_class.hpp"
#include "validate/statistics.hpp"

namespace validation {

struct Score {
  const Run* run = nullptr;
  // tokens/s; empty where nothing was measured or a datasheet figure is missing.
  std::optional<double> prefill_tokens_per_s = std::nullopt;
  std::optional<double> decode_tokens_per_s = std::nullopt;
};

enum class Phase { prefill, decode };

bool has_score(const Score& score, Phase phase);
// predicted / measured − 1. Precondition: both exist.
double error_of(const Score& score, Phase phase);
double prefill_error(const Score& score);
double decode_error(const Score& score);

struct ClassScores {
  const ClassRuns* members = nullptr;
  // 0: the class has one device, and the scores are of the runs that the constants were fitted to.
  int groups_left_out = 0;
  // In the order of the runs.
  std::vector<Score> scores;
};

// What is left out at once.
using Group = std::string (*)(const Run&);
std::string device_group(const Run& run);
// All variants of a chip: the name without what stands in brackets.
std::string chip_group(const Run& run);

// In order of appearance.
std::vector<std::string> groups_of(const std::vector<Run>& runs, Group group);
std::vector<Run> without(const std::vector<Run>& runs, Group group, const std::string& name);

// Pointers of the result point into members.
ClassScores cross_validate(const ClassRuns& members, const Method& method, Group group = device_group);
// The scores of given constants, nothing left out.
std::vector<Score> score_with(const std::vector<Run>& runs, const Predictor& predictor);

struct Errors {
  std::vector<double> prefill;
  std::vector<double> decode;
};

// Of the runs whose prompt is no longer.
Errors errors_of(const std::vector<Score>& scores, std::int64_t longest_prompt_tokens);
Errors errors_of(const std::vector<Score>& scores);

}  // namespace validation
