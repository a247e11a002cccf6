// Advice as a call-out whose bar has the colour of the phase that holds the time.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

constexpr float padding_x = 14.0f;
constexpr float padding_y = 6.0f;

void draw_bar(View& view, prefill_decode::Dominance dominance, Rect bar) {
  using prefill_decode::Dominance;
  const Rect upper{bar.x, bar.y, bar.width, bar.height * 0.5f};
  const Rect lower{bar.x, upper.bottom(), bar.width, bar.bottom() - upper.bottom()};
  view.paint.fill(upper, dominance == Dominance::decode ? view.theme.decode : view.theme.prefill);
  view.paint.fill(lower, dominance == Dominance::prefill ? view.theme.prefill : view.theme.decode);
}

}  // namespace

void draw_advice(View& view, const Screen& screen) {
  Painter& paint = view.paint;
  const float x = view.x + metrics::callout_bar + padding_x;
  const float width = view.width - metrics::callout_bar - 2 * padding_x;
  const float headline = paint.block_height(TextStyle::strong, screen.advice.headline, width);
  const float body = paint.block_height(TextStyle::body, screen.advice.body, width);
  float height = headline + body + 2 * padding_y;
  // While a slider is dragged the call-out only grows.
  view.state.advice_height = view.state.dragging ? std::max(view.state.advice_height, height) : height;
  height = view.state.advice_height;
  const Rect box{view.x, view.y, view.width, height};
  paint.fill(box, view.theme.surface, metrics::radius_small);
  draw_bar(view, screen.advice.phase, {box.x, box.y, metrics::callout_bar, box.height});
  const float y = box.y + padding_y;
  paint.text_block(TextStyle::strong, x, y, width, view.theme.ink, screen.advice.headline);
  paint.text_block(TextStyle::body, x, y + headline, width, view.theme.ink, screen.advice.body);
  view.y = box.bottom();
}

}  // namespace shell
