// Included before everything in SDL2's sources: the shipped configuration for Emscripten, less what a canvas does
// not need. Without HAVE_VSSCANF SDL uses its own small one (no long double arithmetic).
#pragma once

#define SDL_LEAN_AND_MEAN 1

#include "SDL_config.h"

#undef HAVE_SSCANF
#undef HAVE_VSSCANF
#undef HAVE_ICONV
#undef HAVE_STRTOD
#undef HAVE_ATOF
// There is no environment in a page.
#undef HAVE_GETENV
#undef HAVE_SETENV
#undef HAVE_PUTENV
#undef HAVE_UNSETENV

#undef SDL_AUDIO_DRIVER_DISK
#undef SDL_AUDIO_DRIVER_DUMMY
#undef SDL_AUDIO_DRIVER_EMSCRIPTEN
#define SDL_AUDIO_DISABLED 1
#undef SDL_JOYSTICK_EMSCRIPTEN
#define SDL_JOYSTICK_DISABLED 1
#undef SDL_SENSOR_DUMMY
#define SDL_SENSOR_DISABLED 1
#undef SDL_VIDEO_RENDER_OGL_ES2
#define SDL_RENDER_DISABLED 1
#undef SDL_POWER_EMSCRIPTEN
#define SDL_POWER_DISABLED 1
#undef SDL_FILESYSTEM_EMSCRIPTEN
#define SDL_FILESYSTEM_DISABLED 1
#undef SDL_LOADSO_DLOPEN
#define SDL_LOADSO_DISABLED 1

// What the page decides, and what would bring kilobytes of Emscripten's JavaScript with it.
#define emscripten_request_fullscreen_strategy sdl2_no_fullscreen
#define emscripten_exit_fullscreen sdl2_no_exit_fullscreen
#define emscripten_set_window_title sdl2_no_window_title
#define emscripten_cancel_main_loop sdl2_no_main_loop
#define emscripten_force_exit sdl2_no_exit
#define emscripten_set_canvas_element_size sdl2_no_canvas_size
#define emscripten_set_element_css_size sdl2_no_css_size
#define emscripten_get_element_css_size sdl2_no_css_size_known
#define emscripten_get_screen_size sdl2_no_screen_size

// What SDL would format are the sentences below.
#include <stdio.h>
#define vsnprintf(text, size, format, arguments) 0

// Sentences that nobody would read: the page has its own words for a browser without WebGL 2.
#include "SDL_error.h"
#define SDL_SetError(...) (-1)
