// Options of the native window.
#pragma once

#include <string>

namespace shell {

struct Options {
  // The state as in a URL; each --name value of a field adds to it.
  std::string query;
  // CSS pixels; height 0 is as tall as the content.
  int width = 760;
  int height = 0;
  // 0: the display's own.
  float dpr = 0.0f;
  // Empty: a window. Otherwise one frame goes to this PNG file.
  std::string screenshot;
  // Keyboard focus and pointer of the screenshot.
  std::string focus;
  // Presses of the play button before the screenshot, by steps.
  int steps = 0;
  float pointer_x = -1.0f;
  float pointer_y = -1.0f;
  bool pressed = false;
  bool reduced_motion = false;
  bool more_contrast = false;
  bool help = false;
  // First argument that is no option.
  std::string unknown;
};

Options parse_options(int argument_count, char** arguments);
extern const char* const options_help;

}  // namespace shell
