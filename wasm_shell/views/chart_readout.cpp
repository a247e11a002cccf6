// The read-out of a chart: values at a stop of its cursor.
#include <algorithm>
#include <cmath>

#include "views/chart.hpp"
#include "views/metrics.hpp"

namespace shell {
namespace {

constexpr float padding = 10.0f;
constexpr float swatch = 14.0f;
constexpr float marker_reach = 14.0f;

float words_width(const View& view, const std::vector<ChartReading>& readings, float room) {
  float width = 0.0f;
  for (const ChartReading& reading : readings)
    for (const std::string_view line : view.paint.wrap(TextStyle::caption, reading.words, room))
      width = std::max(width, view.paint.text_width(TextStyle::caption, line));
  return width;
}

void draw_box(View& view, const std::vector<ChartReading>& readings, const Plot& plot, Point at) {
  const float room = std::min(280.0f, view.width - 2 * padding - swatch);
  const float width = words_width(view, readings, room);
  float height = 2 * padding - 4.0f;
  for (const ChartReading& reading : readings)
    height += view.paint.block_height(TextStyle::caption, reading.words, room);
  const float full = width + 2 * padding + swatch;
  const bool left = at.x > plot.area.x + plot.area.width * 0.5f;
  const float wanted = left ? at.x - 14.0f - full : at.x + 14.0f;
  const float first = full <= plot.area.width ? plot.area.x : view.x;
  const float x = std::clamp(wanted, first, std::max(first, view.x + view.width - full));
  const Rect box{x, std::max(plot.area.y, std::min(at.y - height * 0.5f, plot.area.bottom() - height)), full, height};
  view.paint.fill(box, view.theme.ink, 6.0f);
  float y = box.y + padding - 2.0f;
  for (const ChartReading& reading : readings) {
    const Point dot{box.x + padding + 4.0f, y + metrics::line_caption * 0.5f};
    view.paint.disc(dot, 4.0f, reading.role == Role::neutral ? view.theme.quiet : role_color(view.theme, reading.role));
    y += view.paint.text_block(TextStyle::caption, box.x + padding + swatch, y, room, view.theme.ground, reading.words);
  }
}

}  // namespace

std::size_t stop_near(const Chart& chart, const Plot& plot, const std::vector<ChartStop>& stops, Point pointer) {
  std::size_t nearest = 0;
  float least = 1e9f;
  for (std::size_t i = 0; i < stops.size(); ++i) {
    const float x = plot.x_at(stops[i].x);
    float distance = std::abs(x - pointer.x);
    if (stops[i].marker >= 0) {
      const float y = plot.y_at(chart.markers[static_cast<std::size_t>(stops[i].marker)].y);
      // Within reach a marker comes before any place on the lines, beyond it never.
      distance = std::hypot(x - pointer.x, y - pointer.y) - marker_reach;
      if (distance > 0.0f) continue;
    }
    if (distance >= least) continue;
    least = distance;
    nearest = i;
  }
  return nearest;
}

void draw_readout(View& view, const Chart& chart, const Plot& plot, const ChartStop& stop) {
  const std::vector<ChartReading> readings = readings_at(chart, stop);
  const Point at = plot.at(readings.front().x, readings.front().y);
  if (stop.marker < 0) view.paint.line({at.x, plot.area.y}, {at.x, plot.area.bottom()}, view.theme.quiet);
  for (const ChartReading& reading : readings) {
    const Point dot = plot.at(reading.x, reading.y);
    view.paint.disc(dot, 5.0f, view.theme.ground);
    view.paint.disc(dot, 3.5f, role_color(view.theme, reading.role));
  }
  draw_box(view, readings, plot, at);
}

}  // namespace shell
