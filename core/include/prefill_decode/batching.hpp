// Where serving many conversations at once stops being free.
#pragma once

#include <optional>

#include "prefill_decode/setting.hpp"

namespace prefill_decode {

struct BatchLimits {
  // Smallest batch whose decode step spends at least as long on linear arithmetic as on reading weights, with the
  // shared ones and with the experts.
  // Empty when no batch up to max_batch does.
  std::optional<std::int64_t> linear_compute_bound;
  // Smallest batch whose KV reads in the middle of the answer (step ⌈A/2⌉, context C+P+⌈A/2⌉) are at least the
  // weight reads of the step, layers and head.
  // Empty when no batch up to max_batch does.
  std::optional<std::int64_t> kv_reads_exceed_weights;
  // Largest batch up to max_batch that fits into memory; 0 when not even one conversation does.
  std::int64_t fits_memory = 0;
};

BatchLimits batch_limits(const Setting& setting);

}  // namespace prefill_decode
