// The whole screen from top to bottom.
#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

void gap(View& view, float wide, float narrow) { view.y += view.narrow() ? narrow : wide; }

void draw_plain(View& view, const Screen& screen) {
  draw_header(view, screen);
  gap(view, 8.0f, 4.0f);
  if (!screen.refusals.empty()) {
    draw_refusals(view, screen);
    gap(view, 8.0f, 8.0f);
  }
  draw_scenarios(view, screen);
  gap(view, 8.0f, 8.0f);
  draw_lengths(view, screen);
  gap(view, 4.0f, 4.0f);
  draw_hardware(view, screen);
  gap(view, 16.0f, 12.0f);
  draw_metrics(view, screen);
  gap(view, 8.0f, 8.0f);
  draw_time_bar(view, screen);
  gap(view, 8.0f, 8.0f);
  draw_playback(view);
  draw_utilization(view, screen);
  gap(view, 10.0f, 10.0f);
  draw_advice(view, screen);
  gap(view, 10.0f, 8.0f);
  draw_no_cache(view, screen);
  gap(view, 10.0f, 8.0f);
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
