// The state of a running widget: Controls, what was refused, and the Screen that follows from them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/screen.hpp"

namespace shell {

class AppState {
 public:
  // Keeps a reference to the catalogue.
  AppState(const Catalogue& catalogue, std::string_view query);

  // Each returns whether the Screen is another one than before.
  bool edit(const Edit& edit);
  bool set_query(std::string_view query);

  // Moves the cursor of a chart of the open panel.
  bool move_cursor(std::string_view chart, std::size_t stop);
  // Buttons of the playback, and what is to be spoken about it.
  void set_actions(std::vector<ActionButton> actions, std::string announcement);

  const Controls& controls() const { return controls_; }
  const Screen& screen() const { return screen_; }
  const Catalogue& catalogue() const { return *catalogue_; }

 private:
  bool take(const Controls& controls, std::vector<Refusal> refusals);

  const Catalogue* catalogue_;
  Controls controls_;
  std::vector<Refusal> refusals_;
  Screen screen_;
};

}  // namespace shell
