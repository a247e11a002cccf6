// Which phase holds the time, and what shortening either length would save.
#pragma once

#include "prefill_decode/setting.hpp"

namespace prefill_decode {

enum class Dominance { prefill, both, decode };

// Below the first share decode holds the time, above the second prefill does.
inline constexpr double decode_dominates_below_prefill_share = 0.4;
inline constexpr double prefill_dominates_above_prefill_share = 0.6;

struct Advice {
  Dominance dominance = Dominance::both;
  // Seconds of the whole answer saved by an answer half as long (rounded up to a token).
  double half_answer_saves_s = 0.0;
  // Seconds of the whole answer saved by a prompt half as long (rounded up to a token).
  double half_prompt_saves_s = 0.0;
  // Of these, seconds of decode, whose steps attend to a shorter context.
  double half_prompt_saves_in_decode_s = 0.0;
};

Advice advise(const Setting& setting);

}  // namespace prefill_decode
