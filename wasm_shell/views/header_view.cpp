// Title of the widget and the series it belongs to.
#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {

void draw_header(View& view, const Screen& screen) {
  Painter& paint = view.paint;
  const float series = paint.text_width(TextStyle::caption, screen.series);
  const bool beside = paint.text_width(TextStyle::title, screen.title) + series + 3 * metrics::unit <= view.width;
  const float title = paint.text_block(TextStyle::title, view.x, view.y, view.width, view.theme.ink, screen.title);
  if (beside) {
    // On the title's baseline.
    const float drop = (em_size(TextStyle::title) - em_size(TextStyle::caption)) * 0.36f;
    const float y = view.y + (metrics::line_title - metrics::line_caption) * 0.5f + drop;
    paint.text(TextStyle::caption, view.x + view.width - series, y, view.theme.quiet, screen.series);
    view.y += title;
    return;
  }
  view.y += title;
  view.y += paint.text_block(TextStyle::caption, view.x, view.y, view.width, view.theme.quiet, screen.series);
}

}  // namespace shell
