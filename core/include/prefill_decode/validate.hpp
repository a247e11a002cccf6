// What an estimate refuses: the field at fault and the kind of fault, as values; words live in wasm_shell/text.
#pragma once

#include <string_view>
#include <vector>

#include "prefill_decode/setting.hpp"

namespace prefill_decode {

enum class ProblemCode {
  not_finite,
  not_positive,
  negative,
  below_minimum,
  above_maximum,
  not_a_fraction,
  not_whole,
  more_kv_heads_than_heads,
  heads_not_divisible,
  more_active_experts_than_experts,
  experts_incomplete,
};

struct Problem {
  ProblemCode code;
  // Name of the C++ field and JSON key, e.g. "compute_efficiency"; "estimate" when every field is fine by itself
  // and the numbers overflow or vanish together.
  std::string_view field;
  // The refused value.
  double value = 0.0;
  // Bound that it breaks, where there is one.
  double bound = 0.0;
};

std::vector<Problem> validate(const Hardware& hardware);
std::vector<Problem> validate(const Model& model);
std::vector<Problem> validate(const Precision& precision);
std::vector<Problem> validate(const Scenario& scenario);
// All of the above in this order, fields in the order of their struct; then that the estimate is finite.
std::vector<Problem> validate(const Setting& setting);

}  // namespace prefill_decode
