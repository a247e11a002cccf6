// Axes and marks of a chart.
#include <algorithm>
#include <utility>

#include "views/chart.hpp"
#include "views/metrics.hpp"

namespace shell {
namespace {

constexpr float marker_radius = 6.0f;
constexpr float label_gap = 10.0f;
constexpr float gap_foot = 5.0f;
constexpr float badge_gap = 2.0f;

// Where the label of a tick of the x axis begins and ends.
std::pair<float, float> label_span(const View& view, const Plot& plot, const Tick& tick) {
  const float width = view.paint.text_width(TextStyle::caption, tick.label);
  const float left = std::min(plot.x_at(tick.value) - width * 0.5f, view.x + view.width - width);
  return {left, left + width};
}

// Of labels that would touch, the first and the last of all are written.
void draw_x_ticks(View& view, const Plot& plot) {
  float free_from = -1e9f;
  for (const Tick& tick : plot.x.ticks) {
    const float x = plot.x_at(tick.value);
    view.paint.line({x, plot.area.y}, {x, plot.area.bottom()}, view.theme.grid);
    const auto [left, right] = label_span(view, plot, tick);
    const Tick& last = plot.x.ticks.back();
    if (left < free_from || (&tick != &last && right + label_gap > label_span(view, plot, last).first)) continue;
    view.paint.text(TextStyle::caption, left, plot.area.bottom() + 4.0f, view.theme.quiet, tick.label);
    free_from = right + label_gap;
  }
}

void draw_y_ticks(View& view, const Plot& plot) {
  float free_below = 1e9f;
  for (const Tick& tick : plot.y.ticks) {
    const float y = plot.y_at(tick.value);
    view.paint.line({plot.area.x, y}, {plot.area.right(), y}, view.theme.grid);
    if (y > free_below) continue;
    const Rect box{view.x, y - metrics::line_caption * 0.5f, plot.area.x - tick_gap - view.x, metrics::line_caption};
    view.paint.text_in(TextStyle::caption, box, Align::right, view.theme.quiet, tick.label);
    free_below = y - metrics::line_caption;
  }
}

void draw_band(View& view, const ChartBand& band, const Plot& plot) {
  const float top = std::clamp(plot.y_at(band.to), plot.area.y, plot.area.bottom());
  const float bottom = std::clamp(plot.y_at(band.from), plot.area.y, plot.area.bottom());
  view.paint.fill({plot.area.x, top, plot.area.width, bottom - top}, with_alpha(view.theme.accent, 0.10f));
}

void draw_badge(View& view, Rect badge, Color color, std::string_view words) {
  view.paint.fill(badge, color, badge.height * 0.5f);
  view.paint.text_in(TextStyle::caption_strong, badge, Align::center, view.theme.ground, words);
}

// Centred on what they name; those that would touch stand side by side, and about their middle.
void spread(std::vector<Rect>& badges) {
  for (std::size_t first = 0; first < badges.size();) {
    float moved = 0.0f;
    std::size_t end = first + 1;
    for (; end < badges.size() && badges[end].x < badges[end - 1].right() + badge_gap; ++end) {
      const float x = badges[end - 1].right() + badge_gap;
      moved += x - badges[end].x;
      badges[end].x = x;
    }
    for (std::size_t i = first; i < end; ++i) badges[i].x -= moved / static_cast<float>(end - first);
    first = end;
  }
}

// The numbers stand at the heads of the rules.
void draw_rules(View& view, const Chart& chart, const Plot& plot) {
  std::vector<Rect> badges;
  for (const ChartRule& rule : chart.rules) {
    const float x = plot.x_at(rule.x);
    view.paint.dashed_line({x, plot.area.y}, {x, plot.area.bottom()}, role_text(view.theme, rule.role));
    const float words = view.paint.text_width(TextStyle::caption_strong, rule.label) + 10.0f;
    const float width = std::max(metrics::line_caption, words);
    badges.push_back({x - width * 0.5f, plot.area.y - metrics::line_caption, width, metrics::line_caption});
  }
  spread(badges);
  for (std::size_t i = 0; i < badges.size(); ++i) {
    draw_badge(view, badges[i], role_text(view.theme, chart.rules[i].role), chart.rules[i].label);
  }
}

void draw_line(View& view, const ChartLine& line, const Plot& plot) {
  const std::vector<Point> points = points_of(line, plot);
  const Color color = role_color(view.theme, line.role);
  if (!line.dashed) return view.paint.polyline(points, color, 2.0f);
  view.paint.dashed_polyline(points, color, 1.5f);
}

// Between the marker and what it falls short of, with a foot at either end.
void draw_gap(View& view, const ChartGap& gap, const Plot& plot) {
  const Color color = role_text(view.theme, gap.role);
  const Point low = plot.at(gap.x, gap.from);
  const Point high = plot.at(gap.x, gap.to);
  view.paint.line(low, high, color, 1.5f);
  for (const float y : {low.y, high.y}) view.paint.line({low.x - gap_foot, y}, {low.x + gap_foot, y}, color, 1.5f);
}

void draw_marker(View& view, const ChartMarker& marker, const Plot& plot) {
  const Point at = plot.at(marker.x, marker.y);
  view.paint.disc(at, marker_radius + 2.0f, view.theme.ground);
  view.paint.disc(at, marker_radius, role_color(view.theme, marker.role));
}

}  // namespace

void draw_axes(View& view, const Plot& plot) {
  draw_x_ticks(view, plot);
  draw_y_ticks(view, plot);
  const Point corner{plot.area.x, plot.area.bottom()};
  view.paint.line(corner, {plot.area.right(), corner.y}, view.theme.quiet);
}

void draw_marks(View& view, const Chart& chart, const Plot& plot) {
  view.paint.clip(plot.area.grown(1.0f, 1.0f));
  for (const ChartBand& band : chart.bands) draw_band(view, band, plot);
  for (const ChartLine& line : chart.lines) draw_line(view, line, plot);
  view.paint.unclip();
  draw_rules(view, chart, plot);
  for (const ChartGap& gap : chart.gaps) draw_gap(view, gap, plot);
  for (const ChartMarker& marker : chart.markers) draw_marker(view, marker, plot);
}

}  // namespace shell
