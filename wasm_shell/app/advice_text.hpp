// The advice in words: which phase holds the time, and what halving either length or a kept cache saves.
#pragma once

#include "app/screen.hpp"

namespace shell {

// `kept_cache_saves_s`: what the KV cache of a lost history would save; 0 without such a history.
AdviceText advice_text(const prefill_decode::Estimate& estimate, const Controls& controls, double kept_cache_saves_s);

}  // namespace shell
