// Prints the bits of every number that the core computes for a few thousand settings, so that two builds of it, native
// and WebAssembly, can be compared by diff. Standard output only; no arguments.
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstring>

#include "../estimate_fields.hpp"
#include "../random_settings.hpp"
#include "prefill_decode/batching.hpp"
#include "prefill_decode/resumption.hpp"

namespace {

constexpr int settings = 3000;

void print(const char* name, double value) {
  // Not std::bit_cast: the C++ library of Emscripten 3.1.6 lacks it.
  std::uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof bits);
  std::printf("%s %016" PRIx64 "\n", name, bits);
}

void print(const char* name, std::int64_t value) { std::printf("%s %" PRId64 "\n", name, value); }

void print(const prefill_decode::Setting& setting) {
  for (const estimate_fields::Field& field : estimate_fields::of(estimate(setting))) print(field.name, field.value);
  const prefill_decode::Resumption resumed = resumption(setting);
  print("resumption.kept_ttft_s", resumed.kept_ttft_s);
  print("resumption.lost_ttft_s", resumed.lost_ttft_s);
  const prefill_decode::BatchLimits limits = batch_limits(setting);
  print("batching.linear_compute_bound", limits.linear_compute_bound.value_or(0));
  print("batching.kv_reads_exceed_weights", limits.kv_reads_exceed_weights.value_or(0));
  print("batching.fits_memory", limits.fits_memory);
}

}  // namespace

int main() {
  random_settings::Generator random(7);
  for (int i = 0; i < settings; ++i) {
    std::printf("setting %d\n", i);
    print(random_settings::setting(random));
  }
  return 0;
}
