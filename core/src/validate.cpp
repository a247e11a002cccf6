// What an estimate refuses.
#include "prefill_decode/validate.hpp"

#include <limits>
#include <utility>

#include "finite_estimate.hpp"

namespace prefill_decode {
namespace {

using Problems = std::vector<Problem>;

bool is_number(double value) {
  return value >= std::numeric_limits<double>::lowest() && value <= std::numeric_limits<double>::max();
}

// Every double from 2^53 on is whole; below, the cast is exact and safe.
bool is_whole(double value) {
  constexpr double all_whole_from = 9007199254740992.0;
  return value >= all_whole_from || value == static_cast<double>(static_cast<std::int64_t>(value));
}

class Checks {
 public:
  void positive(std::string_view field, double value) { finite_and(field, value, value <= 0.0, not_positive); }
  void not_negative(std::string_view field, double value) { finite_and(field, value, value < 0.0, negative); }
  void fraction(std::string_view field, double value) {
    finite_and(field, value, value <= 0.0 || value > 1.0, ProblemCode::not_a_fraction, 1.0);
  }
  void whole_positive(std::string_view field, double value) {
    if (!finite_and(field, value, value <= 0.0, not_positive)) check_whole(field, value);
  }
  void whole_not_negative(std::string_view field, double value) {
    if (!finite_and(field, value, value < 0.0, negative)) check_whole(field, value);
  }
  void bits(std::string_view field, double value) {
    if (finite_and(field, value, value <= 0.0, not_positive)) return;
    if (value < min_bits) add(ProblemCode::below_minimum, field, value, min_bits);
    if (value > max_bits) add(ProblemCode::above_maximum, field, value, max_bits);
  }
  void tokens(std::string_view field, std::int64_t value, std::int64_t minimum, std::int64_t maximum) {
    const auto refused = static_cast<double>(value);
    if (value < minimum) add(minimum > 0 ? not_positive : negative, field, refused);
    if (value > maximum) add(ProblemCode::above_maximum, field, refused, static_cast<double>(maximum));
  }
  void add(ProblemCode code, std::string_view field, double value, double bound = 0.0) {
    problems_.push_back({.code = code, .field = field, .value = value, .bound = bound});
  }
  bool none() const { return problems_.empty(); }
  Problems take() { return std::move(problems_); }

 private:
  static constexpr ProblemCode not_positive = ProblemCode::not_positive;
  static constexpr ProblemCode negative = ProblemCode::negative;

  void check_whole(std::string_view field, double value) {
    if (!is_whole(value)) add(ProblemCode::not_whole, field, value);
  }
  bool finite_and(std::string_view field, double value, bool broken, ProblemCode code, double bound = 0.0) {
    if (!is_number(value)) {
      add(ProblemCode::not_finite, field, value);
      return true;
    }
    if (broken) add(code, field, value, bound);
    return broken;
  }

  Problems problems_;
};

void check_heads(Checks& checks, const Model& model) {
  if (model.kv_heads > model.query_heads) {
    checks.add(ProblemCode::more_kv_heads_than_heads, "kv_heads", model.kv_heads, model.query_heads);
  } else if (!is_whole(model.query_heads / model.kv_heads)) {
    checks.add(ProblemCode::heads_not_divisible, "query_heads", model.query_heads, model.kv_heads);
  }
}

// A model has all three or none.
void check_experts(Checks& checks, const Model& model) {
  const bool any = model.expert_parameters > 0.0 || model.experts > 0.0 || model.active_experts > 0.0;
  if (!any) return;
  const auto require = [&](std::string_view field, double value) {
    if (!(value > 0.0)) checks.add(ProblemCode::experts_incomplete, field, value);
  };
  require("expert_parameters", model.expert_parameters);
  require("experts", model.experts);
  require("active_experts", model.active_experts);
  if (model.experts > 0.0 && model.active_experts > model.experts) {
    checks.add(ProblemCode::more_active_experts_than_experts, "active_experts", model.active_experts, model.experts);
  }
}

void append(Problems& all, const Problems& more) { all.insert(all.end(), more.begin(), more.end()); }

}  // namespace

Problems validate(const Hardware& hardware) {
  Checks checks;
  checks.positive("peak_flop_per_s", hardware.peak_flop_per_s);
  checks.fraction("compute_efficiency", hardware.compute_efficiency);
  checks.positive("peak_bytes_per_s", hardware.peak_bytes_per_s);
  checks.fraction("memory_efficiency", hardware.memory_efficiency);
  checks.positive("memory_bytes", hardware.memory_bytes);
  checks.fraction("usable_memory_fraction", hardware.usable_memory_fraction);
  checks.not_negative("pass_overhead_s", hardware.pass_overhead_s);
  checks.not_negative("usd_per_hour", hardware.usd_per_hour);
  return checks.take();
}

Problems validate(const Model& model) {
  Checks checks;
  checks.whole_positive("layers", model.layers);
  checks.whole_positive("query_heads", model.query_heads);
  checks.whole_positive("kv_heads", model.kv_heads);
  checks.whole_positive("head_dimension", model.head_dimension);
  checks.positive("shared_parameters", model.shared_parameters);
  checks.not_negative("expert_parameters", model.expert_parameters);
  checks.whole_not_negative("experts", model.experts);
  checks.whole_not_negative("active_experts", model.active_experts);
  checks.positive("head_parameters", model.head_parameters);
  checks.not_negative("embedding_parameters", model.embedding_parameters);
  checks.whole_not_negative("trained_context_tokens", model.trained_context_tokens);
  if (!checks.none()) return checks.take();
  check_heads(checks, model);
  check_experts(checks, model);
  return checks.take();
}

Problems validate(const Precision& precision) {
  Checks checks;
  checks.bits("weight_bits", precision.weight_bits);
  checks.bits("kv_bits", precision.kv_bits);
  return checks.take();
}

Problems validate(const Scenario& scenario) {
  Checks checks;
  checks.tokens("prompt_tokens", scenario.prompt_tokens, 1, max_prompt_tokens);
  checks.tokens("answer_tokens", scenario.answer_tokens, 1, max_answer_tokens);
  checks.tokens("cached_tokens", scenario.cached_tokens, 0, max_cached_tokens);
  checks.tokens("batch", scenario.batch, 1, max_batch);
  return checks.take();
}

Problems validate(const Setting& setting) {
  Problems problems = validate(setting.hardware);
  append(problems, validate(setting.model));
  append(problems, validate(setting.precision));
  append(problems, validate(setting.scenario));
  if (problems.empty() && !is_finite(estimate(setting))) {
    problems.push_back({.code = ProblemCode::not_finite, .field = "estimate"});
  }
  return problems;
}

}  // namespace prefill_decode
