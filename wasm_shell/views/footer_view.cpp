// Play, and the way into the expert part: one tab for each panel.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

constexpr float padding = 8.0f;
constexpr float row = 32.0f;
constexpr float icon = 10.0f;

// Places items in a row, and in further ones where the width ends.
class Flow {
 public:
  explicit Flow(View& view) : view_(view), x_(view.x) {}

  // `outside` is how far an item's padding may stand over the column's edges.
  Rect next(float width, float outside) {
    if (x_ > view_.x && x_ + width > view_.x + view_.width + outside) {
      x_ = view_.x;
      view_.y += view_.target_height(row);
    }
    if (x_ == view_.x) x_ -= outside;
    const Rect rect{x_, view_.y, width, view_.target_height(row)};
    x_ += width + 4.0f;
    return rect;
  }

 private:
  View& view_;
  float x_;
};

void draw_icon(View& view, Point left_middle, bool pause, Color color) {
  const float x = left_middle.x;
  const float top = left_middle.y - icon * 0.5f;
  if (pause) {
    view.paint.fill({x, top, 3.0f, icon}, color);
    view.paint.fill({x + 6.0f, top, 3.0f, icon}, color);
    return;
  }
  view.paint.triangle({x, top}, {x + icon * 0.9f, left_middle.y}, {x, top + icon}, color);
}

void draw_play(View& view, Flow& flow, TextStyle style) {
  const std::string_view label = view.playback.text.button;
  // Wide enough for what it says next, so that the tabs stay where they are.
  const float least = view.narrow() ? 104.0f : 116.0f;
  const float width = std::max(least, view.paint.text_width(style, label) + 2 * padding + icon + 14.0f);
  const Rect rect = flow.next(width, 0.0f);
  const Hit hit = control(view, play_action, rect, Cursor::pointer);
  const float radius = rect.height * 0.5f;
  view.paint.fill(rect, surface_of(view, hit), radius);
  view.paint.outline(rect, view.theme.edge, radius);
  draw_icon(view, {rect.x + padding + 4.0f, rect.middle()}, view.playback.running, view.theme.ink);
  view.paint.text(style, rect.x + padding + icon + 10.0f, rect.middle() - line_height(style) * 0.5f, view.theme.ink,
                  label);
  if (hit.focused) focus_ring(view, rect, radius);
  if (hit.clicked) view.requests.action = play_action;
}

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
  draw_play(view, flow, style);
  for (const PanelTab& tab : screen.tabs) {
    // As wide as when it is open, so that opening moves nothing.
    const float width = view.paint.text_width(open_style, tab.label) + 2 * padding;
    draw_tab(view, tab, flow.next(width, padding), style, open_style);
  }
  view.y += view.target_height(row);
}

}  // namespace shell
