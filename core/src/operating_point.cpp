// Where work of a phase stands on the roofline plot.
#include "prefill_decode/operating_point.hpp"

namespace prefill_decode {

OperatingPoint operating_point(const Work& work, double seconds) {
  return {.flop_per_byte = arithmetic_intensity(work), .flop_per_s = seconds > 0.0 ? work.flop / seconds : 0.0};
}

}  // namespace prefill_decode
