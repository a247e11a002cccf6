// The play button: the one filled thing of the plain view.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

constexpr float icon = 12.0f;
constexpr float icon_gap = 8.0f;
constexpr float padding = 20.0f;
constexpr float least_width = 132.0f;

void draw_icon(View& view, Point left_middle, Color color) {
  const float x = left_middle.x;
  const float top = left_middle.y - icon * 0.5f;
  if (view.playback.running) {
    view.paint.fill({x, top, 4.0f, icon}, color);
    view.paint.fill({x + 7.0f, top, 4.0f, icon}, color);
    return;
  }
  view.paint.triangle({x, top}, {x + icon * 0.9f, left_middle.y}, {x, top + icon}, color);
}

float label_width(const View& view) { return view.paint.text_width(TextStyle::strong, view.playback.text.button); }

}  // namespace

// Wide enough for what it says next, so that nothing beside it moves.
float play_width(const View& view) { return std::max(least_width, label_width(view) + icon + icon_gap + 2 * padding); }

void draw_play(View& view, Rect rect) {
  const float reach = std::max(0.0f, view.target_height(rect.height) - rect.height) * 0.5f;
  const Hit hit = control(view, play_action, rect.grown(0.0f, reach), Cursor::pointer);
  const float radius = rect.height * 0.5f;
  const Color ground =
      hit.hovered || hit.held ? with_alpha(view.theme.chosen, hit.held ? 0.75f : 0.88f) : view.theme.chosen;
  view.paint.fill(rect, ground, radius);
  if (hit.focused) focus_ring(view, rect, radius);
  if (hit.clicked) view.requests.action = play_action;
  // A round one, in a narrow view, has no room for words.
  if (rect.width <= rect.height) {
    draw_icon(view, {rect.x + (rect.width - icon * 0.8f) * 0.5f, rect.middle()}, view.theme.chosen_ink);
    return;
  }
  const float words = label_width(view);
  const float x = rect.x + (rect.width - icon - icon_gap - words) * 0.5f;
  draw_icon(view, {x, rect.middle()}, view.theme.chosen_ink);
  view.paint.text(TextStyle::strong, x + icon + icon_gap, rect.middle() - line_height(TextStyle::strong) * 0.5f,
                  view.theme.chosen_ink, view.playback.text.button);
}

}  // namespace shell
