// A choice as chips, wrapped into as many rows as the width asks for.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

struct ChipSize {
  TextStyle style;
  float padding;
  float gap;
};

constexpr ChipSize roomy{.style = TextStyle::body, .padding = metrics::chip_padding, .gap = metrics::chip_gap};
constexpr ChipSize tight{.style = TextStyle::caption, .padding = metrics::chip_padding, .gap = metrics::chip_gap};
constexpr ChipSize tightest{.style = TextStyle::caption, .padding = 10.0f, .gap = 6.0f};

float row_width(const Painter& paint, const ChoiceControl& choice, const ChipSize& size) {
  float width = -size.gap;
  for (const Choice& c : choice.choices) width += paint.text_width(size.style, c.label) + 2 * size.padding + size.gap;
  return width;
}

const ChipSize& chip_size(const View& view, const ChoiceControl& choice) {
  if (view.narrow()) return tightest;
  return row_width(view.paint, choice, roomy) <= view.width ? roomy : tight;
}

void draw_chip(View& view, Field field, const Choice& choice, Rect rect, TextStyle style) {
  const std::string key = choice_key(field, choice.value);
  // Half of the gap belongs to each neighbour, so that fingers always meet one.
  const float reach = tightest.gap * 0.5f;
  const float height = view.target_height(rect.height + 2.0f * reach);
  const Hit hit = control(view, key, rect.grown(reach, (height - rect.height) * 0.5f), Cursor::pointer);
  const float radius = rect.height * 0.5f;
  view.paint.fill(rect, choice.selected ? view.theme.ground : surface_of(view, hit), radius);
  view.paint.outline(rect, choice.selected ? view.theme.ink : view.theme.edge, radius, choice.selected ? 1.5f : 1.0f);
  view.paint.text_in(style, rect, Align::center, view.theme.ink, choice.label);
  if (hit.focused) focus_ring(view, rect, radius);
  if (hit.clicked) view.requests.edits.push_back({.field = field, .value = choice.value});
}

}  // namespace

void draw_chips(View& view, const ChoiceControl& choice) {
  const ChipSize& size = chip_size(view, choice);
  float x = view.x;
  for (const Choice& c : choice.choices) {
    const float width = std::min(view.width, view.paint.text_width(size.style, c.label) + 2 * size.padding);
    if (x > view.x && x + width > view.x + view.width + 0.5f) {
      x = view.x;
      view.y += view.target_height(metrics::chip + size.gap);
    }
    draw_chip(view, choice.field, c, {x, view.y, width, metrics::chip}, size.style);
    x += width + size.gap;
  }
  view.y += metrics::chip;
}

}  // namespace shell
