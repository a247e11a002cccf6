// Random settings, the same on every machine: a generator of our own, and no function of <cmath>.
#pragma once

#include <algorithm>
#include <cstdint>

#include "prefill_decode/setting.hpp"

namespace random_settings {

// splitmix64: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
class Generator {
 public:
  explicit Generator(std::uint64_t seed) : state_(seed) {}

  std::uint64_t bits() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31U);
  }
  // In [0, 1).
  double unit() { return static_cast<double>(bits() >> 11U) * 0x1p-53; }
  double between(double low, double high) { return low + (high - low) * unit(); }
  // First … last, both included.
  std::int64_t whole(std::int64_t first, std::int64_t last) {
    return first + static_cast<std::int64_t>(bits() % static_cast<std::uint64_t>(last - first + 1));
  }
  // Every order of magnitude equally often, up to the cut at last.
  std::int64_t magnitude(std::int64_t last);
  // low · 2^n · [1, 2), n from 0 to doublings − 1.
  double scale(double low, std::int64_t doublings);
  bool one_in(std::int64_t n) { return whole(1, n) == 1; }

 private:
  std::uint64_t state_;
};

using prefill_decode::Hardware;
using prefill_decode::Model;
using prefill_decode::Precision;
using prefill_decode::Scenario;
using prefill_decode::Setting;

inline Precision precision(Generator& random) {
  constexpr double weight_bits[] = {1.58, 3.0, 4.0, 4.5, 5.5, 8.0, 8.5, 16.0, 32.0};
  constexpr double kv_bits[] = {4.0, 8.0, 16.0, 32.0};
  return {.weight_bits = weight_bits[random.whole(0, 8)], .kv_bits = kv_bits[random.whole(0, 3)]};
}

inline Hardware hardware(Generator& random) {
  return {.peak_flop_per_s = random.scale(1e10, 20),
          .compute_efficiency = random.between(0.01, 1.0),
          .peak_bytes_per_s = random.scale(1e9, 14),
          .memory_efficiency = random.between(0.01, 1.0),
          .memory_bytes = random.scale(1e9, 10),
          .usable_memory_fraction = random.between(0.1, 1.0),
          .pass_overhead_s = random.one_in(2) ? 0.0 : random.scale(1e-6, 12),
          .usd_per_hour = random.one_in(2) ? 0.0 : random.between(0.1, 20.0)};
}

inline Scenario scenario(Generator& random) {
  return {.prompt_tokens = random.magnitude(prefill_decode::max_prompt_tokens),
          .answer_tokens = random.magnitude(prefill_decode::max_answer_tokens),
          .cached_tokens = random.one_in(2) ? 0 : random.magnitude(prefill_decode::max_cached_tokens),
          .batch = random.one_in(3) ? 1 : random.magnitude(prefill_decode::max_batch)};
}

// Moves the compute roof so that a pass without cache crosses the ridge of its linear or its attention operation at a
// token count inside the answer's passes.
inline void put_ridge_inside(Generator& random, Setting& setting) {
  const Scenario& s = setting.scenario;
  const Model& m = setting.model;
  const double tokens = static_cast<double>(s.cached_tokens + s.prompt_tokens + random.whole(0, s.answer_tokens - 1));
  const double bytes_per_s = setting.hardware.peak_bytes_per_s * setting.hardware.memory_efficiency;
  const double intensity = random.one_in(2)
                               ? 16.0 / setting.precision.weight_bits * tokens * static_cast<double>(s.batch)
                               : 8.0 * m.query_heads * (tokens + 1.0) / m.kv_heads / setting.precision.kv_bits;
  setting.hardware.peak_flop_per_s = intensity * bytes_per_s / setting.hardware.compute_efficiency;
}

inline std::int64_t Generator::magnitude(std::int64_t last) {
  std::int64_t bits_of_last = 0;
  while ((last >> bits_of_last) > 0) ++bits_of_last;
  const std::int64_t power = std::int64_t{1} << whole(0, bits_of_last - 1);
  return std::min(last, whole(power, 2 * power - 1));
}

inline double Generator::scale(double low, std::int64_t doublings) {
  double value = low * (1.0 + unit());
  for (std::int64_t n = whole(0, doublings - 1); n > 0; --n) value *= 2.0;
  return value;
}

inline Model dense_model(Generator& random) {
  const auto kv_heads = static_cast<double>(random.whole(1, 32));
  return {.layers = static_cast<double>(random.whole(1, 128)),
          .query_heads = kv_heads * static_cast<double>(random.whole(1, 16)),
          .kv_heads = kv_heads,
          .head_dimension = static_cast<double>(16 * random.whole(2, 16)),
          .shared_parameters = random.scale(1e6, 18),
          .head_parameters = random.scale(1e6, 10),
          .embedding_parameters = random.one_in(2) ? 0.0 : random.scale(1e6, 10)};
}

// From one of many thousand experts, whose coverage a rounded 1 − q^n would lose, to all of two.
inline Model expert_model(Generator& random) {
  Model model = dense_model(random);
  const std::int64_t experts = random.magnitude(65536);
  model.experts = static_cast<double>(experts);
  model.active_experts = static_cast<double>(random.one_in(2) ? 1 : random.magnitude(experts));
  model.expert_parameters = random.scale(1e6, 22);
  if (random.one_in(4)) model.shared_parameters = 1.0;
  return model;
}

// Always valid. Half of them with experts, a third with the ridge of an operation inside the passes without cache.
inline Setting setting(Generator& random) {
  Setting made{.hardware = hardware(random),
               .model = random.one_in(2) ? dense_model(random) : expert_model(random),
               .precision = precision(random),
               .scenario = scenario(random)};
  if (random.one_in(3)) put_ridge_inside(random, made);
  return made;
}

}  // namespace random_settings
