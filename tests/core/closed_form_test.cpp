// The closed forms against plain sums over tokens, on random settings.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/fixtures.hpp"
#include "core/oracle.hpp"
#include "core/random_settings.hpp"
#include "prefill_decode/answer.hpp"
#include "prefill_decode/validate.hpp"

namespace {

using fixtures::relative_difference;
using prefill_decode::Setting;

constexpr int settings = 12000;
constexpr double tolerance = 1e-12;

struct Seen {
  int invalid = 0;
  int experts = 0;
  int overhead = 0;
  int cached = 0;
  int batched = 0;
  int linear_crossings = 0;
  int attention_crossings = 0;
  int expert_crossings = 0;
};

double difference(const prefill_decode::Phase& phase, const oracle::PhaseSum& sum) {
  return std::max({relative_difference(phase.seconds, sum.seconds), relative_difference(phase.work.flop, sum.flop),
                   relative_difference(phase.work.bytes, sum.bytes)});
}

void count(const Setting& setting, const oracle::NoCacheSum& sum, Seen& seen) {
  const bool linear_crosses = sum.linear_compute_bound > 0 && sum.linear_memory_bound > 0;
  const bool experts = setting.model.experts > 0.0;
  seen.invalid += validate(setting).empty() ? 0 : 1;
  seen.experts += experts ? 1 : 0;
  seen.overhead += setting.hardware.pass_overhead_s > 0.0 ? 1 : 0;
  seen.cached += setting.scenario.cached_tokens > 0 ? 1 : 0;
  seen.batched += setting.scenario.batch > 1 ? 1 : 0;
  seen.linear_crossings += linear_crosses ? 1 : 0;
  seen.attention_crossings += sum.attention_compute_bound > 0 && sum.attention_memory_bound > 0 ? 1 : 0;
  seen.expert_crossings += sum.experts_compute_bound > 0 && sum.experts_memory_bound > 0 && experts ? 1 : 0;
}

}  // namespace

TEST_CASE("Closed forms agree with plain sums over tokens to 1e-12 on 12,000 random settings") {
  random_settings::Generator random(20240229);
  Seen seen;
  double worst_prefill = 0.0;
  double worst_decode = 0.0;
  double worst_no_cache = 0.0;
  for (int i = 0; i < settings; ++i) {
    const Setting setting = random_settings::setting(random);
    const oracle::NoCacheSum no_cache = oracle::no_cache(setting);
    count(setting, no_cache, seen);
    worst_prefill = std::max(worst_prefill, difference(prefill_phase(setting), oracle::prefill(setting)));
    worst_decode = std::max(worst_decode, difference(decode_phase(setting), oracle::decode(setting)));
    worst_no_cache = std::max(worst_no_cache, relative_difference(no_cache_seconds(setting), no_cache.seconds));
  }
  CHECK(worst_prefill < tolerance);
  CHECK(worst_decode < tolerance);
  CHECK(worst_no_cache < tolerance);

  // The settings reach every branch.
  CHECK(seen.invalid == 0);
  CHECK(seen.experts > settings / 3);
  CHECK(seen.overhead > settings / 3);
  CHECK(seen.cached > settings / 3);
  CHECK(seen.batched > settings / 3);
  CHECK(seen.linear_crossings > 1000);
  CHECK(seen.attention_crossings > 1000);
  CHECK(seen.expert_crossings > 300);
}

TEST_CASE("Closed forms agree with plain sums at the longest lengths and the largest batch") {
  const prefill_decode::Scenario longest{.prompt_tokens = prefill_decode::max_prompt_tokens,
                                         .answer_tokens = prefill_decode::max_answer_tokens,
                                         .cached_tokens = prefill_decode::max_cached_tokens,
                                         .batch = prefill_decode::max_batch};
  for (const prefill_decode::Model& model : {fixtures::qwen25_7b, fixtures::mixtral_8x7b}) {
    const Setting setting = fixtures::on(fixtures::h100, longest, model);
    CHECK(difference(decode_phase(setting), oracle::decode(setting)) < tolerance);
    CHECK(relative_difference(no_cache_seconds(setting), oracle::no_cache(setting).seconds) < tolerance);
  }
}

TEST_CASE("One expert of a million keeps all digits of what few tokens touch") {
  // Two passes of one and two tokens touch 1e-6 and 1 − (1 − 1e-6)² = 2e-6 − 1e-12 of 1e12 parameters; with the
  // shared parameter of each pass 1e6 + 2e6 − 1 + 2 bytes in all. The rest of the pass: head 1 byte, KV 4 and 8 bytes.
  prefill_decode::Model model = fixtures::pencil_model;
  model.shared_parameters = 1.0;
  model.expert_parameters = 1e12;
  model.experts = 1e6;
  model.active_experts = 1.0;
  model.head_parameters = 1.0;
  Setting setting = fixtures::by_pencil({.prompt_tokens = 1, .answer_tokens = 2}, model);
  setting.hardware.peak_flop_per_s = 1e30;
  setting.hardware.peak_bytes_per_s = 1.0;
  CHECK(relative_difference(no_cache_seconds(setting), 3e6 - 1.0 + 2.0 + 2.0 + 12.0) < 1e-14);
}
