// What the history of a conversation takes while it waits for the next prompt.
#pragma once

#include "prefill_decode/setting.hpp"

namespace prefill_decode {

// Bytes of KV cache that keep cached_tokens of one conversation.
double history_bytes(const Setting& setting);

}  // namespace prefill_decode
