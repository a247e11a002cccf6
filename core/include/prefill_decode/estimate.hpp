// The one entry point: from a valid setting to every number the product shows.
#pragma once

#include "prefill_decode/advice.hpp"
#include "prefill_decode/answer.hpp"
#include "prefill_decode/memory.hpp"
#include "prefill_decode/price.hpp"

namespace prefill_decode {

struct PhaseEstimate {
  double seconds = 0.0;
  Work work;
  // Of the whole batch; 0 for a phase without tokens.
  double tokens_per_s = 0.0;
  // FLOP / (sustained FLOP/s · seconds)
  double utilization = 0.0;
  // bytes / (sustained bytes/s · seconds)
  double memory_utilization = 0.0;
  // Model FLOPs utilisation: FLOP / (datasheet FLOP/s · seconds)
  double mfu = 0.0;
  // Model bandwidth utilisation: bytes / (datasheet bytes/s · seconds)
  double mbu = 0.0;
  // FLOP per byte
  double intensity = 0.0;
};

struct Estimate {
  // prefill.seconds is the time to first token.
  PhaseEstimate prefill;
  // All zero for a one-token answer.
  PhaseEstimate decode;
  double total_s = 0.0;
  // prefill.seconds / total_s
  double prefill_share = 0.0;
  // decode.seconds / total_s
  double decode_share = 0.0;
  double no_cache_s = 0.0;
  // no_cache_s / total_s
  double no_cache_ratio = 1.0;
  // Of one conversation; 0 for a one-token answer.
  double seconds_per_output_token = 0.0;
  double output_tokens_per_s_each = 0.0;
  double ridge_flop_per_byte = 0.0;
  MemoryUse memory;
  // History, prompt and answer together are longer than the context that the model is published for.
  bool exceeds_trained_context = false;
  Advice advice;
  TokenPrice price;
};

// Precondition: validate(setting) found nothing.
Estimate estimate(const Setting& setting);

}  // namespace prefill_decode
