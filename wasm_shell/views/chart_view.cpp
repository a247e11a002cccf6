// A chart: title, axes, marks with their names beside them, and a read-out under the pointer or the cursor.
#include <algorithm>

#include "views/chart.hpp"
#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

constexpr float wide_height = 260.0f;
constexpr float narrow_height = 210.0f;

// Left of the plot stand the labels of the y axis, right of it half of the last one of the x axis.
Rect plot_area(const View& view, const Chart& chart, float left) {
  const float last =
      chart.x.ticks.empty() ? 0.0f : view.paint.text_width(TextStyle::caption, chart.x.ticks.back().label) * 0.5f;
  const float x = view.paint.snapped(view.x + left + tick_gap + 2.0f);
  return {.x = x,
          .y = view.y,
          .width = view.x + view.width - x - std::min(last, 2 * metrics::unit),
          .height = view.narrow() ? narrow_height : wide_height};
}

// Where the pointer is, else where the cursor stands while the chart has the keyboard or was touched last.
void draw_reading(View& view, const Chart& chart, const Plot& plot, std::string_view key, const Hit& hit) {
  if (hit.pressed && view.state.touch) view.state.pinned = key;
  const bool pointed = hit.follows_pointer() || (hit.hovered && !view.state.touch);
  if (!pointed && !hit.focused && view.state.pinned != key) return;
  const std::vector<ChartStop> stops = chart_stops(chart);
  if (stops.empty()) return;
  const std::size_t stop = pointed ? stop_near(chart, plot, stops, hit.pointer) : chart.cursor;
  if (hit.follows_pointer()) {
    view.requests.read_chart = key;
    view.requests.read_stop = stop;
  }
  draw_readout(view, chart, plot, stops[stop]);
}

}  // namespace

float tick_width(const View& view, const Chart& chart) {
  float widest = 0.0f;
  for (const Tick& tick : chart.y.ticks)
    widest = std::max(widest, view.paint.text_width(TextStyle::caption, tick.label));
  return widest;
}

void draw_chart(View& view, const Chart& chart, std::string_view key, float ticks) {
  Painter& paint = view.paint;
  const float top = view.y;
  view.y += paint.text_block(TextStyle::strong, view.x, view.y, view.width, view.theme.ink, chart.title);
  view.y += paint.text_block(TextStyle::caption, view.x, view.y, view.width, view.theme.quiet, chart.y.label);
  view.y += chart.rules.empty() ? metrics::unit : metrics::line_caption + 4.0f;
  const Plot plot{.area = plot_area(view, chart, ticks), .x = chart.x, .y = chart.y};
  draw_axes(view, plot);
  draw_marks(view, chart, plot);
  draw_labels(view, chart, plot);
  const Hit hit = control(view, key, plot.area.grown(4.0f), Cursor::standard, true);
  view.y = plot.area.bottom() + 4.0f + metrics::line_caption;
  const float label = paint.text_width(TextStyle::caption, chart.x.label);
  const float x = std::max(view.x, plot.area.right() - label);
  view.y += paint.text_block(TextStyle::caption, x, view.y, view.x + view.width - x, view.theme.quiet, chart.x.label);
  if (hit.focused) focus_ring(view, {view.x, top, view.width, view.y - top}, metrics::radius_small);
  draw_reading(view, chart, plot, key, hit);
}

}  // namespace shell
