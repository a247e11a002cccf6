// Resuming a conversation: the prefix cache kept, or lost and read again.
#pragma once

#include "prefill_decode/setting.hpp"

namespace prefill_decode {

struct Resumption {
  // Time to first token with cached_tokens in the KV cache.
  double kept_ttft_s = 0.0;
  // Time to first token when cached_tokens are read again before the prompt.
  double lost_ttft_s = 0.0;
  // lost_ttft_s / kept_ttft_s
  double slowdown = 1.0;
};

Resumption resumption(const Setting& setting);
// The same request with the history in the prompt instead of the cache. Its prompt may exceed max_prompt_tokens:
// a setting for the formulas, not for validate().
Setting with_lost_prefix(const Setting& setting);

}  // namespace prefill_decode
