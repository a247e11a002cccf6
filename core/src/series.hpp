// Sums over consecutive passes. Integer until the last step: exact for every length that validate() accepts.
#pragma once

#include <cstdint>

namespace prefill_decode {

// first, first + 1, …, first + count − 1
struct TokenRange {
  std::int64_t first = 0;
  std::int64_t count = 0;
};

// Σ n
std::int64_t sum_of_tokens(const TokenRange& range);
// Σ n(n+1)/2: query-key pairs of causal attention, where token i sees i tokens.
std::int64_t sum_of_causal_pairs(const TokenRange& range);

// Part of range before and from the first token count at which holds(n) is true; it must stay true from there on.
struct SplitRange {
  TokenRange before;
  TokenRange from;
};

template <typename Predicate>
SplitRange split_where(const TokenRange& range, Predicate holds) {
  std::int64_t low = 0;
  std::int64_t high = range.count;
  while (low < high) {
    const std::int64_t middle = low + (high - low) / 2;
    if (holds(range.first + middle)) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return {.before = {.first = range.first, .count = low},
          .from = {.first = range.first + low, .count = range.count - low}};
}

}  // namespace prefill_decode
