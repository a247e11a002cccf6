// Sums over consecutive passes.
#include "series.hpp"

namespace prefill_decode {

std::int64_t sum_of_tokens(const TokenRange& range) {
  return range.count * range.first + range.count * (range.count - 1) / 2;
}

// Σ (f+i)(f+i+1) = m·f² + f·Σ(2i+1) + Σ i(i+1) for i = 0 … m−1, with Σ(2i+1) = m² and Σ i(i+1) = (m−1)m(m+1)/3.
std::int64_t sum_of_causal_pairs(const TokenRange& range) {
  const std::int64_t f = range.first;
  const std::int64_t m = range.count;
  return (m * f * f + f * m * m + (m - 1) * m * (m + 1) / 3) / 2;
}

}  // namespace prefill_decode
