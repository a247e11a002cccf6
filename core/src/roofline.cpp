// The roofline of one operation.
#include "prefill_decode/roofline.hpp"

#include <algorithm>

namespace prefill_decode {

Roof sustained_roof(const Hardware& hardware) {
  return {.flop_per_s = hardware.compute_efficiency * hardware.peak_flop_per_s,
          .bytes_per_s = hardware.memory_efficiency * hardware.peak_bytes_per_s};
}

Roof datasheet_roof(const Hardware& hardware) {
  return {.flop_per_s = hardware.peak_flop_per_s, .bytes_per_s = hardware.peak_bytes_per_s};
}

double ridge_flop_per_byte(const Roof& roof) { return roof.flop_per_s / roof.bytes_per_s; }

double arithmetic_intensity(const Work& work) { return work.bytes > 0.0 ? work.flop / work.bytes : 0.0; }

double attainable_flop_per_s(const Roof& roof, double flop_per_byte) {
  return std::min(roof.flop_per_s, roof.bytes_per_s * flop_per_byte);
}

double compute_seconds(const Work& work, const Roof& roof) { return work.flop / roof.flop_per_s; }

double memory_seconds(const Work& work, const Roof& roof) { return work.bytes / roof.bytes_per_s; }

bool compute_bound(const Work& work, const Roof& roof) {
  return compute_seconds(work, roof) >= memory_seconds(work, roof);
}

double roofline_seconds(const Work& work, const Roof& roof) {
  return std::max(compute_seconds(work, roof), memory_seconds(work, roof));
}

Work operator+(const Work& a, const Work& b) { return {.flop = a.flop + b.flop, .bytes = a.bytes + b.bytes}; }

}  // namespace prefill_decode
