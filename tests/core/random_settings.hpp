// Random settings, the same on every machine: a generator of our own, and no function of <cmath>.
#pragma once

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

prefill_decode::Model dense_model(Generator& random);
prefill_decode::Model expert_model(Generator& random);
// Always valid. Half of them with experts, a third with the ridge of an operation inside the passes without cache.
prefill_decode::Setting setting(Generator& random);

}  // namespace random_settings
