// Where the cursor of a chart can stand, and what it reads there.
#include "app/chart_stops.hpp"

#include <cmath>

namespace shell {
namespace {

double distance(const Axis& axis, double a, double b) {
  return axis.logarithmic ? std::abs(std::log(a / b)) : std::abs(a - b);
}

bool is_said_on_a_line(const Chart& chart, const std::string& words) {
  for (const ChartLine& line : chart.lines)
    for (const std::string& readout : line.readouts)
      if (readout == words) return true;
  return false;
}

// In its place from left to right, once.
void insert(const ChartStop& stop, std::vector<ChartStop>& stops) {
  auto at = stops.begin();
  while (at != stops.end() && (at->x < stop.x || (at->x == stop.x && at->marker < stop.marker))) ++at;
  if (at == stops.end() || at->x != stop.x || at->marker != stop.marker) stops.insert(at, stop);
}

std::size_t nearest_point(const ChartLine& line, const Axis& axis, double x) {
  std::size_t nearest = 0;
  for (std::size_t i = 1; i < line.readouts.size(); ++i)
    if (distance(axis, line.points[i].first, x) < distance(axis, line.points[nearest].first, x)) nearest = i;
  return nearest;
}

}  // namespace

std::vector<ChartStop> chart_stops(const Chart& chart) {
  std::vector<ChartStop> stops;
  for (const ChartLine& line : chart.lines)
    for (std::size_t i = 0; i < line.readouts.size(); ++i) insert({.x = line.points[i].first, .marker = -1}, stops);
  for (std::size_t i = 0; i < chart.markers.size(); ++i)
    if (!is_said_on_a_line(chart, chart.markers[i].readout))
      insert({.x = chart.markers[i].x, .marker = static_cast<int>(i)}, stops);
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
    const std::size_t point = nearest_point(line, chart.x, stop.x);
    const auto [x, y] = line.points[point];
    readings.push_back({.x = x, .y = y, .role = line.role, .words = line.readouts[point]});
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
  if (chart.markers.empty()) return 0;
  std::size_t first = 0;
  for (const ChartStop& stop : chart_stops(chart)) first += stop.x < chart.markers.front().x ? 1 : 0;
  return first;
}

std::string chart_key(std::size_t index) { return "chart" + std::to_string(index); }

std::optional<std::size_t> chart_with_key(const PanelContent& panel, std::string_view key) {
  for (std::size_t i = 0; i < panel.charts.size(); ++i)
    if (key == chart_key(i)) return i;
  return std::nullopt;
}

}  // namespace shell
