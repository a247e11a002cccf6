// The roofline panel against the core.
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>

#include "prefill_decode/roofline.hpp"
#include "shell/support.hpp"

using namespace shell;
using Catch::Matchers::WithinRel;
using support::contains;
using support::panel_of;
using support::screen_of;

TEST_CASE("The markers stand where the phases of the estimate do") {
  const Screen screen = screen_of("panel=roofline");
  const Chart& chart = screen.panel->charts.front();
  REQUIRE(chart.markers.size() == 2);
  CHECK(chart.markers[0].x == screen.estimate.prefill.intensity);
  CHECK(chart.markers[1].x == screen.estimate.decode.intensity);
  CHECK_THAT(chart.markers[1].y, WithinRel(screen.estimate.decode.work.flop / screen.estimate.decode.seconds, 1e-12));
  CHECK_THAT(chart.markers[1].y, WithinRel(screen.estimate.decode.utilization * 8.8e12, 1e-12));
}

TEST_CASE("No phase stands above the sustained roof, and that never above the datasheet") {
  for (const char* query : {"", "hardware=h100-sxm&batch=64", "prompt=1&answer=1000", "model=mixtral-8x7b"}) {
    const Screen screen = screen_of(std::string(query) + "&panel=roofline");
    const auto setting = setting_of(screen.controls, built_in_catalogue());
    const prefill_decode::Roof roof = sustained_roof(setting.hardware);
    for (const ChartMarker& marker : screen.panel->charts.front().markers) {
      CHECK(marker.y <= attainable_flop_per_s(roof, marker.x) * (1.0 + 1e-12));
    }
  }
}

TEST_CASE("The rule stands at the ridge point and the roof turns there") {
  const Screen screen = screen_of("panel=roofline");
  const Chart& chart = screen.panel->charts.front();
  REQUIRE(chart.rules.size() == 1);
  CHECK(chart.rules[0].x == screen.estimate.ridge_flop_per_byte);
  const ChartLine& roof = chart.lines.back();
  bool turns = false;
  for (const auto& point : roof.points) turns = turns || point.first == chart.rules[0].x;
  CHECK(turns);
  CHECK(roof.points.back().second == 8.8e12);
}

TEST_CASE("The axes are the machine's and stay while the points move; they widen only for a point beyond them") {
  const Chart laptop = panel_of("panel=roofline").charts.front();
  const Chart moved = panel_of("panel=roofline&batch=64&prompt=9000").charts.front();
  CHECK(laptop.x.minimum == moved.x.minimum);
  CHECK(laptop.x.maximum == moved.x.maximum);
  CHECK(laptop.y.minimum == moved.y.minimum);
  CHECK(laptop.y.minimum == 1e10);
  CHECK(laptop.y.maximum == moved.y.maximum);
  CHECK(laptop.y.maximum == 1e14);
  CHECK(panel_of("panel=roofline&prompt=131072&history=131072&prefix=lost&batch=256").charts.front().x.maximum >
        laptop.x.maximum);
}

TEST_CASE("The notes tell what limits each phase, and the ideal machine has one roof") {
  const std::string notes = support::joined_notes(panel_of("panel=roofline"));
  CHECK(contains(notes, "Ogranicza go moc obliczeniowa"));
  CHECK(contains(notes, "Ogranicza go pamięć"));
  CHECK(panel_of("panel=roofline").charts.front().lines.size() == 2);
  CHECK(panel_of("panel=roofline&efficiency=ideal").charts.front().lines.size() == 1);
}

TEST_CASE("A bracket joins decode with the flat roof and says how far apart they are") {
  const Screen screen = screen_of("panel=roofline");
  const Chart& chart = screen.panel->charts.front();
  REQUIRE(chart.gaps.size() == 1);
  CHECK(chart.gaps[0].x == screen.estimate.decode.intensity);
  CHECK(chart.gaps[0].from == chart.markers[1].y);
  CHECK(chart.gaps[0].to == 8.8e12);
  CHECK(support::plain(chart.gaps[0].label) == "34 razy");
  CHECK(contains(chart.markers[1].readout, "34 razy mniej niż płaska część dachu"));
  CHECK(contains(support::joined_notes(*screen.panel), "podpisem „34 razy”"));
  CHECK(panel_of("panel=roofline&answer=1").charts.front().gaps.empty());
}

TEST_CASE("A one-token answer has one point and says why") {
  const PanelContent panel = panel_of("panel=roofline&answer=1");
  CHECK(panel.charts.front().markers.size() == 1);
  CHECK(contains(support::joined_notes(panel), "nie ma fazy decode"));
}
