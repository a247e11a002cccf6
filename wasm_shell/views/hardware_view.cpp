// Machines as a segmented control, and the model that runs on them.
#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

constexpr float gap = 2 * metrics::unit;

// Over the control, right of its label, or under one another where they have no room.
void draw_narrow(View& view, const Screen& screen) {
  const float label = view.paint.text_width(TextStyle::body, screen.hardware.label) + gap;
  const float note = view.paint.text_width(TextStyle::caption, screen.model_note);
  const Rect row{view.x, view.y, view.width, metrics::line_body};
  const bool beside = label + note <= view.width;
  if (beside) view.paint.text_in(TextStyle::caption, row, Align::right, view.theme.quiet, screen.model_note);
  draw_segmented(view, screen.hardware);
  if (beside) return;
  view.y += 2.0f;
  view.y += view.paint.text_block(TextStyle::caption, view.x, view.y, view.width, view.theme.quiet, screen.model_note);
}

}  // namespace

void draw_hardware(View& view, const Screen& screen) {
  if (view.narrow()) {
    draw_narrow(view, screen);
    return;
  }
  const float end = draw_segmented(view, screen.hardware) + gap;
  const float width = view.paint.text_width(TextStyle::caption, screen.model_note);
  if (end + width <= view.x + view.width) {
    const Rect row{end, view.y - metrics::segmented, width, metrics::segmented};
    view.paint.text_in(TextStyle::caption, row, Align::left, view.theme.quiet, screen.model_note);
    return;
  }
  view.y += 2.0f;
  view.y += view.paint.text_block(TextStyle::caption, view.x + view.label_column, view.y,
                                  view.width - view.label_column, view.theme.quiet, screen.model_note);
}

}  // namespace shell
