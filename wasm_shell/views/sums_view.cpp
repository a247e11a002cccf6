// Numbers of the screen traced to their formulas: name and result, formula, formula with this setting's numbers.
#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {

void draw_sums(View& view, const std::vector<SumLine>& sums) {
  Painter& paint = view.paint;
  for (const SumLine& sum : sums) {
    paint.line({view.x, view.y}, {view.x + view.width, view.y}, view.theme.hairline);
    view.y += metrics::unit;
    const float result = paint.text_width(TextStyle::strong, sum.result);
    const Rect first{view.x, view.y, view.width, metrics::line_body};
    paint.text_in(TextStyle::strong, first, Align::right, view.theme.ink, sum.result);
    view.y += paint.text_block(TextStyle::strong, view.x, view.y, view.width - result - 2 * metrics::unit,
                               view.theme.ink, sum.name);
    view.y += paint.text_block(TextStyle::body, view.x, view.y, view.width, view.theme.ink, sum.formula);
    view.y += paint.text_block(TextStyle::caption, view.x, view.y, view.width, view.theme.quiet, sum.substituted);
    view.y += metrics::unit;
  }
}

}  // namespace shell
