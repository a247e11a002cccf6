// The roofline: an operation lasts as long as the slower of its arithmetic and its memory traffic.
// Source: Williams, Waterman, Patterson, "Roofline", CACM 52(4), 2009.
#pragma once

#include "prefill_decode/hardware.hpp"

namespace prefill_decode {

struct Work {
  double flop = 0.0;
  double bytes = 0.0;
};

struct Roof {
  double flop_per_s = 0.0;
  double bytes_per_s = 0.0;
};

// Roof that programs sustain: efficiencies applied.
Roof sustained_roof(const Hardware& hardware);
// Roof of the datasheet.
Roof datasheet_roof(const Hardware& hardware);

// Arithmetic intensity at which arithmetic and memory take the same time, FLOP per byte.
double ridge_flop_per_byte(const Roof& roof);
// FLOP per byte; 0 for no bytes.
double arithmetic_intensity(const Work& work);
// FLOP/s that the roof allows at an intensity.
double attainable_flop_per_s(const Roof& roof, double flop_per_byte);

double compute_seconds(const Work& work, const Roof& roof);
double memory_seconds(const Work& work, const Roof& roof);
// Arithmetic lasts at least as long as memory traffic.
bool compute_bound(const Work& work, const Roof& roof);
// max(FLOP/F, bytes/W)
double roofline_seconds(const Work& work, const Roof& roof);

Work operator+(const Work& a, const Work& b);

}  // namespace prefill_decode
