// What only a native window can: its size, its title, its events.
#pragma once

#include <string>

namespace shell {

class Interface;
class Typing;

struct WindowSize {
  int css_width = 0;
  int css_height = 0;
  int pixel_width = 0;
  int pixel_height = 0;
};

WindowSize window_size();
// No higher than the screen.
void window_set_height(int css_height);
void window_set_title(const char* title);

// A picture higher than its window moves under it by the wheel, and shows what has the keyboard.
struct Scroll {
  // CSS pixels of the picture above the window.
  int top = 0;
  // Of the picture, in device pixels.
  int picture_height = 0;
};

// The picture as wide as the window, and as high as its content and the window are.
void fit_picture(Interface& interface, Scroll& scroll);

// Hands waiting events to the interface; waits for one first when asked to. False when the window was closed.
bool handle_events(Interface& interface, Scroll& scroll, Typing& typing, bool wait);

}  // namespace shell
