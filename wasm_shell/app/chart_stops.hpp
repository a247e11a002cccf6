// Where the cursor of a chart can stand, and what it reads there.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/panel_content.hpp"

namespace shell {

struct ChartStop {
  double x = 0.0;
  // Index of the marker that stands here off the lines; negative for a place on them.
  int marker = -1;
};

struct ChartReading {
  double x = 0.0;
  double y = 0.0;
  Role role = Role::neutral;
  std::string_view words;
};

// From left to right: the points of all lines with read-outs, and the markers that say something else.
std::vector<ChartStop> chart_stops(const Chart& chart);
// At a stop on the lines each line reads its nearest point. Words live as long as the chart.
std::vector<ChartReading> readings_at(const Chart& chart, const ChartStop& stop);
// The reading under the cursor in words.
std::string reading_text(const Chart& chart);
// The stop of the first marker, which is the state that the reader has set.
std::size_t first_stop(const Chart& chart);

// "chart0": names the chart to page and keyboard.
std::string chart_key(std::size_t index);
// Which of the panel's charts is so named.
std::optional<std::size_t> chart_with_key(const PanelContent& panel, std::string_view key);

}  // namespace shell
