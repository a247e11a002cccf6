// Title of the widget, what it is about, and the series it belongs to.
#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {

void draw_header(View& view, const Screen& screen) {
  Painter& paint = view.paint;
  const float title = paint.text_width(TextStyle::title, screen.title);
  const float subtitle = paint.text_width(TextStyle::caption, screen.subtitle);
  const float series = paint.text_width(TextStyle::caption, screen.series);
  const float wide = title + subtitle + series + 5 * metrics::unit;
  const float height = paint.text_block(TextStyle::title, view.x, view.y, view.width, view.theme.ink, screen.title);
  if (wide <= view.width) {
    // On the title's baseline.
    const float drop = (em_size(TextStyle::title) - em_size(TextStyle::caption)) * 0.36f;
    const float y = view.y + (metrics::line_title - metrics::line_caption) * 0.5f + drop;
    paint.text(TextStyle::caption, view.x + title + metrics::unit + 4.0f, y, view.theme.ink, screen.subtitle);
    paint.text(TextStyle::caption, view.x + view.width - series, y, view.theme.quiet, screen.series);
    view.y += height;
    return;
  }
  view.y += height;
  if (subtitle + series + 2 * metrics::unit <= view.width) {
    paint.text(TextStyle::caption, view.x, view.y, view.theme.ink, screen.subtitle);
    paint.text(TextStyle::caption, view.x + view.width - series, view.y, view.theme.quiet, screen.series);
    view.y += metrics::line_caption;
    return;
  }
  // What the picture is about matters more than where it is from.
  view.y += paint.text_block(TextStyle::caption, view.x, view.y, view.width, view.theme.ink, screen.subtitle);
}

}  // namespace shell
