// Resuming a conversation.
#include "prefill_decode/resumption.hpp"

#include "prefill_decode/answer.hpp"

namespace prefill_decode {

Setting with_lost_prefix(const Setting& setting) {
  Setting lost = setting;
  lost.scenario.prompt_tokens = setting.scenario.cached_tokens + setting.scenario.prompt_tokens;
  lost.scenario.cached_tokens = 0;
  return lost;
}

Resumption resumption(const Setting& setting) {
  const double kept_s = prefill_phase(setting).seconds;
  const double lost_s = prefill_phase(with_lost_prefix(setting)).seconds;
  return {.kept_ttft_s = kept_s, .lost_ttft_s = lost_s, .slowdown = lost_s / kept_s};
}

}  // namespace prefill_decode
