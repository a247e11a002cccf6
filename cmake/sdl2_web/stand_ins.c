// Stand-ins for the parts of SDL2 that are not compiled for the browser but still referred to.
#include "SDL_internal.h"

#include "SDL.h"

// The events file of the Emscripten port is left out: SDL registers no listener on canvas, document or window.
struct SDL_WindowData;
void Emscripten_RegisterEventHandlers(struct SDL_WindowData* data) { (void)data; }
void Emscripten_UnregisterEventHandlers(struct SDL_WindowData* data) { (void)data; }
int Emscripten_HandleCanvasResize(int type, const void* reserved, void* data) {
  (void)type, (void)reserved, (void)data;
  return 0;
}

// Emscripten's own one refers to every OpenGL entry point, 55 kB of JavaScript. ImGui's backend calls OpenGL directly.
void* eglGetProcAddress(const char* name) {
  (void)name;
  return NULL;
}

// Referred to by ImGui's SDL2 backend for game controllers and renderer windows, of which there are none here.
SDL_GameController* SDL_GameControllerOpen(int index) {
  (void)index;
  return NULL;
}
Uint8 SDL_GameControllerGetButton(SDL_GameController* controller, SDL_GameControllerButton button) {
  (void)controller, (void)button;
  return 0;
}
Sint16 SDL_GameControllerGetAxis(SDL_GameController* controller, SDL_GameControllerAxis axis) {
  (void)controller, (void)axis;
  return 0;
}
int SDL_GetRendererOutputSize(SDL_Renderer* renderer, int* width, int* height) {
  (void)renderer, (void)width, (void)height;
  return -1;
}
