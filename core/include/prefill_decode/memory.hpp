// What has to fit into the machine's memory.
#pragma once

#include "prefill_decode/setting.hpp"

namespace prefill_decode {

struct MemoryUse {
  double shared_weight_bytes = 0.0;
  // Expert weights; 0 for a dense model.
  double expert_weight_bytes = 0.0;
  // KV cache of the whole batch at the end of the answer.
  double kv_cache_bytes = 0.0;
  double total_bytes = 0.0;
  // usable_memory_fraction · memory_bytes
  double usable_bytes = 0.0;
  bool fits = false;
};

MemoryUse memory_use(const Setting& setting);
// Largest batch up to max_batch that fits, 0 when not even the weights and one conversation do.
std::int64_t largest_batch_that_fits(const Setting& setting);

}  // namespace prefill_decode
