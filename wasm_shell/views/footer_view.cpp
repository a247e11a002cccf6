// The way into the expert part: one tab for each panel.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

constexpr float padding = 8.0f;
constexpr float row = 32.0f;

// Places tabs in a row, and in further ones where the width ends. Their padding stands over the column's edges.
class Flow {
 public:
  explicit Flow(View& view) : view_(view), x_(view.x) {}

  Rect next(float width) {
    if (x_ > view_.x && x_ + width > view_.x + view_.width + padding) {
      x_ = view_.x;
      view_.y += view_.target_height(row);
    }
    if (x_ == view_.x) x_ -= padding;
    const Rect rect{x_, view_.y, width, view_.target_height(row)};
    x_ += width + 4.0f;
    return rect;
  }

 private:
  View& view_;
  float x_;
};

void draw_tab(View& view, const PanelTab& tab, Rect rect, TextStyle style, TextStyle open_style) {
  const std::string key = panel_key(tab.panel);
  const Hit hit = control(view, key, rect, Cursor::pointer);
  if (hit.hovered || hit.held) view.paint.fill(rect, surface_of(view, hit), metrics::radius_small);
  const bool lit = tab.open || hit.hovered || hit.held;
  view.paint.text_in(tab.open ? open_style : style, rect, Align::center, lit ? view.theme.ink : view.theme.quiet,
                     tab.label);
  if (tab.open)
    view.paint.fill({rect.x + padding, rect.bottom() - 2.0f, rect.width - 2 * padding, 2.0f}, view.theme.ink);
  if (hit.focused) focus_ring(view, rect, metrics::radius_small);
  if (hit.clicked) view.requests.edits.push_back({.field = Field::panel, .value = tab.value});
}

}  // namespace

void draw_footer(View& view, const Screen& screen) {
  const TextStyle style = view.narrow() ? TextStyle::caption : TextStyle::body;
  const TextStyle open_style = view.narrow() ? TextStyle::caption_strong : TextStyle::strong;
  view.paint.line({view.x, view.y}, {view.x + view.width, view.y}, view.theme.hairline);
  view.y += 6.0f;
  Flow flow(view);
  for (const PanelTab& tab : screen.tabs) {
    // As wide as when it is open, so that opening moves nothing.
    const float width = view.paint.text_width(open_style, tab.label) + 2 * padding;
    draw_tab(view, tab, flow.next(width), style, open_style);
  }
  view.y += view.target_height(row);
}

}  // namespace shell
