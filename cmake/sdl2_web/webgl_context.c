// WebGL 2 for SDL by Emscripten's own call. SDL would ask through EGL, whose JavaScript brings with it that of main
// loops, full screen, pointer lock and the decoding of images and sounds.
#include "SDL_internal.h"

#include <emscripten/html5.h>

#include "video/emscripten/SDL_emscriptenopengles.h"
#include "video/emscripten/SDL_emscriptenvideo.h"

int Emscripten_GLES_LoadLibrary(_THIS, const char* path) { return 0; }
void SDL_EGL_UnloadLibrary(_THIS) {}
void* SDL_EGL_GetProcAddress(_THIS, const char* name) { return NULL; }

// The canvas is the surface, and is shown when the page's task ends.
EGLSurface* SDL_EGL_CreateSurface(_THIS, NativeWindowType window) { return (EGLSurface*)1; }
void SDL_EGL_DestroySurface(_THIS, EGLSurface surface) {}
int Emscripten_GLES_SwapWindow(_THIS, SDL_Window* window) { return 0; }
int SDL_EGL_SetSwapInterval(_THIS, int interval) { return -1; }
int SDL_EGL_GetSwapInterval(_THIS) { return 0; }

// The page has made the context already, with attributes of its own; this finds it.
SDL_GLContext Emscripten_GLES_CreateContext(_THIS, SDL_Window* window) {
  EmscriptenWebGLContextAttributes attributes;
  emscripten_webgl_init_context_attributes(&attributes);
  attributes.majorVersion = 2;
  const SDL_WindowData* data = (const SDL_WindowData*)window->driverdata;
  const SDL_GLContext context = (SDL_GLContext)emscripten_webgl_create_context(data->canvas_id, &attributes);
  return context != NULL && Emscripten_GLES_MakeCurrent(_this, window, context) == 0 ? context : NULL;
}

int Emscripten_GLES_MakeCurrent(_THIS, SDL_Window* window, SDL_GLContext context) {
  const EMSCRIPTEN_WEBGL_CONTEXT_HANDLE handle = (EMSCRIPTEN_WEBGL_CONTEXT_HANDLE)context;
  return emscripten_webgl_make_context_current(handle) == EMSCRIPTEN_RESULT_SUCCESS ? 0 : -1;
}

// The page lets go of it.
void SDL_EGL_DeleteContext(_THIS, SDL_GLContext context) {}
