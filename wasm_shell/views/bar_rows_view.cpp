// Horizontal bars on one scale, each with its name and value above it.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

constexpr float thickness = 16.0f;

struct Fill {
  Color color;
  Color ink;
};

Fill fill_of(const Palette& theme, Role role) {
  switch (role) {
    case Role::prefill:
    case Role::decode:
      return {role_color(theme, role), theme.bar_ink};
    case Role::quiet:
    case Role::faint:
      return {theme.track, theme.ink};
    case Role::neutral:
      return {theme.quiet, theme.ground};
    case Role::accent:
      break;
  }
  return {theme.accent, theme.ground};
}

// What is there but not to be had.
void hatch(View& view, Rect part) { view.paint.hatch(part, view.theme.quiet, metrics::hatch_step); }

void draw_segments(View& view, const BarRow& row, Rect bar) {
  float from = 0.0f;
  for (const BarSegment& segment : row.segments) {
    const float least = segment.fraction > 0.0 ? metrics::segment_minimum / bar.width : 0.0f;
    const float to = std::min(1.0f, from + std::max(static_cast<float>(segment.fraction), least));
    view.paint.fill_part(bar, from, to, fill_of(view.theme, segment.role).color, metrics::radius_small);
    if (segment.role == Role::faint)
      hatch(view, {bar.x + bar.width * from, bar.y, bar.width * (to - from), bar.height});
    from = to;
  }
}

// One name for all needs no legend.
bool names_differ(const std::vector<BarRow>& rows) {
  const std::string* first = nullptr;
  for (const BarRow& row : rows) {
    for (const BarSegment& segment : row.segments) {
      if (first != nullptr && *first != segment.label) return true;
      first = &segment.label;
    }
  }
  return false;
}

void note_parts(const BarRow& row, std::vector<const BarSegment*>& parts) {
  for (const BarSegment& segment : row.segments) {
    const bool known = std::any_of(parts.begin(), parts.end(), [&segment](const BarSegment* part) {
      return part->label == segment.label && part->role == segment.role;
    });
    if (!known && !segment.label.empty()) parts.push_back(&segment);
  }
}

// Those of the fullest row first, so that a part that some rows lack has its place among the others.
std::vector<const BarSegment*> parts_of(const std::vector<BarRow>& rows) {
  std::vector<const BarSegment*> parts;
  note_parts(*std::max_element(rows.begin(), rows.end(),
                               [](const BarRow& a, const BarRow& b) { return a.segments.size() < b.segments.size(); }),
             parts);
  for (const BarRow& row : rows) note_parts(row, parts);
  return parts;
}

// What the colours stand for, once for all rows.
void draw_legend(View& view, const std::vector<BarRow>& rows) {
  if (!names_differ(rows)) return;
  constexpr float swatch = 10.0f;
  float x = view.x;
  for (const BarSegment* part : parts_of(rows)) {
    const float width = swatch + 6.0f + view.paint.text_width(TextStyle::caption, part->label);
    if (x > view.x && x + width > view.x + view.width) {
      x = view.x;
      view.y += metrics::line_caption;
    }
    const Rect square{x, view.y + (metrics::line_caption - swatch) * 0.5f, swatch, swatch};
    view.paint.fill(square, fill_of(view.theme, part->role).color, 2.0f);
    if (part->role == Role::faint) hatch(view, square);
    view.paint.text(TextStyle::caption, x + swatch + 6.0f, view.y, view.theme.ink, part->label);
    x += width + 2 * metrics::unit;
  }
  view.y += metrics::line_caption + metrics::unit;
}

void draw_limit(View& view, double limit, Rect bar) {
  if (limit < 0.0) return;
  const float x = bar.x + static_cast<float>(limit) * bar.width;
  view.paint.fill({x - 1.0f, bar.y - 3.0f, 2.0f, bar.height + 6.0f}, view.theme.ink);
}

}  // namespace

void draw_bar_rows(View& view, const std::vector<BarRow>& rows) {
  draw_legend(view, rows);
  for (const BarRow& row : rows) {
    const float value = view.paint.text_width(TextStyle::strong, row.value);
    const float room = view.width - value - 2 * metrics::unit;
    const Rect words{view.x, view.y, view.width, metrics::line_body};
    view.paint.text_in(TextStyle::strong, words, Align::right, view.theme.ink, row.value);
    const float label = view.paint.text_block(TextStyle::body, view.x, view.y, room, view.theme.ink, row.label);
    const Rect bar{view.x, view.y + std::max(label, words.height) + 4.0f, view.width, thickness};
    view.paint.fill(bar, view.theme.surface, metrics::radius_small);
    draw_segments(view, row, bar);
    draw_limit(view, row.limit, bar);
    view.y = bar.bottom() + metrics::unit;
  }
}

}  // namespace shell
