// A value that is only typed: a field with its label.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {

// Beside its label, or under it where both don't fit.
void draw_number(View& view, const NumberControl& number) {
  const float value = view.paint.text_width(TextStyle::strong, number.value_text);
  const float label = view.paint.text_width(TextStyle::body, number.label) + 3 * metrics::unit;
  const float width = std::max(9 * metrics::unit, value + 3 * metrics::unit);
  const float beside = view.narrow() ? label : std::max(label, view.label_column);
  const bool below = beside + width > view.width;
  const Rect row{view.x, view.y, view.width, below ? metrics::line_body + metrics::unit : metrics::segmented};
  view.paint.text_in(TextStyle::body, row, Align::left, view.theme.ink, number.label);
  const Rect field{below ? view.x : view.x + beside, below ? row.bottom() : row.y, width, metrics::segmented};
  const Hit hit = control(view, field_name(number.field), field, Cursor::text);
  view.paint.fill(field, surface_of(view, hit), metrics::radius);
  view.paint.outline(field, view.theme.hairline, metrics::radius);
  view.paint.text_in(TextStyle::strong, field, Align::center, view.theme.ink, number.value_text);
  if (hit.focused) focus_ring(view, field, metrics::radius);
  if (hit.clicked) view.requests.typed_field = field_name(number.field);
  view.y = field.bottom();
}

}  // namespace shell
