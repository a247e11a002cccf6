// A value that is only typed: a field with its label.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {

void draw_number(View& view, const NumberControl& number) {
  const Rect row{view.x, view.y, view.width, metrics::segmented};
  view.paint.text_in(TextStyle::body, row, Align::left, view.theme.ink, number.label);
  const float value = view.paint.text_width(TextStyle::strong, number.value_text);
  const float label = view.paint.text_width(TextStyle::body, number.label) + 3 * metrics::unit;
  const float x = view.x + (view.narrow() ? label : std::max(label, view.label_column));
  const Rect field{x, row.y, std::max(9 * metrics::unit, value + 3 * metrics::unit), row.height};
  const Hit hit = control(view, field_name(number.field), field, Cursor::text);
  view.paint.fill(field, surface_of(view, hit), metrics::radius);
  view.paint.outline(field, view.theme.hairline, metrics::radius);
  view.paint.text_in(TextStyle::strong, field, Align::center, view.theme.ink, number.value_text);
  if (hit.focused) focus_ring(view, field, metrics::radius);
  if (hit.clicked) view.requests.typed_field = field_name(number.field);
  view.y = row.bottom();
}

}  // namespace shell
