// The machine under the interface: a window with OpenGL, on a desktop or as a canvas. CMake picks the sources.
#pragma once

#include "views/theme.hpp"

struct ImDrawData;

namespace shell {

// One window with a current OpenGL context (3.2 core, or ES 3 on the web); false when there is none.
bool window_open(int css_width, int css_height, bool visible);
void window_present();
void window_close();

// Needs a window and an ImGui context with its fonts; false when shaders or the fonts' texture cannot be made.
bool renderer_start();
bool renderer_upload_fonts();
// Into a buffer with as many pixels as the picture, or with fewer, as the data's FramebufferScale says. `below`: so
// many pixels of the buffer lie under the lower edge of the window.
void renderer_draw(ImDrawData& data, Color ground, int below = 0);
void renderer_stop();

// Runs the program to its end; in a browser the page runs it, and this returns at once.
int run_program(int argument_count, char** arguments);

}  // namespace shell
