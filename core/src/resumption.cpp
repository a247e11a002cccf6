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
  return {.kept_ttft_s = prefill_phase(setting).seconds,
          .lost_ttft_s = prefill_phase(with_lost_prefix(setting)).seconds};
}

}  // namespace prefill_decode
