// A resumed conversation. Machine and model as in pass_test.cpp.
#include "prefill_decode/resumption.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/fixtures.hpp"
#include "prefill_decode/answer.hpp"

using namespace prefill_decode;
using fixtures::by_pencil;
using fixtures::relative_difference;

TEST_CASE("A kept prefix is read from the cache, a lost one is computed again") {
  // Kept: 3 tokens on 57: linear 10, attention max(2.832, 24), head 1. Lost: 60 tokens: 12 + 29.28 + 1.
  const Resumption resumed = resumption(by_pencil({.prompt_tokens = 3, .cached_tokens = 57}));
  CHECK(relative_difference(resumed.kept_ttft_s, 35.0) < 1e-15);
  CHECK(relative_difference(resumed.lost_ttft_s, 42.28) < 1e-15);
}

TEST_CASE("A lost prefix joins the prompt and leaves the decode as it is") {
  const Setting kept = by_pencil({.prompt_tokens = 3, .answer_tokens = 4, .cached_tokens = 57, .batch = 2});
  const Setting lost = with_lost_prefix(kept);
  CHECK(lost.scenario.prompt_tokens == 60);
  CHECK(lost.scenario.cached_tokens == 0);
  CHECK(lost.scenario.answer_tokens == 4);
  CHECK(lost.scenario.batch == 2);
  CHECK(decode_phase(lost).seconds == decode_phase(kept).seconds);
}

TEST_CASE("Without a history nothing can be lost") {
  const Resumption resumed = resumption(by_pencil({.prompt_tokens = 3}));
  CHECK(resumed.kept_ttft_s == resumed.lost_ttft_s);
}

TEST_CASE("A conversation of 6000 tokens resumes on the laptop in 0.09 s, and in 9.8 s when its cache was lost") {
  const Scenario resumed_conversation{.prompt_tokens = 50, .answer_tokens = 300, .cached_tokens = 6000};
  const Resumption resumed = resumption(fixtures::on(fixtures::laptop, resumed_conversation));
  CHECK(fixtures::rounds_to(resumed.kept_ttft_s, 0.09, 0.01));
  CHECK(fixtures::rounds_to(resumed.lost_ttft_s, 9.8, 0.1));
}
