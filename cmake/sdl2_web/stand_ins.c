// Stand-ins for the parts of SDL2 that are not compiled for the browser but still referred to.
#include "SDL_internal.h"

#include <emscripten/html5.h>

#include "SDL.h"
#include "events/SDL_events_c.h"
#include "events/SDL_mouse_c.h"
#include "video/SDL_sysvideo.h"
#include "video/emscripten/SDL_emscriptenvideo.h"

// Events: none are listened to, none are queued.
void Emscripten_RegisterEventHandlers(SDL_WindowData* data) {}
void Emscripten_UnregisterEventHandlers(SDL_WindowData* data) {}
EM_BOOL Emscripten_HandleCanvasResize(int type, const void* reserved, void* data) { return EM_FALSE; }
int SDL_EventsInit(void) { return 0; }
void SDL_EventsQuit(void) {}
Uint8 SDL_EventState(Uint32 type, int state) { return SDL_DISABLE; }
int SDL_SendAppEvent(SDL_EventType type) { return 0; }
int SDL_SendDisplayEvent(SDL_VideoDisplay* display, Uint8 id, int data) { return 0; }
int SDL_SendWindowEvent(SDL_Window* window, Uint8 id, int data1, int data2) { return 0; }

// Keyboard, mouse, touch, cursors: the page's.
int SDL_KeyboardInit(void) { return 0; }
void SDL_KeyboardQuit(void) {}
void SDL_ResetKeyboard(void) {}
SDL_Window* SDL_GetKeyboardFocus(void) { return NULL; }
void SDL_SetKeyboardFocus(SDL_Window* window) {}
int SDL_MouseInit(void) { return 0; }
void SDL_MouseQuit(void) {}
SDL_Mouse* SDL_GetMouse(void) {
  static SDL_Mouse mouse;
  return &mouse;
}
SDL_Window* SDL_GetMouseFocus(void) { return NULL; }
void SDL_SetMouseFocus(SDL_Window* window) {}
Uint32 SDL_GetMouseState(int* x, int* y) { return 0; }
SDL_bool SDL_GetRelativeMouseMode(void) { return SDL_FALSE; }
int SDL_SetRelativeMouseMode(SDL_bool enabled) { return -1; }
void SDL_WarpMouseInWindow(SDL_Window* window, int x, int y) {}
void SDL_PerformWarpMouseInWindow(SDL_Window* window, int x, int y, SDL_bool ignore) {}
int SDL_UpdateMouseCapture(SDL_bool force) { return 0; }
int SDL_ShowCursor(int toggle) { return SDL_DISABLE; }
void Emscripten_InitMouse(void) {}
void Emscripten_FiniMouse(void) {}
int SDL_TouchInit(void) { return 0; }
void SDL_TouchQuit(void) {}

// Surfaces and the software framebuffer.
int Emscripten_CreateWindowFramebuffer(_THIS, SDL_Window* window, Uint32* format, void** pixels, int* pitch) {
  return -1;
}
int Emscripten_UpdateWindowFramebuffer(_THIS, SDL_Window* window, const SDL_Rect* rects, int count) { return -1; }
void Emscripten_DestroyWindowFramebuffer(_THIS, SDL_Window* window) {}
int SDL_CalculateBlit(SDL_Surface* surface) { return -1; }
SDL_Surface* SDL_ConvertSurfaceFormat(SDL_Surface* surface, Uint32 format, Uint32 flags) { return NULL; }
SDL_Surface* SDL_CreateRGBSurfaceFrom(void* pixels, int width, int height, int depth, int pitch, Uint32 red,
                                      Uint32 green, Uint32 blue, Uint32 alpha) {
  return NULL;
}
void SDL_FreeSurface(SDL_Surface* surface) {}

// Errors: see the end of sdl2_trim.h.
const char* SDL_GetError(void) { return ""; }
void SDL_ClearError(void) {}
int SDL_Error(SDL_errorcode code) { return -1; }

// Logs, assertions, shared objects, character sets.
void SDL_LogInit(void) {}
void SDL_LogQuit(void) {}
void SDL_Log(const char* format, ...) {}
void SDL_LogDebug(int category, const char* format, ...) {}
void SDL_LogWarn(int category, const char* format, ...) {}
SDL_LogPriority SDL_LogGetPriority(int category) { return SDL_NUM_LOG_PRIORITIES; }
void SDL_AssertionsQuit(void) {}
void* SDL_LoadObject(const char* name) { return NULL; }
void* SDL_LoadFunction(void* handle, const char* name) { return NULL; }
void SDL_UnloadObject(void* handle) {}
char* SDL_iconv_string(const char* to, const char* from, const char* text, size_t bytes) { return NULL; }

// The page's again: see the definitions at the end of sdl2_trim.h.
EMSCRIPTEN_RESULT sdl2_no_fullscreen(const char* target, EM_BOOL defer, const EmscriptenFullscreenStrategy* strategy) {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT sdl2_no_exit_fullscreen(void) { return EMSCRIPTEN_RESULT_NOT_SUPPORTED; }
void sdl2_no_window_title(const char* title) {}
void sdl2_no_main_loop(void) {}
void sdl2_no_exit(int status) {}
EMSCRIPTEN_RESULT sdl2_no_canvas_size(const char* target, int width, int height) { return EMSCRIPTEN_RESULT_SUCCESS; }
EMSCRIPTEN_RESULT sdl2_no_css_size(const char* target, double width, double height) { return EMSCRIPTEN_RESULT_SUCCESS; }
// Of a canvas that no style sheet gives a size: SDL leaves it alone.
EMSCRIPTEN_RESULT sdl2_no_css_size_known(const char* target, double* width, double* height) {
  *width = *height = 1.0;
  return EMSCRIPTEN_RESULT_SUCCESS;
}
void sdl2_no_screen_size(int* width, int* height) { *width = *height = 1; }
