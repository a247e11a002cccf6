// Advice, by pencil and against the answers that it speaks of. Machine and model as in pass_test.cpp.
#include "prefill_decode/advice.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/fixtures.hpp"
#include "core/random_settings.hpp"
#include "prefill_decode/answer.hpp"

using namespace prefill_decode;
using fixtures::by_pencil;
using fixtures::relative_difference;

namespace {

double total_s(Setting setting, std::int64_t prompt_tokens, std::int64_t answer_tokens) {
  setting.scenario.prompt_tokens = prompt_tokens;
  setting.scenario.answer_tokens = answer_tokens;
  return prefill_phase(setting).seconds + decode_phase(setting).seconds;
}

Dominance dominance(std::int64_t prompt_tokens, std::int64_t answer_tokens) {
  return advise(fixtures::on(fixtures::laptop, {.prompt_tokens = prompt_tokens, .answer_tokens = answer_tokens}))
      .dominance;
}

}  // namespace

TEST_CASE("Half an answer saves the later half of the steps") {
  // Steps at contexts 4, 5 and 6 last 12.6, 13 and 13.4 s; two tokens need the first.
  const Advice advice = advise(by_pencil({.prompt_tokens = 3, .answer_tokens = 4}));
  CHECK(relative_difference(advice.half_answer_saves_s, 26.4) < 1e-15);
}

TEST_CASE("Half a prompt saves in the prefill, and in the attention of every step") {
  // Two tokens instead of three: 0.4 s of the prefill's attention, and 3 · 0.4 s of the steps'.
  const Advice advice = advise(by_pencil({.prompt_tokens = 3, .answer_tokens = 4}));
  CHECK(relative_difference(advice.half_prompt_saves_s, 1.6) < 1e-14);
  CHECK(relative_difference(advice.half_prompt_saves_in_decode_s, 1.2) < 1e-14);
}

TEST_CASE("What cannot get shorter saves nothing") {
  const Advice advice = advise(by_pencil({.prompt_tokens = 1, .answer_tokens = 1}));
  CHECK(advice.half_answer_saves_s == 0.0);
  CHECK(advice.half_prompt_saves_s == 0.0);
  CHECK(advice.half_prompt_saves_in_decode_s == 0.0);
}

TEST_CASE("A short question with a long answer is decode's, a long document with a short summary prefill's") {
  CHECK(dominance(50, 800) == Dominance::decode);
  CHECK(dominance(8000, 100) == Dominance::prefill);
  // 8000 tokens are read in 13.3 s, and as many seconds write about 217.
  CHECK(dominance(8000, 217) == Dominance::both);
}

TEST_CASE("The middle reaches from 40 to 60 percent") {
  // 13.33 s of prefill are 40 % of 33.3 s and 60 % of 22.2 s: 20.0 and 8.9 s of decode, 16.2 tokens a second.
  CHECK(dominance(8000, 320) == Dominance::both);
  CHECK(dominance(8000, 330) == Dominance::decode);
  CHECK(dominance(8000, 147) == Dominance::both);
  CHECK(dominance(8000, 140) == Dominance::prefill);
}

TEST_CASE("The advised savings are the differences of the answers, on random settings") {
  random_settings::Generator random(11);
  for (int i = 0; i < 2000; ++i) {
    const Setting setting = random_settings::setting(random);
    const std::int64_t prompt = setting.scenario.prompt_tokens;
    const std::int64_t answer = setting.scenario.answer_tokens;
    const double total = total_s(setting, prompt, answer);
    const auto differs = [&](double saved, double shorter) {
      return relative_difference(saved + shorter, total) > 1e-12;
    };
    const Advice advice = advise(setting);
    CHECK_FALSE(differs(advice.half_answer_saves_s, total_s(setting, prompt, (answer + 1) / 2)));
    CHECK_FALSE(differs(advice.half_prompt_saves_s, total_s(setting, (prompt + 1) / 2, answer)));
  }
}
