// Where the cursor of a chart can stand, and what it reads there.
#include "app/chart_stops.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/app_state.hpp"
#include "app/enum_names.hpp"
#include "shell/support.hpp"

using namespace shell;
using support::panel_of;

namespace {

Chart two_lines() {
  Chart chart;
  chart.x.logarithmic = true;
  chart.lines.push_back({.label = {}, .points = {{1, 10}, {10, 20}, {100, 30}}, .readouts = {"a", "b", "c"}});
  chart.lines.push_back({.label = {}, .points = {{1, 5}, {20, 6}}, .readouts = {"d", "e"}});
  chart.lines.push_back({.label = {}, .points = {{2, 5}, {3, 6}}, .readouts = {}});
  return chart;
}

std::vector<double> places(const Chart& chart) {
  std::vector<double> result;
  for (const ChartStop& stop : chart_stops(chart)) result.push_back(stop.x);
  return result;
}

}  // namespace

TEST_CASE("The cursor stops at each point that has a read-out, from left to right") {
  CHECK(places(two_lines()) == std::vector<double>{1, 10, 20, 100});
}

TEST_CASE("At a stop each line reads its nearest point, on the scale of the axis") {
  Chart chart = two_lines();
  CHECK(reading_text(chart) == "a; d");
  // 20 is nearer to 10 than to 100 and, of 1 and 20, nearer to 10 on a logarithmic axis.
  chart.cursor = 1;
  CHECK(reading_text(chart) == "b; e");
  chart.cursor = 3;
  CHECK(reading_text(chart) == "c; e");
}

TEST_CASE("A marker is a stop of its own unless a line says the same there") {
  Chart chart = two_lines();
  chart.markers.push_back({.x = 10, .y = 20, .label = {}, .readout = "b"});
  CHECK(places(chart) == std::vector<double>{1, 10, 20, 100});
  chart.markers.push_back({.x = 50, .y = 2, .label = {}, .readout = "m"});
  CHECK(places(chart) == std::vector<double>{1, 10, 20, 50, 100});
  chart.cursor = 3;
  CHECK(reading_text(chart) == "m");
}

TEST_CASE("Every chart has stops that all say something, and starts at what the reader has set") {
  for (const std::string_view panel : panel_names) {
    const std::string query = "panel=" + std::string(panel) + "&batch=50";
    const Screen screen = support::screen_of(query);
    if (!screen.panel) continue;
    for (Chart chart : screen.panel->charts) {
      INFO(query << " " << chart.title);
      CHECK(reading_text(chart) == chart.markers.front().readout);
      const std::size_t count = chart_stops(chart).size();
      CHECK(count > 10);
      for (chart.cursor = 0; chart.cursor < count; ++chart.cursor) CHECK_FALSE(reading_text(chart).empty());
    }
  }
}

TEST_CASE("A cursor moves within its chart and goes back to the setting when that changes") {
  AppState app(built_in_catalogue(), "panel=price&hardware=h100-sxm");
  const auto chart = [&app]() -> const Chart& { return app.screen().panel->charts.front(); };
  CHECK(app.move_cursor("chart0", 5));
  CHECK(chart().cursor == 5);
  CHECK_FALSE(app.move_cursor("chart0", 5));
  CHECK_FALSE(app.move_cursor("chart1", 2));
  CHECK_FALSE(app.move_cursor("prompt", 2));
  CHECK(app.move_cursor("chart0", 100000));
  CHECK(chart().cursor + 1 == chart_stops(chart()).size());
  CHECK(app.edit({.field = Field::answer, .value = "100"}));
  CHECK(chart().cursor == 0);
}
