// An expert panel: title, lead, controls, charts, bars, sums and notes, whatever of them it has.
#include <algorithm>
#include <string>
#include <variant>

#include "app/chart_stops.hpp"
#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

// Longer lines are hard to read.
constexpr float measure = 640.0f;

float text_width_of(const View& view) { return std::min(view.width, measure); }

void draw_control(View& view, const PanelControl& control) {
  if (const auto* slider = std::get_if<SliderControl>(&control)) return draw_slider(view, *slider, view.theme.accent);
  if (const auto* choice = std::get_if<ChoiceControl>(&control)) {
    draw_segmented(view, *choice);
    return;
  }
  if (const auto* number = std::get_if<NumberControl>(&control)) return draw_number(view, *number);
}

// The same column for all controls of the panel, as wide as the longest label.
float label_column(const View& view, const PanelContent& panel) {
  float widest = metrics::label_column;
  for (const PanelControl& control : panel.controls) {
    const std::string& label = std::visit([](const auto& c) -> const std::string& { return c.label; }, control);
    widest = std::max(widest, view.paint.text_width(TextStyle::body, label) + 3 * metrics::unit);
  }
  return widest;
}

void draw_controls(View& view, const PanelContent& panel) {
  view.label_column = label_column(view, panel);
  for (const PanelControl& control : panel.controls) {
    draw_control(view, control);
    view.y += metrics::unit;
  }
}

// Several charts stand in two columns where they have room, their plots under one another.
void draw_charts(View& view, const PanelContent& panel) {
  const bool pairs = panel.charts.size() > 1 && !view.narrow();
  constexpr float gutter = 4 * metrics::unit;
  float bottom = view.y;
  float ticks = 0.0f;
  for (const Chart& chart : panel.charts) ticks = std::max(ticks, tick_width(view, chart));
  for (std::size_t i = 0; i < panel.charts.size(); ++i) {
    View cell = view;
    if (pairs) cell.width = (view.width - gutter) * 0.5f;
    if (pairs && i % 2 == 1) cell.x += cell.width + gutter;
    cell.y = view.y + metrics::unit;
    draw_chart(cell, panel.charts[i], chart_key(i), ticks);
    bottom = std::max(bottom, cell.y + metrics::unit);
    if (!pairs || i % 2 == 1 || i + 1 == panel.charts.size()) view.y = bottom;
  }
}

void draw_words(View& view, const PanelContent& panel) {
  view.y += view.paint.text_block(TextStyle::title, view.x, view.y, view.width, view.theme.ink, panel.title);
  view.y += 4.0f;
  view.y += view.paint.text_block(TextStyle::body, view.x, view.y, text_width_of(view), view.theme.ink, panel.lead);
}

// Quiet and small, between what it explains and what can be changed.
void draw_key(View& view, const PanelContent& panel) {
  if (panel.key.empty()) return;
  view.y += view.paint.text_block(TextStyle::caption, view.x, view.y, text_width_of(view), view.theme.quiet, panel.key);
  view.y += metrics::unit;
}

void draw_notes(View& view, const PanelContent& panel) {
  for (const std::string& note : panel.notes) {
    view.y += view.paint.text_block(TextStyle::body, view.x, view.y, text_width_of(view), view.theme.ink, note);
    view.y += 6.0f;
  }
}

}  // namespace

void draw_panel(View& view, const PanelContent& panel) {
  // A field may stand on the screen twice: in the plain view and here.
  ImGui::PushID("panel");
  view.y += 2 * metrics::unit;
  draw_words(view, panel);
  view.y += metrics::unit;
  draw_controls(view, panel);
  draw_key(view, panel);
  draw_charts(view, panel);
  if (!panel.bars.empty()) view.y += metrics::unit;
  draw_bar_rows(view, panel.bars);
  if (!panel.sums.empty()) view.y += metrics::unit;
  draw_sums(view, panel);
  if (!panel.notes.empty()) view.y += metrics::unit;
  draw_notes(view, panel);
  ImGui::PopID();
}

}  // namespace shell
