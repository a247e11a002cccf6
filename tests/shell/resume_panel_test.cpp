// The panel on resumption against the core.
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>

#include "prefill_decode/resumption.hpp"
#include "shell/support.hpp"

using namespace shell;
using Catch::Matchers::WithinRel;
using support::contains;
using support::panel_of;
using support::screen_of;

TEST_CASE("The bars are the core's times on one scale, whichever is chosen") {
  const Screen kept = screen_of("panel=resume&scenario=resumed-conversation&prefix=kept");
  const auto times = resumption(setting_of(kept.controls, built_in_catalogue()));
  REQUIRE(kept.panel->bars.size() == 2);
  CHECK_THAT(kept.panel->bars[0].segments[0].fraction, WithinRel(times.kept_ttft_s / times.lost_ttft_s, 1e-12));
  CHECK(kept.panel->bars[1].segments[0].fraction == 1.0);
  const PanelContent lost = panel_of("panel=resume&scenario=resumed-conversation&prefix=lost");
  CHECK(lost.bars[0].value == kept.panel->bars[0].value);
  CHECK(lost.bars[1].value == kept.panel->bars[1].value);
  CHECK(lost.bars[1].segments[0].role == Role::prefill);
  CHECK(kept.panel->bars[0].segments[0].role == Role::prefill);
}

TEST_CASE("The note says how many times longer and what keeping costs") {
  const std::string notes = support::joined_notes(panel_of("panel=resume&scenario=resumed-conversation"));
  CHECK(contains(notes, "106 razy dłużej: 9,8 s zamiast 92 ms"));
  CHECK(contains(notes, "344 MB"));
}

TEST_CASE("Without a history the panel shows that of the resumed conversation and calls it an example") {
  const PanelContent panel = panel_of("panel=resume");
  const PanelContent own = panel_of("panel=resume&history=6000");
  CHECK(panel.bars[0].value == own.bars[0].value);
  CHECK(panel.bars[1].value == own.bars[1].value);
  CHECK(panel.bars[0].value != panel.bars[1].value);
  CHECK(support::plain(panel.key) ==
        "Czas do pierwszego tokena w przykładzie: historia ma 6000 tokenów. Swoją ustaw suwakiem.");
  CHECK(own.key == "Czas do pierwszego tokena");
  CHECK(std::get<SliderControl>(panel.controls.front()).value == 0.0);
}

TEST_CASE(
    "Without a history, nor a scenario that has one, the bars are equal and the note says what the slider is for") {
  Catalogue catalogue = built_in_catalogue();
  for (ScenarioProfile& profile : catalogue.scenario) profile.scenario.cached_tokens = 0;
  const PanelContent panel = *compose_screen(support::controls_of("panel=resume"), {}, catalogue).panel;
  CHECK(panel.bars[0].value == panel.bars[1].value);
  CHECK(panel.bars[0].segments[0].fraction == 1.0);
  REQUIRE(panel.notes.size() == 1);
  CHECK(contains(panel.notes[0], "Suwak"));
}

TEST_CASE("A cached token takes a share of a fresh one's time, less than the tenth that price lists ask") {
  const std::string notes =
      support::joined_notes(panel_of("panel=resume&scenario=resumed-conversation&hardware=h100-sxm"));
  CHECK(contains(notes, "jedną dziesiątą nowego"));
  CHECK(contains(notes, "0,14% czasu, jakiego wymaga nowy"));
}

TEST_CASE("Two waits under a second have one unit") {
  const PanelContent panel = panel_of("panel=resume&scenario=resumed-conversation&hardware=h100-sxm");
  CHECK(support::plain(panel.bars[0].value) == "1,8 ms");
  CHECK(support::plain(panel.bars[1].value) == "146 ms");
}

TEST_CASE("A wait as short as the overhead that the figures leave out says so") {
  const auto says_so = [](std::string_view query) {
    return contains(support::plain(support::joined_notes(panel_of(query))), "wynosi od 2,6 ms do 5,8 ms");
  };
  CHECK(says_so("panel=resume&scenario=resumed-conversation&hardware=h100-sxm"));
  CHECK_FALSE(says_so("panel=resume&scenario=resumed-conversation&hardware=h100-sxm&prompt=8000"));
  CHECK_FALSE(says_so("panel=resume&scenario=resumed-conversation"));
  CHECK_FALSE(says_so("panel=resume&scenario=resumed-conversation&hardware=m4-max"));
  CHECK_FALSE(says_so("panel=resume&scenario=resumed-conversation&hardware=m4-max&prompt=1"));
}
