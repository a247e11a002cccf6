// What the formulas refuse though the schema lets it pass: core's problems as sentences for the author of the file.
#include <vector>

#include "prefill_decode/validate.hpp"
#include "profiles/broken.hpp"
#include "profiles/entity.hpp"
#include "profiles/plain_number.hpp"

namespace profiles {
namespace {

using prefill_decode::Problem;
using prefill_decode::ProblemCode;

std::string reason(const Problem& problem) {
  switch (problem.code) {
    case ProblemCode::not_finite:
      return "is not a finite number";
    case ProblemCode::not_positive:
      return "must be greater than 0, not " + plain_number(problem.value);
    case ProblemCode::negative:
      return "must be at least 0, not " + plain_number(problem.value);
    case ProblemCode::below_minimum:
      return "must be at least " + plain_number(problem.bound) + ", not " + plain_number(problem.value);
    case ProblemCode::above_maximum:
      return "must be at most " + plain_number(problem.bound) + ", not " + plain_number(problem.value);
    case ProblemCode::not_a_fraction:
      return "must be greater than 0 and at most 1, not " + plain_number(problem.value);
    case ProblemCode::not_whole:
      return "must be a whole number, not " + plain_number(problem.value);
    case ProblemCode::more_kv_heads_than_heads:
      return "must not exceed the query heads";
    case ProblemCode::heads_not_divisible:
      return "is " + plain_number(problem.value) + ", which is no multiple of the " + plain_number(problem.bound) +
             " KV heads";
    case ProblemCode::more_active_experts_than_experts:
      return "must not exceed the number of experts";
    case ProblemCode::experts_incomplete:
      return "must be positive together with expert_parameters, experts and active_experts, or all three absent";
  }
  return "is refused";
}

void refuse_first(const std::vector<Problem>& problems, const std::string& file) {
  if (!problems.empty()) {
    throw Broken(file, "/" + std::string(problems.front().field) + "/value " + reason(problems.front()) + ".");
  }
}

}  // namespace

void check_formulas(const shell::HardwareProfile& profile, const std::string& file) {
  refuse_first(prefill_decode::validate(profile.hardware), file);
}

void check_formulas(const shell::ModelProfile& profile, const std::string& file) {
  refuse_first(prefill_decode::validate(profile.model), file);
  refuse_first(prefill_decode::validate(profile.precision), file);
}

void check_formulas(const shell::ScenarioProfile& profile, const std::string& file) {
  refuse_first(prefill_decode::validate(profile.scenario), file);
}

}  // namespace profiles
