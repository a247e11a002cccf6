// Words on a chart, beside what they name.
#include <algorithm>

#include "views/chart.hpp"
#include "views/metrics.hpp"

namespace shell {
namespace {

constexpr TextStyle style = TextStyle::caption_strong;
constexpr float away = 4.0f;
constexpr float marker_radius = 7.0f;
// A line's label may stand at so many places along it.
constexpr std::size_t places = 14;

std::vector<Rect> beside_point(Point p, float width, float distance) {
  const float height = metrics::line_caption;
  const float middle = p.y - height * 0.5f;
  return {{p.x + distance, middle, width, height},
          {p.x - distance - width, middle, width, height},
          // Clear of a line that leaves the point to that side.
          {p.x + distance, p.y - height, width, height},
          {p.x + distance, p.y, width, height},
          {p.x + distance * 0.5f, p.y - distance - height * 0.8f, width, height},
          {p.x - distance * 0.5f - width, p.y - distance - height * 0.8f, width, height},
          {p.x + distance * 0.5f, p.y + distance - height * 0.2f, width, height},
          {p.x - distance * 0.5f - width, p.y + distance - height * 0.2f, width, height},
          {p.x - width * 0.5f, p.y - distance - height, width, height},
          {p.x - width * 0.5f, p.y + distance, width, height},
          // Farther off, for a point at the end of a steep line and at the edge of the plot.
          {p.x + distance * 0.5f, p.y + distance + height * 0.6f, width, height},
          {p.x + distance * 0.5f, p.y - distance - height * 1.6f, width, height},
          {p.x + distance * 0.5f, p.y + distance + height * 1.4f, width, height},
          {p.x + distance * 0.5f, p.y - distance - height * 2.4f, width, height},
          {p.x + distance * 0.5f, p.y - distance - height * 3.2f, width, height}};
}

// From the line's end to its beginning, above and below.
std::vector<Rect> along_line(const std::vector<Point>& line, float width) {
  std::vector<Rect> candidates;
  const float height = metrics::line_caption;
  const std::size_t step = std::max<std::size_t>(1, line.size() / places);
  for (std::size_t back = 0; back < line.size(); back += step) {
    const Point p = line[line.size() - 1 - back];
    for (const float x : {p.x - width, p.x - width * 0.5f, p.x})
      for (const float y : {p.y - height - away, p.y + away}) candidates.push_back({x, y, width, height});
  }
  return candidates;
}

// On the ground of the page, where a line runs through its place.
void draw_label(View& view, Rect place, Color color, std::string_view words) {
  view.paint.fill(place, with_alpha(view.theme.ground, 0.8f));
  view.paint.text_in(style, place, Align::left, color, words);
}

void label_markers(View& view, const Chart& chart, const Plot& plot, LabelSpace& space) {
  for (const ChartMarker& marker : chart.markers) {
    if (marker.label.empty()) continue;
    const float width = view.paint.text_width(style, marker.label);
    const Rect place = space.place(beside_point(plot.at(marker.x, marker.y), width, marker_radius + away));
    draw_label(view, place, role_text(view.theme, marker.role), marker.label);
  }
}

// At the middle of the bracket first, then up and down along it.
std::vector<Rect> beside_gap(Point low, Point high, float width) {
  std::vector<Rect> candidates;
  for (const float along : {0.5f, 0.35f, 0.65f, 0.2f, 0.8f}) {
    const float middle = low.y + (high.y - low.y) * along - metrics::line_caption * 0.5f;
    candidates.push_back({low.x + marker_radius, middle, width, metrics::line_caption});
    candidates.push_back({low.x - marker_radius - width, middle, width, metrics::line_caption});
  }
  return candidates;
}

void label_gaps(View& view, const Chart& chart, const Plot& plot, LabelSpace& space) {
  for (const ChartGap& gap : chart.gaps) {
    const float width = view.paint.text_width(style, gap.label);
    const Rect place = space.place(beside_gap(plot.at(gap.x, gap.from), plot.at(gap.x, gap.to), width));
    draw_label(view, place, role_text(view.theme, gap.role), gap.label);
  }
}

void label_lines(View& view, const Chart& chart, const Plot& plot, LabelSpace& space) {
  for (const ChartLine& line : chart.lines) {
    if (line.label.empty() || line.points.empty()) continue;
    const float width = view.paint.text_width(style, line.label);
    draw_label(view, space.place(along_line(points_of(line, plot), width)), role_text(view.theme, line.role),
               line.label);
  }
}

void label_bands(View& view, const Chart& chart, const Plot& plot, LabelSpace& space) {
  for (const ChartBand& band : chart.bands) {
    const float width = view.paint.text_width(TextStyle::caption, band.label);
    const float middle = (plot.y_at(band.from) + plot.y_at(band.to) - metrics::line_caption) * 0.5f;
    std::vector<Rect> candidates;
    for (const float x : {plot.area.right() - width - away, plot.area.x + away, plot.area.x + plot.area.width * 0.4f})
      candidates.push_back({x, middle, width, metrics::line_caption});
    view.paint.text_in(TextStyle::caption, space.place(candidates), Align::left, view.theme.quiet, band.label);
  }
}

}  // namespace

void draw_labels(View& view, const Chart& chart, const Plot& plot) {
  LabelSpace space(plot.area);
  for (const ChartLine& line : chart.lines) space.avoid(points_of(line, plot));
  for (const ChartMarker& marker : chart.markers) {
    const Point p = plot.at(marker.x, marker.y);
    space.avoid(Rect{p.x, p.y, 0.0f, 0.0f}.grown(marker_radius));
  }
  for (const ChartRule& rule : chart.rules) {
    const float x = plot.x_at(rule.x);
    space.avoid(std::vector<Point>{{x, plot.area.y}, {x, plot.area.bottom()}});
  }
  for (const ChartGap& gap : chart.gaps)
    space.avoid(std::vector<Point>{plot.at(gap.x, gap.from), plot.at(gap.x, gap.to)});
  label_gaps(view, chart, plot, space);
  label_markers(view, chart, plot, space);
  label_lines(view, chart, plot, space);
  label_bands(view, chart, plot, space);
}

}  // namespace shell
