// The canvas of the page as a window of SDL. The page owns its size, its events and its frames.
#include <SDL.h>

#include "platform/platform.hpp"

namespace shell {
namespace {

SDL_Window* window = nullptr;
SDL_GLContext context = nullptr;

void ask_for_context() {
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
}

}  // namespace

bool window_open(int css_width, int css_height, bool) {
  SDL_SetMainReady();
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
  ask_for_context();
  window = SDL_CreateWindow("", 0, 0, css_width, css_height, SDL_WINDOW_OPENGL);
  if (window != nullptr) context = SDL_GL_CreateContext(window);
  return context != nullptr;
}

// The browser shows what was drawn when the page's task ends.
void window_present() {}

void window_close() {
  if (context != nullptr) SDL_GL_DeleteContext(context);
  if (window != nullptr) SDL_DestroyWindow(window);
  context = nullptr;
  window = nullptr;
  SDL_Quit();
}

int run_program(int, char**) { return 0; }

}  // namespace shell
