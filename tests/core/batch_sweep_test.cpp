// What a batch gains, costs and does to the price of a token.
#include "prefill_decode/batch_sweep.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>

#include "core/fixtures.hpp"

using Catch::Matchers::WithinAbs;
using Catch::Matchers::WithinRel;
using namespace prefill_decode;

namespace {

Setting balanced(const Hardware& hardware, std::int64_t batch) {
  return {.hardware = hardware,
          .model = fixtures::qwen25_7b,
          .precision = {},
          .scenario = {.prompt_tokens = 1150, .answer_tokens = 850, .batch = batch}};
}

}  // namespace

TEST_CASE("A point of the sweep is the estimate at that batch") {
  const Setting setting = balanced(fixtures::h100, 1);
  const Estimate at_32 = estimate(with_batch(setting, 32));
  const BatchPoint point = batch_point(setting, 32);
  CHECK(point.batch == 32);
  CHECK(point.ttft_s == at_32.prefill.seconds);
  CHECK(point.tokens_per_s == at_32.decode.tokens_per_s);
  CHECK_THAT(point.tokens_per_s_each, WithinRel(1.0 / at_32.seconds_per_output_token, 1e-12));
  CHECK(point.decode_utilization == at_32.decode.utilization);
  CHECK(point.price.output_to_input_ratio == at_32.price.output_to_input_ratio);
  CHECK(point.fits_memory);
}

TEST_CASE("Two hundred conversations on the H100 write 27 times as fast as one, and a step takes 7.4 times longer") {
  const BatchGain gain = batch_gain(balanced(fixtures::h100, 200));
  CHECK_THAT(gain.throughput_factor, WithinAbs(27.1, 0.1));
  CHECK_THAT(gain.step_factor, WithinAbs(7.4, 0.05));
  CHECK_THAT(gain.throughput_factor * gain.step_factor, WithinRel(200.0, 1e-12));
}

TEST_CASE("A single conversation gains nothing and a one-token answer has no step") {
  CHECK(batch_gain(balanced(fixtures::h100, 1)).throughput_factor == 1.0);
  Setting one_token = balanced(fixtures::h100, 8);
  one_token.scenario.answer_tokens = 1;
  const BatchGain gain = batch_gain(one_token);
  CHECK(gain.throughput_factor == 1.0);
  CHECK(gain.step_factor == 1.0);
}

TEST_CASE("The price lists' three to five is reached on the H100 around batches 24 to 48 and never at batch 1") {
  const Setting setting = balanced(fixtures::h100, 1);
  const std::optional<BatchRange> range = batches_at_price_ratio(setting, 3.0, 5.0, 256);
  REQUIRE(range);
  CHECK(range->first > 1);
  CHECK(range->first <= 24);
  CHECK(range->last >= 48);
  const auto ratio = [&](std::int64_t batch) { return batch_point(setting, batch).price.output_to_input_ratio; };
  CHECK(ratio(range->first) <= 5.0);
  CHECK(ratio(range->first - 1) > 5.0);
  CHECK(ratio(range->last) >= 3.0);
  if (range->last < 256) CHECK(ratio(range->last + 1) < 3.0);
}

TEST_CASE("No batch reaches a ratio that none has") {
  CHECK_FALSE(batches_at_price_ratio(balanced(fixtures::h100, 1), 3.0, 5.0, 1));
  CHECK_FALSE(batches_at_price_ratio(balanced(fixtures::h100, 1), 1e6, 2e6, 256));
}
