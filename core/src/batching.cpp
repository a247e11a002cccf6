// Where serving many conversations at once stops being free.
#include "prefill_decode/batching.hpp"

#include "prefill_decode/memory.hpp"
#include "prefill_decode/pass.hpp"
#include "series.hpp"

namespace prefill_decode {
namespace {

std::int64_t middle_context_tokens(const Scenario& scenario) {
  return scenario.cached_tokens + scenario.prompt_tokens + (scenario.answer_tokens + 1) / 2;
}

PassWork middle_step(const Setting& setting, std::int64_t batch) {
  return decode_step_work(setting.model, setting.precision, batch, middle_context_tokens(setting.scenario));
}

// The smallest batch at which holds(batch); it must stay true for every larger one. Both limits do: arithmetic and KV
// reads grow in proportion to the batch, weight reads slower (only by experts not touched before).
template <typename Predicate>
std::optional<std::int64_t> smallest_batch(Predicate holds) {
  const TokenRange from = split_where({.first = 1, .count = max_batch}, holds).from;
  if (from.count == 0) return std::nullopt;
  return from.first;
}

}  // namespace

BatchLimits batch_limits(const Setting& setting) {
  const Roof roof = sustained_roof(setting.hardware);
  return {.linear_compute_bound = smallest_batch([&](std::int64_t batch) {
            const PassWork step = middle_step(setting, batch);
            return compute_bound(step.linear, roof) && compute_bound(step.experts, roof);
          }),
          .kv_reads_exceed_weights = smallest_batch([&](std::int64_t batch) {
            const PassWork step = middle_step(setting, batch);
            return step.attention.bytes >= (step.linear + step.experts + step.head).bytes;
          }),
          .fits_memory = largest_batch_that_fits(setting)};
}

}  // namespace prefill_decode
