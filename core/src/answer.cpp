// A whole answer in closed forms.
#include "prefill_decode/answer.hpp"

#include "expert_coverage.hpp"
#include "prefill_decode/units.hpp"
#include "series.hpp"

namespace prefill_decode {
namespace {

Work operator*(double times, const Work& work) { return {.flop = times * work.flop, .bytes = times * work.bytes}; }

PassWork no_cache_pass(const Setting& setting, std::int64_t tokens) {
  return prefill_work(setting.model, setting.precision,
                      {.prompt_tokens = tokens, .cached_tokens = 0, .batch = setting.scenario.batch});
}

// A longer pass is never less compute-bound: FLOP grow in proportion to its tokens or faster, bytes slower.
SplitRange split_at_ridge(const Setting& setting, const TokenRange& passes, Work PassWork::*operation) {
  const Roof roof = sustained_roof(setting.hardware);
  return split_where(
      passes, [&](std::int64_t tokens) { return compute_bound(no_cache_pass(setting, tokens).*operation, roof); });
}

// Arithmetic with the parameters that a token uses over computed tokens, and reads of read parameters.
double weight_seconds(const Setting& setting, double used_parameters, std::int64_t computed, double read_parameters) {
  const Work arithmetic{.flop = flop_per_multiply_add * used_parameters * static_cast<double>(computed)};
  const Work traffic{.bytes = read_parameters * setting.precision.weight_bits / bits_per_byte};
  const Roof roof = sustained_roof(setting.hardware);
  return compute_seconds(arithmetic, roof) + memory_seconds(traffic, roof);
}

double linear_seconds(const Setting& setting, const TokenRange& passes) {
  const SplitRange split = split_at_ridge(setting, passes, &PassWork::linear);
  const double shared = setting.model.shared_parameters;
  return weight_seconds(setting, shared, setting.scenario.batch * sum_of_tokens(split.from),
                        static_cast<double>(split.before.count) * shared);
}

double expert_seconds(const Setting& setting, const TokenRange& passes) {
  const SplitRange split = split_at_ridge(setting, passes, &PassWork::experts);
  const Model& model = setting.model;
  const double coverages = sum_of_coverage(active_expert_share(model), setting.scenario.batch, split.before);
  return weight_seconds(setting, active_expert_parameters(model), setting.scenario.batch * sum_of_tokens(split.from),
                        model.expert_parameters * coverages);
}

// Per pair and per attended token the work of a decode step that attends to a single token.
double attention_seconds(const Setting& setting, const TokenRange& passes) {
  const SplitRange split = split_at_ridge(setting, passes, &PassWork::attention);
  const Work unit = decode_step_work(setting.model, setting.precision, setting.scenario.batch, 1).attention;
  const Roof roof = sustained_roof(setting.hardware);
  return static_cast<double>(sum_of_causal_pairs(split.from)) * compute_seconds(unit, roof) +
         static_cast<double>(sum_of_tokens(split.before)) * memory_seconds(unit, roof);
}

}  // namespace

Phase prefill_phase(const Setting& setting) {
  const PassWork pass = prefill_work(setting.model, setting.precision, setting.scenario);
  return {.seconds = pass_seconds(pass, setting.hardware), .work = total_work(pass)};
}

// Only attention depends on the context, and all of it in proportion: n steps are n times everything else, and
// attention to the sum of their contexts. Either side of its roofline stays the larger one at every step.
Phase decode_steps(const Setting& setting, std::int64_t first_context_tokens, std::int64_t steps) {
  if (steps <= 0) return {};
  const std::int64_t contexts = sum_of_tokens({.first = first_context_tokens, .count = steps});
  const PassWork step = decode_step_work(setting.model, setting.precision, setting.scenario.batch, contexts);
  const auto times = static_cast<double>(steps);
  const PassWork all{.linear = times * step.linear,
                     .experts = times * step.experts,
                     .attention = step.attention,
                     .head = times * step.head};
  const double overhead = times * setting.hardware.pass_overhead_s;
  Hardware without_overhead = setting.hardware;
  without_overhead.pass_overhead_s = 0.0;
  return {.seconds = overhead + pass_seconds(all, without_overhead), .work = total_work(all)};
}

Phase decode_phase(const Setting& setting) {
  const Scenario& scenario = setting.scenario;
  return decode_steps(setting, scenario.cached_tokens + scenario.prompt_tokens + 1, scenario.answer_tokens - 1);
}

double no_cache_seconds(const Setting& setting) {
  const Scenario& scenario = setting.scenario;
  const TokenRange passes{.first = scenario.cached_tokens + scenario.prompt_tokens, .count = scenario.answer_tokens};
  const Work head = no_cache_pass(setting, passes.first).head;
  const double constant = setting.hardware.pass_overhead_s + roofline_seconds(head, sustained_roof(setting.hardware));
  return static_cast<double>(passes.count) * constant + linear_seconds(setting, passes) +
         expert_seconds(setting, passes) + attention_seconds(setting, passes);
}

}  // namespace prefill_decode
