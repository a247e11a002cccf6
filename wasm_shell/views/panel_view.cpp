// An expert panel: title, lead, controls, charts, bars, sums and notes, whatever of them it has.
#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {

void draw_panel(View& view, const PanelContent& panel) {
  view.y += 2 * metrics::unit;
  view.y += view.paint.text_block(TextStyle::title, view.x, view.y, view.width, view.theme.ink, panel.title);
  view.y += view.paint.text_block(TextStyle::body, view.x, view.y, view.width, view.theme.ink, panel.lead);
}

}  // namespace shell
