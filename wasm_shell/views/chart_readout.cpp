// The read-out of a chart: values under the pointer.
#include <algorithm>
#include <cmath>

#include "views/chart.hpp"
#include "views/metrics.hpp"

namespace shell {
namespace {

constexpr float padding = 10.0f;
constexpr float swatch = 14.0f;
constexpr float marker_reach = 14.0f;

struct Entry {
  Point at;
  Role role;
  std::string_view words;
};

std::vector<Entry> marker_entries(const Chart& chart, const Plot& plot, Point pointer) {
  std::vector<Entry> entries;
  for (const ChartMarker& marker : chart.markers) {
    const Point at = plot.at(marker.x, marker.y);
    if (std::hypot(at.x - pointer.x, at.y - pointer.y) <= marker_reach && !marker.readout.empty())
      entries.push_back({.at = at, .role = marker.role, .words = marker.readout});
  }
  return entries;
}

// Of each line the point nearest along x.
std::vector<Entry> line_entries(const Chart& chart, const Plot& plot, Point pointer) {
  std::vector<Entry> entries;
  for (const ChartLine& line : chart.lines) {
    const std::size_t count = std::min(line.points.size(), line.readouts.size());
    std::size_t nearest = count;
    float least = 1e9f;
    for (std::size_t i = 0; i < count; ++i) {
      const float distance = std::abs(plot.x_at(line.points[i].first) - pointer.x);
      if (distance >= least) continue;
      least = distance;
      nearest = i;
    }
    if (nearest == count) continue;
    const Point at = plot.at(line.points[nearest].first, line.points[nearest].second);
    entries.push_back({.at = at, .role = line.role, .words = line.readouts[nearest]});
  }
  return entries;
}

float words_width(const View& view, const std::vector<Entry>& entries, float room) {
  float width = 0.0f;
  for (const Entry& entry : entries)
    for (const std::string_view line : view.paint.wrap(TextStyle::caption, entry.words, room))
      width = std::max(width, view.paint.text_width(TextStyle::caption, line));
  return width;
}

void draw_box(View& view, const std::vector<Entry>& entries, const Plot& plot, Point pointer) {
  const float room = std::min(280.0f, view.width - 2 * padding - swatch);
  const float width = words_width(view, entries, room);
  float height = 2 * padding - 4.0f;
  for (const Entry& entry : entries) height += view.paint.block_height(TextStyle::caption, entry.words, room);
  const float full = width + 2 * padding + swatch;
  const bool left = pointer.x > plot.area.x + plot.area.width * 0.5f;
  const float wanted = left ? pointer.x - 14.0f - full : pointer.x + 14.0f;
  const float first = full <= plot.area.width ? plot.area.x : view.x;
  const float x = std::clamp(wanted, first, std::max(first, view.x + view.width - full));
  const Rect box{x, std::max(plot.area.y, std::min(pointer.y - height * 0.5f, plot.area.bottom() - height)), full,
                 height};
  view.paint.fill(box, view.theme.ink, 6.0f);
  float y = box.y + padding - 2.0f;
  for (const Entry& entry : entries) {
    const Point dot{box.x + padding + 4.0f, y + metrics::line_caption * 0.5f};
    view.paint.disc(dot, 4.0f, entry.role == Role::neutral ? view.theme.quiet : role_color(view.theme, entry.role));
    y += view.paint.text_block(TextStyle::caption, box.x + padding + swatch, y, room, view.theme.ground, entry.words);
  }
}

}  // namespace

void draw_readout(View& view, const Chart& chart, const Plot& plot, Point pointer) {
  std::vector<Entry> entries = marker_entries(chart, plot, pointer);
  const bool on_marker = !entries.empty();
  if (!on_marker) entries = line_entries(chart, plot, pointer);
  if (entries.empty()) return;
  if (!on_marker)
    view.paint.line({entries.front().at.x, plot.area.y}, {entries.front().at.x, plot.area.bottom()}, view.theme.quiet);
  for (const Entry& entry : entries) {
    view.paint.disc(entry.at, 5.0f, view.theme.ground);
    view.paint.disc(entry.at, 3.5f, role_color(view.theme, entry.role));
  }
  draw_box(view, entries, plot, pointer);
}

}  // namespace shell
