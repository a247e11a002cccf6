// What only a native window can: its size, its title, its events.
#pragma once

#include <string>

namespace shell {

class Interface;

struct WindowSize {
  int css_width = 0;
  int css_height = 0;
  int pixel_width = 0;
  int pixel_height = 0;
};

WindowSize window_size();
void window_set_height(int css_height);
void window_set_title(const char* title);

// Hands waiting events to the interface; waits for one first when asked to. False when the window was closed.
bool handle_events(Interface& interface, bool wait);

}  // namespace shell
