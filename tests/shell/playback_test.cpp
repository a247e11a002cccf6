// The answer played by the clock.
#include "app/playback.hpp"

#include <catch2/catch_test_macros.hpp>

#include "shell/support.hpp"

using namespace shell;

namespace {

// 2 s of prefill, then nine tokens in 18 s.
constexpr PlaybackPlan short_answer{.prefill_s = 2.0, .total_s = 20.0, .tokens = 10};

Playback at(double position_s) { return {.started = true, .running = true, .position_s = position_s}; }

}  // namespace

TEST_CASE("An answer of up to a minute plays in real time, a longer one in a minute") {
  CHECK(playback_speed(short_answer) == 1.0);
  CHECK(playback_speed({.prefill_s = 1.0, .total_s = 600.0, .tokens = 9}) == 10.0);
  CHECK(advanced(at(1.0), short_answer, 0.5).position_s == 1.5);
}

TEST_CASE("While prefill runs there is no token, at its end the first, at the end all") {
  CHECK(tokens_shown({}, short_answer) == 0);
  CHECK(tokens_shown(at(1.9), short_answer) == 0);
  CHECK(tokens_shown(at(2.0), short_answer) == 1);
  CHECK(tokens_shown(at(4.0), short_answer) == 2);
  CHECK(tokens_shown(at(19.9), short_answer) == 9);
  CHECK(tokens_shown(at(20.0), short_answer) == 10);
}

TEST_CASE("A one-token answer is finished when its prefill is") {
  constexpr PlaybackPlan one{.prefill_s = 3.0, .total_s = 3.0, .tokens = 1};
  CHECK(tokens_shown(at(2.9), one) == 0);
  CHECK(playback_phase(at(3.0), one) == PlaybackPhase::finished);
  CHECK(tokens_shown(at(3.0), one) == 1);
}

TEST_CASE("Playback stops at the end, and playing again begins at the start") {
  const Playback ended = advanced(at(19.95), short_answer, 0.1);
  CHECK_FALSE(ended.running);
  CHECK(ended.position_s == 20.0);
  CHECK(toggled(ended, short_answer) == at(0.0));
}

TEST_CASE("Paused, the clock moves nothing") {
  const Playback paused = toggled(at(5.0), short_answer);
  CHECK_FALSE(paused.running);
  CHECK(advanced(paused, short_answer, 1.0) == paused);
}

TEST_CASE("Without motion a press goes to empty, first token, middle, end, and empty again") {
  Playback playback;
  for (const double position : {0.0, 2.0, 11.0, 20.0, 0.0}) {
    playback = stepped(playback, short_answer);
    CHECK(playback.position_s == position);
    CHECK_FALSE(playback.running);
  }
}

TEST_CASE("Seeking stays on the bar") {
  CHECK(sought(at(0.0), short_answer, 0.25).position_s == 5.0);
  CHECK(sought(at(0.0), short_answer, 1.5).position_s == 20.0);
}

TEST_CASE("The words of playback follow its phase, and say how much faster it is") {
  const Playback waiting = at(1.0);
  CHECK(playback_text({}, short_answer, false, Language::polish).button == "Odtwórz");
  CHECK(playback_text({}, short_answer, false, Language::polish).restart.empty());
  CHECK(playback_text(waiting, short_answer, false, Language::polish).button == "Pauza");
  CHECK(playback_text(waiting, short_answer, false, Language::polish).speed.empty());
  CHECK(playback_text(at(4.0), short_answer, false, Language::polish).status == "Token 2 z 10");
  const PlaybackPlan slow{.prefill_s = 1.0, .total_s = 150.0, .tokens = 100};
  CHECK(support::plain(playback_text(at(4.0), slow, false, Language::polish).speed) ==
        "2,5 raza szybciej niż w rzeczywistości");
}
