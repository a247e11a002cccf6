// A whole answer, by pencil. Machine and model as in pass_test.cpp.
#include "prefill_decode/answer.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/fixtures.hpp"

using namespace prefill_decode;
using fixtures::by_pencil;
using fixtures::relative_difference;

namespace {

constexpr double last_bits = 1e-15;

}  // namespace

TEST_CASE("Prefill is one pass over the prompt") {
  // max(0.6, 10) + max(0.096, 1.2) + max(0.02, 1)
  const Phase prefill = prefill_phase(by_pencil({.prompt_tokens = 3, .answer_tokens = 4}));
  CHECK(relative_difference(prefill.seconds, 12.2) < last_bits);
  CHECK(prefill.work.flop == 716.0);
  CHECK(prefill.work.bytes == 122.0);
}

TEST_CASE("Decode takes one step less than the answer has tokens") {
  // Steps at contexts 4, 5 and 6: linear 3 · 10 s, attention (4 + 5 + 6) · 0.4 s, head 3 · 1 s.
  // FLOP: 3 · 200 + 16 · 15 + 3 · 20; bytes: 3 · 100 + 4 · 15 + 3 · 10.
  const Phase decode = decode_phase(by_pencil({.prompt_tokens = 3, .answer_tokens = 4}));
  CHECK(relative_difference(decode.seconds, 39.0) < last_bits);
  CHECK(decode.work.flop == 900.0);
  CHECK(decode.work.bytes == 390.0);
}

TEST_CASE("A one-token answer has no decode") {
  const Phase decode = decode_phase(by_pencil({.prompt_tokens = 3, .answer_tokens = 1}));
  CHECK(decode.seconds == 0.0);
  CHECK(decode.work.flop == 0.0);
  CHECK(decode.work.bytes == 0.0);
}

TEST_CASE("Decode starts behind the cache and the prompt") {
  // Two tokens in the cache: contexts 6, 7 and 8 instead of 4, 5 and 6, 0.4 s a token.
  const Phase decode = decode_phase(by_pencil({.prompt_tokens = 3, .answer_tokens = 4, .cached_tokens = 2}));
  CHECK(relative_difference(decode.seconds, 39.0 + 6 * 0.4) < last_bits);
}

TEST_CASE("A batch repeats the attention and shares the weights of every step") {
  // Linear max(0.4, 10), attention doubled, head max(0.04, 1): 30 + 12 + 3.
  const Phase decode = decode_phase(by_pencil({.prompt_tokens = 3, .answer_tokens = 4, .batch = 2}));
  CHECK(relative_difference(decode.seconds, 45.0) < last_bits);
}

TEST_CASE("Every decode step pays the overhead") {
  Setting setting = by_pencil({.prompt_tokens = 3, .answer_tokens = 4});
  setting.hardware.pass_overhead_s = 0.5;
  CHECK(relative_difference(decode_phase(setting).seconds, 40.5) < last_bits);
  CHECK(relative_difference(prefill_phase(setting).seconds, 12.7) < last_bits);
}

TEST_CASE("Consecutive steps add up to the decode that they make") {
  const Setting setting = by_pencil({.prompt_tokens = 3, .answer_tokens = 4});
  const double sum = decode_steps(setting, 4, 1).seconds + decode_steps(setting, 5, 2).seconds;
  CHECK(relative_difference(sum, decode_phase(setting).seconds) < last_bits);
  CHECK(decode_steps(setting, 4, 0).seconds == 0.0);
  CHECK(decode_steps(setting, 4, -1).seconds == 0.0);
}

TEST_CASE("Without the cache every token is a prefill of all before it") {
  // Passes of 3 and 4 tokens: linear 10 + 10, attention 1.2 + 1.6, head 1 + 1.
  const Setting setting = by_pencil({.prompt_tokens = 3, .answer_tokens = 2});
  CHECK(relative_difference(no_cache_seconds(setting), 24.8) < last_bits);
}

TEST_CASE("Without the cache what was in it is read again too") {
  const Setting cached = by_pencil({.prompt_tokens = 1, .answer_tokens = 2, .cached_tokens = 2});
  CHECK(relative_difference(no_cache_seconds(cached), 24.8) < last_bits);
}

TEST_CASE("Without the cache an answer crosses the ridge of each operation where it lies") {
  // Linear 0.2 s a token against 10 s: the ridge is at 50 tokens. Attention 0.008 · n(n + 1) s against 0.4 · n: at 49.
  // Passes of 48 … 51 tokens: linear 10 + 10 + 10 + 10.2; attention 19.2 (memory) + 19.6 (both) + 20.4 + 21.216;
  // head 4.
  const Setting setting = by_pencil({.prompt_tokens = 48, .answer_tokens = 4});
  CHECK(relative_difference(no_cache_seconds(setting), 40.2 + 80.416 + 4.0) < last_bits);
}

TEST_CASE("Without the cache experts are touched anew in every pass") {
  // Passes of 1 and 2 tokens: linear (100 + 100) and (100 + 175) bytes = 20 + 27.5 s, attention 0.4 + 0.8, head 2.
  const Setting setting = by_pencil({.prompt_tokens = 1, .answer_tokens = 2}, fixtures::pencil_experts);
  CHECK(relative_difference(no_cache_seconds(setting), 50.7) < last_bits);
}

TEST_CASE("A one-token answer costs the same with and without the cache") {
  const Setting setting = fixtures::on(fixtures::laptop, {.prompt_tokens = 1150, .answer_tokens = 1});
  CHECK(relative_difference(no_cache_seconds(setting), prefill_phase(setting).seconds) < last_bits);
}
