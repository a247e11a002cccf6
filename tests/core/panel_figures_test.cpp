// Operating points, touched experts and the size of a kept history.
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>

#include "core/fixtures.hpp"
#include "prefill_decode/experts.hpp"
#include "prefill_decode/history.hpp"
#include "prefill_decode/operating_point.hpp"

using Catch::Matchers::WithinRel;
using namespace prefill_decode;

TEST_CASE("A phase of 100 FLOP and 50 bytes in 4 seconds stands at 2 FLOP per byte and 25 FLOP per second") {
  const OperatingPoint point = operating_point({.flop = 100.0, .bytes = 50.0}, 4.0);
  CHECK(point.flop_per_byte == 2.0);
  CHECK(point.flop_per_s == 25.0);
}

TEST_CASE("A phase without work stands nowhere") {
  const OperatingPoint point = operating_point({}, 0.0);
  CHECK(point.flop_per_byte == 0.0);
  CHECK(point.flop_per_s == 0.0);
}

TEST_CASE("One token of Mixtral touches two of eight experts, two tokens three and a half") {
  CHECK_THAT(touched_experts(fixtures::mixtral_8x7b, 1), WithinRel(2.0, 1e-12));
  CHECK_THAT(touched_experts(fixtures::mixtral_8x7b, 2), WithinRel(3.5, 1e-12));
  CHECK(touched_experts(fixtures::qwen25_7b, 5) == 0.0);
}

TEST_CASE("Six thousand tokens of history keep 344 MB of KV cache, whatever the batch") {
  const Setting setting{.hardware = fixtures::laptop,
                        .model = fixtures::qwen25_7b,
                        .precision = {},
                        .scenario = {.prompt_tokens = 50, .answer_tokens = 300, .cached_tokens = 6000, .batch = 4}};
  CHECK(history_bytes(setting) == 57344.0 * 6000.0);
}
