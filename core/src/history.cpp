// What the history of a conversation takes.
#include "prefill_decode/history.hpp"

#include "prefill_decode/pass.hpp"

namespace prefill_decode {

double history_bytes(const Setting& setting) {
  return kv_bytes_per_token(setting.model, setting.precision) * static_cast<double>(setting.scenario.cached_tokens);
}

}  // namespace prefill_decode
