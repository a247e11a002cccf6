// The same request served in batches of different size.
#include "prefill_decode/batch_sweep.hpp"

namespace prefill_decode {
namespace {

double factor(double value, double reference) { return reference > 0.0 ? value / reference : 1.0; }

}  // namespace

Setting with_batch(const Setting& setting, std::int64_t batch) {
  Setting changed = setting;
  changed.scenario.batch = batch;
  return changed;
}

BatchPoint batch_point(const Setting& setting, std::int64_t batch) {
  const Estimate at_batch = estimate(with_batch(setting, batch));
  return {.batch = batch,
          .ttft_s = at_batch.prefill.seconds,
          .tokens_per_s = at_batch.decode.tokens_per_s,
          .tokens_per_s_each = at_batch.output_tokens_per_s_each,
          .decode_utilization = at_batch.decode.utilization,
          .price = at_batch.price,
          .fits_memory = at_batch.memory.fits};
}

BatchGain batch_gain(const Setting& setting) {
  const BatchPoint batched = batch_point(setting, setting.scenario.batch);
  const BatchPoint single = batch_point(setting, 1);
  return {.throughput_factor = factor(batched.tokens_per_s, single.tokens_per_s),
          .step_factor = factor(single.tokens_per_s_each, batched.tokens_per_s_each)};
}

std::optional<BatchRange> batches_at_price_ratio(const Setting& setting, double low, double high,
                                                 std::int64_t largest_batch) {
  std::optional<BatchRange> range;
  for (std::int64_t batch = 1; batch <= largest_batch; ++batch) {
    const double ratio = token_price(with_batch(setting, batch)).output_to_input_ratio;
    const bool inside = ratio >= low && ratio <= high;
    if (range && !inside) break;
    if (!range && inside) range = {.first = batch, .last = batch};
    if (inside) range->last = batch;
  }
  return range;
}

}  // namespace prefill_decode
