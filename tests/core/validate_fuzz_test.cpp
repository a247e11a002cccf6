// Whatever the numbers: either they are refused or every number of the estimate is finite and not negative.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstring>
#include <limits>

#include "core/estimate_fields.hpp"
#include "core/fixtures.hpp"
#include "core/random_settings.hpp"
#include "prefill_decode/batching.hpp"
#include "prefill_decode/resumption.hpp"
#include "prefill_decode/validate.hpp"

namespace {

using prefill_decode::Setting;
using random_settings::Generator;

constexpr int settings = 60000;

double any_bits(Generator& random) {
  const std::uint64_t bits = random.bits();
  double value = 0.0;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

double extreme(Generator& random) {
  constexpr std::array<double, 24> values{0.0,
                                          -0.0,
                                          std::numeric_limits<double>::denorm_min(),
                                          1e-310,
                                          std::numeric_limits<double>::min(),
                                          1e-300,
                                          1e-100,
                                          1e-9,
                                          0.5,
                                          1.0,
                                          1.0 + 1e-15,
                                          2.0,
                                          7.5,
                                          32.0,
                                          9007199254740993.0,
                                          9.3e18,
                                          1e19,
                                          1e100,
                                          1e300,
                                          std::numeric_limits<double>::max(),
                                          std::numeric_limits<double>::infinity(),
                                          -std::numeric_limits<double>::infinity(),
                                          std::numeric_limits<double>::quiet_NaN(),
                                          -1e308};
  return values[static_cast<std::size_t>(random.whole(0, 23))];
}

// Positive, any magnitude that a double has.
double any_magnitude(Generator& random) {
  return std::ldexp(1.0 + random.unit(), static_cast<int>(random.whole(-1074, 1022)));
}

void spoil(Generator& random, double& value) {
  switch (random.whole(0, 2)) {
    case 0:
      value = any_bits(random);
      break;
    case 1:
      value = extreme(random);
      break;
    default:
      value = any_magnitude(random);
  }
}

void spoil(Generator& random, std::int64_t& value) {
  constexpr std::array<std::int64_t, 6> values{std::numeric_limits<std::int64_t>::min(), -1, 0, 1, 4097,
                                               std::numeric_limits<std::int64_t>::max()};
  value = random.one_in(2) ? static_cast<std::int64_t>(random.bits())
                           : values[static_cast<std::size_t>(random.whole(0, 5))];
}

std::array<double*, 21> numbers(Setting& s) {
  return {&s.hardware.peak_flop_per_s,
          &s.hardware.compute_efficiency,
          &s.hardware.peak_bytes_per_s,
          &s.hardware.memory_efficiency,
          &s.hardware.memory_bytes,
          &s.hardware.usable_memory_fraction,
          &s.hardware.pass_overhead_s,
          &s.hardware.usd_per_hour,
          &s.model.layers,
          &s.model.query_heads,
          &s.model.kv_heads,
          &s.model.head_dimension,
          &s.model.shared_parameters,
          &s.model.expert_parameters,
          &s.model.experts,
          &s.model.active_experts,
          &s.model.head_parameters,
          &s.model.embedding_parameters,
          &s.model.trained_context_tokens,
          &s.precision.weight_bits,
          &s.precision.kv_bits};
}

Setting spoilt_setting(Generator& random) {
  Setting setting = random_settings::setting(random);
  const auto fields = numbers(setting);
  for (std::int64_t n = random.whole(1, 4); n > 0; --n) {
    spoil(random, *fields[static_cast<std::size_t>(random.whole(0, 20))]);
  }
  if (random.one_in(8)) spoil(random, setting.scenario.prompt_tokens);
  if (random.one_in(8)) spoil(random, setting.scenario.answer_tokens);
  if (random.one_in(8)) spoil(random, setting.scenario.cached_tokens);
  if (random.one_in(8)) spoil(random, setting.scenario.batch);
  return setting;
}

// Every magnitude in every field that may have one.
Setting vast_setting(Generator& random) {
  Setting s = random_settings::setting(random);
  for (double* number : {&s.hardware.peak_flop_per_s, &s.hardware.peak_bytes_per_s, &s.hardware.memory_bytes,
                         &s.model.shared_parameters, &s.model.head_parameters, &s.model.embedding_parameters}) {
    *number = any_magnitude(random);
  }
  s.hardware.usd_per_hour = random.one_in(2) ? 0.0 : any_magnitude(random);
  s.hardware.pass_overhead_s = random.one_in(2) ? 0.0 : any_magnitude(random);
  return s;
}

bool all_finite(const Setting& setting) {
  for (const estimate_fields::Field& field : estimate_fields::of(estimate(setting))) {
    if (!(std::isfinite(field.value) && field.value >= 0.0)) return false;
  }
  return true;
}

bool limits_in_range(const Setting& setting) {
  const prefill_decode::BatchLimits limits = batch_limits(setting);
  const auto in_range = [](std::int64_t batch) { return batch >= 0 && batch <= prefill_decode::max_batch; };
  return in_range(limits.fits_memory) && in_range(limits.linear_compute_bound.value_or(1)) &&
         in_range(limits.kv_reads_exceed_weights.value_or(1));
}

struct Counts {
  int refused = 0;
  int refused_as_a_whole = 0;
  int estimated = 0;
  int wrong = 0;
};

void check(const Setting& setting, Counts& counts) {
  const auto problems = validate(setting);
  if (problems.empty()) {
    ++counts.estimated;
    counts.wrong += all_finite(setting) && limits_in_range(setting) ? 0 : 1;
    return;
  }
  ++counts.refused;
  if (problems[0].field == "estimate") {
    ++counts.refused_as_a_whole;
    counts.wrong += all_finite(setting) ? 1 : 0;
  }
}

}  // namespace

TEST_CASE("Whatever is written into the fields is refused, or estimated in finite numbers") {
  Generator random(1);
  Counts counts;
  for (int i = 0; i < settings; ++i) check(spoilt_setting(random), counts);
  CHECK(counts.wrong == 0);
  CHECK(counts.estimated > settings / 20);
  CHECK(counts.refused > settings / 4);
}

TEST_CASE("Numbers of any magnitude are refused as a whole exactly when the estimate is not finite") {
  Generator random(2);
  Counts counts;
  for (int i = 0; i < settings; ++i) check(vast_setting(random), counts);
  CHECK(counts.wrong == 0);
  CHECK(counts.estimated > settings / 20);
  CHECK(counts.refused_as_a_whole > settings / 4);
}

TEST_CASE("Fields of random bits only are refused") {
  Generator random(4);
  Counts counts;
  for (int i = 0; i < settings; ++i) {
    Setting setting;
    for (double* number : numbers(setting)) *number = any_bits(random);
    check(setting, counts);
  }
  CHECK(counts.wrong == 0);
  CHECK(counts.refused == settings);
}
