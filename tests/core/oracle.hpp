// The model as plain sums over tokens, written from docs/model.md and sharing no formula with the core.
#pragma once

#include <cstdint>

#include "prefill_decode/setting.hpp"

namespace oracle {

struct PhaseSum {
  double seconds = 0.0;
  double flop = 0.0;
  double bytes = 0.0;
};

struct NoCacheSum {
  double seconds = 0.0;
  // Passes bound by memory and by arithmetic.
  std::int64_t linear_memory_bound = 0;
  std::int64_t linear_compute_bound = 0;
  std::int64_t experts_memory_bound = 0;
  std::int64_t experts_compute_bound = 0;
  std::int64_t attention_memory_bound = 0;
  std::int64_t attention_compute_bound = 0;
};

PhaseSum prefill(const prefill_decode::Setting& setting);
PhaseSum decode(const prefill_decode::Setting& setting);
NoCacheSum no_cache(const prefill_decode::Setting& setting);

}  // namespace oracle
