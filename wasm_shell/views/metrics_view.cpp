// The three figures: time to first token, the whole answer, tokens per second.
#include <algorithm>
#include <array>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

constexpr float rule = 2.0f;
constexpr float unit_gap = 5.0f;

// Largest style in which the value fits the column.
TextStyle value_style(const Painter& paint, const Metric& metric, float width) {
  return paint.text_width(TextStyle::figure, metric.value) <= width ? TextStyle::figure : TextStyle::title;
}

bool unit_fits(const Painter& paint, const Metric& metric, float width) {
  const float value = paint.text_width(value_style(paint, metric, width), metric.value);
  return value + unit_gap + paint.text_width(TextStyle::body, metric.unit) <= width;
}

void draw_value(View& view, const Metric& metric, Rect column) {
  Painter& paint = view.paint;
  const TextStyle style = value_style(paint, metric, column.width);
  const float figure_line = line_height(TextStyle::figure);
  const Rect box{column.x, column.y, column.width, figure_line};
  paint.text_in(style, box, Align::left, view.theme.ink, metric.value);
  if (!unit_fits(paint, metric, column.width)) {
    paint.text(TextStyle::caption, column.x, box.bottom() - 4.0f, view.theme.quiet, metric.unit);
    return;
  }
  // On the figure's baseline.
  const float drop = (em_size(style) - em_size(TextStyle::body)) * 0.36f;
  const float x = column.x + paint.text_width(style, metric.value) + unit_gap;
  paint.text(TextStyle::body, x, box.middle() - metrics::line_body * 0.5f + drop, view.theme.ink, metric.unit);
}

using Shown = std::array<const Metric*, 3>;

bool fit_in_columns(const Painter& paint, const Shown& shown, float width) {
  return std::all_of(shown.begin(), shown.end(), [&](const Metric* metric) {
    return paint.text_width(value_style(paint, *metric, width), metric->value) <= width;
  });
}

// One under the other, each with its label beside it: long times in a narrow view.
void draw_rows(View& view, const Shown& shown, const std::array<Color, 3>& colors) {
  constexpr float row_gap = 4.0f;
  for (std::size_t i = 0; i < shown.size(); ++i) {
    view.paint.fill({view.x, view.y, view.width, rule}, colors[i]);
    const Metric& metric = *shown[i];
    const std::string value = joined(metric);
    const float taken = view.paint.text_width(TextStyle::strong, value);
    const Rect row{view.x, view.y + rule + row_gap, view.width, metrics::line_body};
    view.paint.text_in(TextStyle::strong, row, Align::right, view.theme.ink, value);
    const float room = view.width - taken - metrics::unit;
    const float label =
        view.paint.text_block(TextStyle::caption, row.x, row.y + 2.0f, room, view.theme.quiet, metric.label);
    view.y = row.y + std::max(label, row.height) + row_gap;
  }
}

}  // namespace

void draw_metrics(View& view, const Screen& screen) {
  const Shown shown{&screen.ttft, &screen.total, &screen.rate};
  const std::array<Color, 3> colors{view.theme.prefill, view.theme.ink, view.theme.decode};
  const float gap = view.narrow() ? 12.0f : 24.0f;
  const float width = (view.width - 2.0f * gap) / 3.0f;
  if (!fit_in_columns(view.paint, shown, width)) return draw_rows(view, shown, colors);
  float label = 0.0f;
  bool below = false;
  for (const Metric* metric : shown) {
    label = std::max(label, view.paint.block_height(TextStyle::caption, metric->label, width));
    below = below || !unit_fits(view.paint, *metric, width);
  }
  const float label_y = view.y + rule + 6.0f;
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const float x = view.x + (width + gap) * static_cast<float>(i);
    view.paint.fill({x, view.y, width, rule}, colors[i]);
    view.paint.text_block(TextStyle::caption, x, label_y, width, view.theme.quiet, shown[i]->label);
    draw_value(view, *shown[i], {x, label_y + label - 2.0f, width, 0.0f});
  }
  view.y = label_y + label + line_height(TextStyle::figure) - 4.0f + (below ? metrics::line_caption - 4.0f : 0.0f);
}

}  // namespace shell
