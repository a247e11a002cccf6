// Horizontal bars on one scale, each with its name and value above it.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

constexpr float thickness = 16.0f;

void draw_segments(View& view, const BarRow& row, Rect bar) {
  float from = 0.0f;
  for (const BarSegment& segment : row.segments) {
    const float least = segment.fraction > 0.0 ? metrics::segment_minimum / bar.width : 0.0f;
    const float to = std::min(1.0f, from + std::max(static_cast<float>(segment.fraction), least));
    const Rect part{bar.x, bar.y, bar.width, bar.height};
    view.paint.fill_part(part, from, to, role_color(view.theme, segment.role), metrics::radius_small);
    const float words = view.paint.text_width(TextStyle::caption, segment.label);
    const Rect inside{bar.x + from * bar.width, bar.y, (to - from) * bar.width, bar.height};
    const bool colored = segment.role == Role::prefill || segment.role == Role::decode;
    if (colored && words + 2 * metrics::unit <= inside.width)
      view.paint.text_in(TextStyle::caption, inside.grown(-metrics::unit, 0.0f), Align::left, view.theme.bar_ink,
                         segment.label);
    from = to;
  }
}

void draw_limit(View& view, double limit, Rect bar) {
  if (limit < 0.0) return;
  const float x = bar.x + static_cast<float>(limit) * bar.width;
  view.paint.fill({x - 1.0f, bar.y - 4.0f, 2.0f, bar.height + 8.0f}, view.theme.ink);
}

}  // namespace

void draw_bar_rows(View& view, const std::vector<BarRow>& rows) {
  for (const BarRow& row : rows) {
    const float value = view.paint.text_width(TextStyle::strong, row.value);
    const float room = view.width - value - 2 * metrics::unit;
    const Rect words{view.x, view.y, view.width, metrics::line_body};
    view.paint.text_in(TextStyle::strong, words, Align::right, view.theme.ink, row.value);
    const float label = view.paint.text_block(TextStyle::body, view.x, view.y, room, view.theme.ink, row.label);
    const Rect bar{view.x, view.y + std::max(label, words.height) + 2.0f, view.width, thickness};
    view.paint.fill(bar, view.theme.surface, metrics::radius_small);
    draw_segments(view, row, bar);
    draw_limit(view, row.limit, bar);
    view.y = bar.bottom() + metrics::unit;
  }
}

}  // namespace shell
