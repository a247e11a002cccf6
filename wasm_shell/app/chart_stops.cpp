// Where the cursor of a chart can stand, and what it reads there.
#include "app/chart_stops.hpp"

#include <algorithm>
#include <cmath>

namespace shell {
namespace {

double distance(const Axis& axis, double a, double b) {
  return axis.logarithmic ? std::abs(std::log(a / b)) : std::abs(a - b);
}

ChartReading reading_of(const ChartLine& line, std::size_t point) {
  return {
      .x = line.points[point].first, .y = line.points[point].second, .role = line.role, .words = line.readouts[point]};
}

bool is_said_on_a_line(const Chart& chart, const ChartMarker& marker) {
  return std::any_of(chart.lines.begin(), chart.lines.end(), [&marker](const ChartLine& line) {
    return std::find(line.readouts.begin(), line.readouts.end(), marker.readout) != line.readouts.end();
  });
}

// From left to right, and each once.
void insert_stop(ChartStop stop, std::vector<ChartStop>& stops) {
  const auto place = std::find_if(stops.begin(), stops.end(), [&stop](const ChartStop& other) {
    return other.x != stop.x ? other.x > stop.x : other.marker >= stop.marker;
  });
  if (place != stops.end() && place->x == stop.x && place->marker == stop.marker) return;
  stops.insert(place, stop);
}

}  // namespace

std::vector<ChartStop> chart_stops(const Chart& chart) {
  std::vector<ChartStop> stops;
  for (const ChartLine& line : chart.lines)
    for (std::size_t i = 0; i < line.readouts.size(); ++i)
      insert_stop({.x = line.points[i].first, .marker = -1}, stops);
  for (std::size_t i = 0; i < chart.markers.size(); ++i) {
    if (is_said_on_a_line(chart, chart.markers[i])) continue;
    insert_stop({.x = chart.markers[i].x, .marker = static_cast<int>(i)}, stops);
  }
  return stops;
}

std::vector<ChartReading> readings_at(const Chart& chart, const ChartStop& stop) {
  if (stop.marker >= 0) {
    const ChartMarker& marker = chart.markers[static_cast<std::size_t>(stop.marker)];
    return {{.x = marker.x, .y = marker.y, .role = marker.role, .words = marker.readout}};
  }
  std::vector<ChartReading> readings;
  for (const ChartLine& line : chart.lines) {
    if (line.readouts.empty()) continue;
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < line.readouts.size(); ++i) {
      const auto from_stop = [&](std::size_t point) { return distance(chart.x, line.points[point].first, stop.x); };
      if (from_stop(i) < from_stop(nearest)) nearest = i;
    }
    readings.push_back(reading_of(line, nearest));
  }
  return readings;
}

std::string reading_text(const Chart& chart) {
  std::string text;
  for (const ChartReading& reading : readings_at(chart, chart_stops(chart)[chart.cursor])) {
    if (!text.empty()) text += "; ";
    text += reading.words;
  }
  return text;
}

std::size_t first_stop(const Chart& chart) {
  const std::vector<ChartStop> stops = chart_stops(chart);
  const auto at = std::find_if(stops.begin(), stops.end(), [&chart](const ChartStop& stop) {
    return !chart.markers.empty() && stop.x >= chart.markers.front().x;
  });
  return at == stops.end() ? 0 : static_cast<std::size_t>(at - stops.begin());
}

std::string chart_key(std::size_t index) { return "chart" + std::to_string(index); }

}  // namespace shell
