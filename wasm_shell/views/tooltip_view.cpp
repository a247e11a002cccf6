// Detail beside what it explains, over everything else.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {

void draw_tooltip(View& view) {
  if (view.tooltip.words.empty()) return;
  constexpr float padding = 10.0f;
  constexpr float widest = 320.0f;
  constexpr float edge = 8.0f;
  const float room = std::min(widest, view.canvas_width - 2 * (edge + padding));
  float width = 0.0f;
  for (const std::string_view line : view.paint.wrap(TextStyle::caption, view.tooltip.words, room))
    width = std::max(width, view.paint.text_width(TextStyle::caption, line));
  const float height = view.paint.block_height(TextStyle::caption, view.tooltip.words, room);
  const Rect anchor = view.tooltip.anchor;
  const float most = view.canvas_width - edge - width - 2 * padding;
  Rect box{std::max(edge, std::min(anchor.x, most)), anchor.bottom() + 6.0f, width + 2 * padding,
           height + 2 * padding - 4.0f};
  if (box.bottom() > view.state.height && anchor.y - 6.0f - box.height > 0.0f) box.y = anchor.y - 6.0f - box.height;
  view.paint.fill(box, view.theme.ink, 6.0f);
  view.paint.text_block(TextStyle::caption, box.x + padding, box.y + padding - 2.0f, room, view.theme.ground,
                        view.tooltip.words);
}

}  // namespace shell
