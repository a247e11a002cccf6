// A window of SDL with OpenGL 3.2.
#include <SDL.h>

#include <algorithm>
#include <string_view>

#include "platform/native_window.hpp"
#include "platform/platform.hpp"

namespace shell {
namespace {

SDL_Window* window = nullptr;
SDL_GLContext context = nullptr;

void ask_for_context() {
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 2);
  SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
}

// SDL's drivers without a screen; a window there would run unseen.
bool is_unseen(std::string_view driver) { return driver == "offscreen" || driver == "dummy"; }

}  // namespace

bool window_open(int css_width, int css_height, bool visible) {
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
  if (visible && is_unseen(SDL_GetCurrentVideoDriver())) {
    SDL_SetError("there is no display");
    return false;
  }
  ask_for_context();
  const Uint32 shown = visible ? SDL_WINDOW_SHOWN | SDL_WINDOW_RESIZABLE : SDL_WINDOW_HIDDEN;
  window = SDL_CreateWindow("Prefill kontra decode", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, css_width,
                            css_height, SDL_WINDOW_OPENGL | SDL_WINDOW_ALLOW_HIGHDPI | shown);
  if (window != nullptr) context = SDL_GL_CreateContext(window);
  if (context != nullptr) SDL_GL_SetSwapInterval(1);
  return context != nullptr;
}

void window_present() { SDL_GL_SwapWindow(window); }

void window_close() {
  if (context != nullptr) SDL_GL_DeleteContext(context);
  if (window != nullptr) SDL_DestroyWindow(window);
  context = nullptr;
  window = nullptr;
  SDL_Quit();
}

WindowSize window_size() {
  WindowSize size;
  SDL_GetWindowSize(window, &size.css_width, &size.css_height);
  SDL_GL_GetDrawableSize(window, &size.pixel_width, &size.pixel_height);
  return size;
}

void window_set_height(int css_height) {
  const WindowSize size = window_size();
  SDL_Rect screen{};
  const bool known = SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(window), &screen) == 0;
  if (known) css_height = std::min(css_height, screen.h);
  if (css_height == size.css_height) return;
  SDL_SetWindowSize(window, size.css_width, css_height);
  int x = 0;
  int y = 0;
  SDL_GetWindowPosition(window, &x, &y);
  const int lowest = screen.y + screen.h - css_height;
  if (known && y > lowest) SDL_SetWindowPosition(window, x, lowest);
}

void window_set_title(const char* title) { SDL_SetWindowTitle(window, title); }

}  // namespace shell
