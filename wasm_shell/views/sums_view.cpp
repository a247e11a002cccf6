// Numbers of the screen traced to their formulas: name and result, formula, formula with this setting's numbers.
#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

// The formula, and after it, or below where it is long, the same with numbers.
void draw_formula(View& view, const SumLine& sum) {
  Painter& paint = view.paint;
  constexpr float gap = 2 * metrics::unit;
  const float formula = paint.text_width(TextStyle::caption, sum.formula);
  if (formula + gap + paint.text_width(TextStyle::caption, sum.substituted) <= view.width) {
    paint.text(TextStyle::caption, view.x, view.y, view.theme.ink, sum.formula);
    paint.text(TextStyle::caption, view.x + formula + gap, view.y, view.theme.quiet, sum.substituted);
    view.y += metrics::line_caption;
    return;
  }
  view.y += paint.text_block(TextStyle::caption, view.x, view.y, view.width, view.theme.ink, sum.formula);
  view.y += paint.text_block(TextStyle::caption, view.x, view.y, view.width, view.theme.quiet, sum.substituted);
}

}  // namespace

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
    draw_formula(view, sum);
    view.y += metrics::unit;
  }
}

}  // namespace shell
