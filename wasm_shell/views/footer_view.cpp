// The way into the expert part: one tab for each panel.
#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

constexpr float padding = 8.0f;
constexpr float height = 32.0f;

void draw_tab(View& view, const PanelTab& tab, Rect rect) {
  const std::string key = panel_key(tab.panel);
  const Hit hit = control(view, key, rect, Cursor::pointer);
  if (hit.hovered || hit.held) view.paint.fill(rect, surface_of(view, hit), metrics::radius_small);
  const bool lit = tab.open || hit.hovered || hit.held;
  view.paint.text_in(tab.open ? TextStyle::strong : TextStyle::body, rect, Align::center,
                     lit ? view.theme.ink : view.theme.quiet, tab.label);
  if (tab.open)
    view.paint.fill({rect.x + padding, rect.bottom() - 2.0f, rect.width - 2 * padding, 2.0f}, view.theme.ink);
  if (hit.focused) focus_ring(view, rect, metrics::radius_small);
  if (hit.clicked) view.requests.edits.push_back({.field = Field::panel, .value = tab.value});
}

}  // namespace

void draw_footer(View& view, const Screen& screen) {
  view.paint.line({view.x, view.y}, {view.x + view.width, view.y}, view.theme.hairline);
  view.y += 4.0f;
  // Words, not their padding, stand on the column's edge.
  const float left = view.x - padding;
  float x = left;
  for (const PanelTab& tab : screen.tabs) {
    // As wide as when it is open, so that opening moves nothing.
    const float width = view.paint.text_width(TextStyle::strong, tab.label) + 2 * padding;
    if (x > left && x + width > view.x + view.width + padding) {
      x = left;
      view.y += height;
    }
    draw_tab(view, tab, {x, view.y, width, height});
    x += width + 4.0f;
  }
  view.y += height;
}

}  // namespace shell
