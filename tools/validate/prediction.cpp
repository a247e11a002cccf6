// Runs put into the formulas of core.
#include "validate/prediction.hpp"

#include <algorithm>
#include <limits>

#include "prefill_decode/scenario.hpp"

namespace validation {
namespace {

using prefill_decode::Hardware;
using prefill_decode::PassWork;
using prefill_decode::Precision;
using prefill_decode::Scenario;

Precision precision_of(const Run& run) { return {.weight_bits = run.weight_bits, .kv_bits = 16.0}; }

bool decodes_from_empty_context(const Run& run) { return run.backend.starts_with("llama.cpp"); }

std::int64_t decode_context(const Run& run) {
  if (decodes_from_empty_context(run)) return std::max<std::int64_t>(run.context_tokens / 2, 1);
  return std::max(run.context_tokens, run.prompt_tokens);
}

}  // namespace

bool can_score_prefill(const Run& run) {
  return run.prefill_tokens_per_s && run.datasheet.peak_flop_per_s && run.datasheet.peak_bytes_per_s;
}

bool can_score_decode(const Run& run) { return run.decode_tokens_per_s && run.datasheet.peak_bytes_per_s; }

Hardware hardware_of(const Run& run, const Constants& constants) {
  return {.peak_flop_per_s = run.datasheet.peak_flop_per_s.value_or(std::numeric_limits<double>::infinity()),
          .compute_efficiency = constants.compute_efficiency,
          .peak_bytes_per_s = run.datasheet.peak_bytes_per_s.value_or(0.0),
          .memory_efficiency = constants.memory_efficiency,
          .pass_overhead_s = constants.pass_overhead_s};
}

PassWork prefill_work_of(const Run& run) {
  const Scenario scenario{.prompt_tokens = run.prompt_tokens, .batch = run.batch};
  return prefill_decode::prefill_work(run.model, precision_of(run), scenario);
}

PassWork decode_work_of(const Run& run) {
  return prefill_decode::decode_step_work(run.model, precision_of(run), run.batch, decode_context(run));
}

double predicted_prefill_tokens_per_s(const Run& run, const Hardware& hardware) {
  const auto tokens = static_cast<double>(run.prompt_tokens * run.batch);
  return tokens / prefill_decode::pass_seconds(prefill_work_of(run), hardware);
}

double predicted_decode_tokens_per_s(const Run& run, const Hardware& hardware) {
  const auto tokens = static_cast<double>(run.batch);
  return tokens / prefill_decode::pass_seconds(decode_work_of(run), hardware);
}

double predicted_prefill_tokens_per_s(const Run& run, const Constants& constants) {
  return predicted_prefill_tokens_per_s(run, hardware_of(run, constants));
}

double predicted_decode_tokens_per_s(const Run& run, const Constants& constants) {
  return predicted_decode_tokens_per_s(run, hardware_of(run, constants));
}

}  // namespace validation
