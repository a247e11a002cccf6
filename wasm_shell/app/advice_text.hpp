// The advice in words: which phase holds the time, and what halving either length saves.
#pragma once

#include "app/screen.hpp"

namespace shell {

AdviceText advice_text(const prefill_decode::Estimate& estimate, const Controls& controls);

}  // namespace shell
