// The two phases in words.
#pragma once

#include "app/screen.hpp"

namespace shell {

PhaseText prefill_text(const prefill_decode::Estimate& estimate, Language language);
// Says that there is none where the answer is one token.
PhaseText decode_text(const prefill_decode::Estimate& estimate, Language language);

}  // namespace shell
