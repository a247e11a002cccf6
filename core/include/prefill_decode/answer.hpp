// A whole answer: the prefill pass, the decode steps, and the same answer without a KV cache.
// Closed forms: the cost does not depend on the lengths.
#pragma once

#include "prefill_decode/pass.hpp"

namespace prefill_decode {

struct Phase {
  double seconds = 0.0;
  Work work;
};

Phase prefill_phase(const Setting& setting);
// Consecutive decode steps; the first attends to first_context_tokens, each next one to one token more.
Phase decode_steps(const Setting& setting, std::int64_t first_context_tokens, std::int64_t steps);
// Steps 1 … A−1 at contexts C+P+1 … C+P+A−1. A one-token answer has none: zero seconds, zero work.
Phase decode_phase(const Setting& setting);
// Seconds when every token reads its whole history again: A prefill passes of C+P … C+P+A−1 tokens on nothing cached.
double no_cache_seconds(const Setting& setting);

}  // namespace prefill_decode
