// A machine as the roofline sees it: datasheet peaks and the share of them that real programs sustain.
#pragma once

namespace prefill_decode {

struct Hardware {
  // Dense 16-bit matrix rate of the datasheet, FLOP/s.
  double peak_flop_per_s = 0.0;
  // Sustained share of peak_flop_per_s, in (0, 1].
  double compute_efficiency = 1.0;
  // Memory bandwidth of the datasheet, bytes/s.
  double peak_bytes_per_s = 0.0;
  // Sustained share of peak_bytes_per_s, in (0, 1].
  double memory_efficiency = 1.0;
  double memory_bytes = 0.0;
  // Share of memory_bytes that weights and KV cache may take, in (0, 1].
  double usable_memory_fraction = 0.9;
  // Fixed seconds per pass: kernel launches, synchronisation.
  double pass_overhead_s = 0.0;
  // Price of the card per hour in US dollars; 0 when unknown.
  double usd_per_hour = 0.0;
};

}  // namespace prefill_decode
