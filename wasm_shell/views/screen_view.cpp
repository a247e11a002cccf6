// The whole screen from top to bottom.
#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

void gap(View& view, float wide, float narrow) { view.y += view.narrow() ? narrow : wide; }

// The three figures, and at their right the button that plays them; in a narrow view it stands by the bar.
void draw_figures(View& view, const Screen& screen) {
  const float width = play_width(view);
  if (view.narrow()) {
    draw_metrics(view, screen);
    return;
  }
  View figures = view;
  figures.width -= width + 3 * metrics::unit;
  draw_metrics(figures, screen);
  draw_play(view, {view.x + view.width - width, figures.y - metrics::play - 2.0f, width, metrics::play});
  view.y = figures.y;
}

void draw_plain(View& view, const Screen& screen) {
  draw_header(view, screen);
  gap(view, 6.0f, 4.0f);
  if (!screen.refusals.empty()) {
    draw_refusals(view, screen);
    gap(view, 8.0f, 8.0f);
  }
  draw_scenarios(view, screen);
  gap(view, 4.0f, 6.0f);
  draw_lengths(view, screen);
  gap(view, 0.0f, 4.0f);
  draw_hardware(view, screen);
  gap(view, 10.0f, 8.0f);
  draw_figures(view, screen);
  gap(view, 6.0f, 8.0f);
  draw_time_bar(view, screen);
  gap(view, 6.0f, 6.0f);
  draw_playback(view);
  draw_utilization(view, screen);
  gap(view, 8.0f, 8.0f);
  draw_advice(view, screen);
  gap(view, 8.0f, 8.0f);
  draw_no_cache(view, screen);
  gap(view, 4.0f, 4.0f);
  if (!screen.remarks.empty()) {
    draw_remarks(view, screen);
    gap(view, 8.0f, 8.0f);
  }
  draw_footer(view, screen);
}

}  // namespace

void draw_screen(View& view, const Screen& screen) {
  draw_plain(view, screen);
  if (screen.panel) draw_panel(view, *screen.panel);
  view.y += metrics::margin_bottom;
  view.state.height = view.y;
  draw_tooltip(view);
}

}  // namespace shell
