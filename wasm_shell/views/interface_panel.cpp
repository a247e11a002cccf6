// The interface's open panel: cursors of its charts, and lines that are copied.
#include "views/interface.hpp"

namespace shell {
void Interface::read_chart(std::string_view chart, std::size_t stop) {
  if (!app_.move_cursor(chart, stop)) return;
  screen_changed_ = true;
  redraw();
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
