// The interface's open panel: cursors of its charts, and lines that are copied.
#include "app/chart_stops.hpp"
#include "views/interface.hpp"

namespace shell {
namespace {

constexpr std::size_t page_of_stops = 10;

std::size_t stepped(std::size_t stop, std::size_t last, SliderStep step) {
  switch (step) {
    case SliderStep::down:
      return stop - std::min<std::size_t>(stop, 1);
    case SliderStep::up:
      return stop + 1;
    case SliderStep::page_down:
      return stop - std::min(stop, page_of_stops);
    case SliderStep::page_up:
      return stop + page_of_stops;
    case SliderStep::to_start:
      return 0;
    case SliderStep::to_end:
      break;
  }
  return last;
}

}  // namespace

void Interface::read_chart(std::string_view chart, std::size_t stop) {
  if (!app_.move_cursor(chart, stop)) return;
  screen_changed_ = true;
  redraw();
}

void Interface::step_chart(std::string_view key, SliderStep step) {
  if (!app_.screen().panel) return;
  const std::vector<Chart>& charts = app_.screen().panel->charts;
  for (std::size_t i = 0; i < charts.size(); ++i)
    if (key == chart_key(i)) return read_chart(key, stepped(charts[i].cursor, chart_stops(charts[i]).size() - 1, step));
}

void Interface::copy(std::string_view key) {
  if (!app_.screen().panel) return;
  const std::vector<SumLine>& sums = app_.screen().panel->sums;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    if (key != copy_key(i)) continue;
    copied_key_ = key;
    copied_text_ = plain_text(sums[i]);
    copy_requested_ = true;
    redraw();
  }
}

void Interface::confirm_copy(bool shown) {
  state_.copied = shown ? copied_key_ : std::string();
  redraw();
}

}  // namespace shell
