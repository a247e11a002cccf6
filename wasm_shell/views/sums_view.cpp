// Numbers of the screen traced to their formulas: name and result, formula, formula with this setting's numbers.
// A click on a line copies it.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

constexpr float formula_gap = 2 * metrics::unit;

bool in_one_line(const View& view, const SumLine& sum) {
  const Painter& paint = view.paint;
  return paint.text_width(TextStyle::caption, sum.formula) + formula_gap +
             paint.text_width(TextStyle::caption, sum.substituted) <=
         view.width;
}

float name_width(const View& view, const SumLine& sum) {
  return view.width - view.paint.text_width(TextStyle::strong, sum.result) - 2 * metrics::unit;
}

float line_height_of(const View& view, const SumLine& sum) {
  const auto block = [&view](const std::string& words) {
    return view.paint.block_height(TextStyle::caption, words, view.width);
  };
  const float formulas = in_one_line(view, sum) ? metrics::line_caption : block(sum.formula) + block(sum.substituted);
  return view.paint.block_height(TextStyle::strong, sum.name, name_width(view, sum)) + formulas + 2 * metrics::unit;
}

// The formula, and after it, or below where it is long, the same with numbers.
void draw_formula(View& view, const SumLine& sum) {
  Painter& paint = view.paint;
  if (in_one_line(view, sum)) {
    const float formula = paint.text_width(TextStyle::caption, sum.formula);
    paint.text(TextStyle::caption, view.x, view.y, view.theme.ink, sum.formula);
    paint.text(TextStyle::caption, view.x + formula + formula_gap, view.y, view.theme.quiet, sum.substituted);
    view.y += metrics::line_caption;
    return;
  }
  view.y += paint.text_block(TextStyle::caption, view.x, view.y, view.width, view.theme.ink, sum.formula);
  view.y += paint.text_block(TextStyle::caption, view.x, view.y, view.width, view.theme.quiet, sum.substituted);
}

// Over the whole result.
void draw_copied(View& view, const SumLine& sum, std::string_view words, Rect row) {
  const float result = view.paint.text_width(TextStyle::strong, sum.result);
  const float width = std::max(result, view.paint.text_width(TextStyle::caption_strong, words)) + 2 * metrics::unit;
  const Rect badge{row.right() - width, row.y + metrics::unit, width, metrics::line_body};
  view.paint.fill(badge, view.theme.ink, metrics::radius_small);
  view.paint.text_in(TextStyle::caption_strong, badge, Align::center, view.theme.ground, words);
}

void draw_sum(View& view, const SumLine& sum) {
  Painter& paint = view.paint;
  view.y += metrics::unit;
  const Rect first{view.x, view.y, view.width, metrics::line_body};
  paint.text_in(TextStyle::strong, first, Align::right, view.theme.ink, sum.result);
  view.y += paint.text_block(TextStyle::strong, view.x, view.y, name_width(view, sum), view.theme.ink, sum.name);
  draw_formula(view, sum);
  view.y += metrics::unit;
}

}  // namespace

void draw_sums(View& view, const PanelContent& panel) {
  if (panel.sums.empty()) return;
  view.y += metrics::unit +
            view.paint.text_block(TextStyle::caption, view.x, view.y, view.width, view.theme.quiet, panel.copying.hint);
  for (std::size_t i = 0; i < panel.sums.size(); ++i) {
    const SumLine& sum = panel.sums[i];
    view.paint.line({view.x, view.y}, {view.x + view.width, view.y}, view.theme.hairline);
    const Rect row{view.x - metrics::unit, view.y + 1.0f, view.width + 2 * metrics::unit,
                   line_height_of(view, sum) - 1.0f};
    const std::string key = copy_key(i);
    const Hit hit = control(view, key, row, Cursor::pointer);
    if (hit.hovered || hit.held) view.paint.fill(row, surface_of(view, hit), metrics::radius_small);
    draw_sum(view, sum);
    if (view.state.copied == key) draw_copied(view, sum, panel.copying.copied, row);
    if (hit.focused) focus_ring(view, row.grown(-metrics::focus_gap), metrics::radius_small);
    if (hit.clicked) view.requests.action = key;
  }
}

}  // namespace shell
