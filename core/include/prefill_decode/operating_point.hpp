// Where work of a phase stands on the roofline plot.
#pragma once

#include "prefill_decode/roofline.hpp"

namespace prefill_decode {

struct OperatingPoint {
  double flop_per_byte = 0.0;
  // FLOP / seconds; 0 for no time.
  double flop_per_s = 0.0;
};

OperatingPoint operating_point(const Work& work, double seconds);

}  // namespace prefill_decode
