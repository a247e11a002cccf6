// The same request served in batches of different size: what a batch gains, costs and does to the price of a token.
#pragma once

#include <optional>

#include "prefill_decode/estimate.hpp"

namespace prefill_decode {

Setting with_batch(const Setting& setting, std::int64_t batch);

struct BatchPoint {
  std::int64_t batch = 1;
  double ttft_s = 0.0;
  // Decode of the whole batch, and of one conversation in it; 0 for a one-token answer.
  double tokens_per_s = 0.0;
  double tokens_per_s_each = 0.0;
  double decode_utilization = 0.0;
  TokenPrice price;
  bool fits_memory = false;
};

BatchPoint batch_point(const Setting& setting, std::int64_t batch);

// The batch of the setting against a single conversation. Factors are 1 for a phase without tokens.
struct BatchGain {
  // Tokens per second of the whole batch.
  double throughput_factor = 1.0;
  // Duration of a decode step.
  double step_factor = 1.0;
};

BatchGain batch_gain(const Setting& setting);

struct BatchRange {
  std::int64_t first = 0;
  std::int64_t last = 0;
};

// The first run of batches up to largest_batch at which an output token takes low to high times the card time of an
// input token. Empty when there is none.
std::optional<BatchRange> batches_at_price_ratio(const Setting& setting, double low, double high,
                                                 std::int64_t largest_batch);

}  // namespace prefill_decode
