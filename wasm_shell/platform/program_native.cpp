// The native program: options, then a window that draws when something changes, or one frame into a file.
#include <SDL.h>

#include <cmath>
#include <cstdio>

#include "platform/native_window.hpp"
#include "platform/offscreen_native.hpp"
#include "platform/options_native.hpp"
#include "platform/platform.hpp"
#include "platform/png_native.hpp"
#include "platform/typing_native.hpp"
#include "views/interface.hpp"

namespace shell {
namespace {

constexpr int first_height = 620;

double now_ms() {
  return 1000.0 * static_cast<double>(SDL_GetPerformanceCounter()) / static_cast<double>(SDL_GetPerformanceFrequency());
}

int content_height(const Interface& interface) { return static_cast<int>(std::ceil(interface.height())); }

Frame draw(Interface& interface, double now, int below = 0) {
  if (interface.prepare_fonts()) renderer_upload_fonts();
  const Frame frame = interface.frame(now);
  if (frame.draw_data != nullptr) renderer_draw(*frame.draw_data, frame.ground, below);
  return frame;
}

// Frames of a still picture: layout, then input, then rest.
void settle(Interface& interface) {
  double now = 0.0;
  for (bool another = true; another; now += 100.0) another = draw(interface, now).wants_another;
}

void point(Interface& interface, const Options& options) {
  if (options.pointer_x < 0.0f) return;
  const Point at{options.pointer_x, options.pointer_y};
  interface.pointer(PointerEvent::move, at, false);
  if (options.pressed) interface.pointer(PointerEvent::down, at, false);
}

int save_screenshot(Interface& interface, const Options& options) {
  const float dpr = options.dpr > 0.0f ? options.dpr : 1.0f;
  const int width = static_cast<int>(std::lround(static_cast<float>(options.width) * dpr));
  interface.resize(dpr, width, width);
  for (int i = 0; i < options.steps; ++i) interface.play(play_action);
  settle(interface);
  const float css_height = options.height > 0 ? static_cast<float>(options.height) : interface.height();
  const int height = static_cast<int>(std::ceil(css_height * dpr));
  interface.resize(dpr, width, height);
  interface.focus(options.focus);
  const Offscreen picture(width, height);
  settle(interface);
  point(interface, options);
  settle(interface);
  if (write_png(options.screenshot, width, height, picture.pixels())) return 0;
  std::fprintf(stderr, "The file %s could not be written.\n", options.screenshot.c_str());
  return 1;
}

void set_cursor(Cursor cursor) {
  static Cursor shown = Cursor::standard;
  if (cursor == shown) return;
  shown = cursor;
  constexpr SDL_SystemCursor shapes[] = {SDL_SYSTEM_CURSOR_ARROW, SDL_SYSTEM_CURSOR_HAND, SDL_SYSTEM_CURSOR_SIZEWE,
                                         SDL_SYSTEM_CURSOR_IBEAM};
  static SDL_Cursor* cursors[4] = {};
  SDL_Cursor*& shape = cursors[static_cast<int>(cursor)];
  if (shape == nullptr) shape = SDL_CreateSystemCursor(shapes[static_cast<int>(cursor)]);
  SDL_SetCursor(shape);
}

// Pixels of the picture under the window.
int pixels_below(const Scroll& scroll) {
  const WindowSize size = window_size();
  return scroll.picture_height - size.pixel_height - scroll.top * size.pixel_width / size.css_width;
}

int run_window(Interface& interface, const Options& options) {
  Scroll scroll;
  Typing typing;
  fit_picture(interface, scroll);
  bool idle = false;
  while (handle_events(interface, scroll, typing, idle)) {
    const Frame frame = draw(interface, now_ms(), pixels_below(scroll));
    idle = !frame.wants_another;
    if (frame.draw_data == nullptr) continue;
    window_present();
    set_cursor(interface.cursor());
    if (frame.asks_to_copy) interface.confirm_copy(SDL_SetClipboardText(interface.copied_text().c_str()) == 0);
    if (frame.asks_for_value) typing.begin(interface, interface.typed_field());
    if (frame.screen_changed && !typing.open()) window_set_title(interface.app().screen().title.c_str());
    if (frame.layout_changed && options.height == 0) window_set_height(content_height(interface));
    if (frame.layout_changed) fit_picture(interface, scroll);
  }
  return 0;
}

int run(const Options& options) {
  const int height = options.height > 0 ? options.height : first_height;
  if (!window_open(options.width, height, options.screenshot.empty())) {
    std::fprintf(stderr, "No window with OpenGL 3.2: %s\n", SDL_GetError());
    return 1;
  }
  Interface interface(built_in_catalogue(), options.query);
  Environment environment;
  environment.reduced_motion = options.reduced_motion || !options.screenshot.empty();
  environment.more_contrast = options.more_contrast;
  interface.set_environment(environment);
  interface.prepare_fonts();
  if (!renderer_start()) return 1;
  const int code = options.screenshot.empty() ? run_window(interface, options) : save_screenshot(interface, options);
  renderer_stop();
  return code;
}

}  // namespace

int run_program(int argument_count, char** arguments) {
  const Options options = parse_options(argument_count, arguments);
  if (options.help || !options.unknown.empty()) {
    if (!options.unknown.empty()) std::fprintf(stderr, "Unknown option: %s\n\n", options.unknown.c_str());
    std::fputs(options_help, options.help ? stdout : stderr);
    return options.help ? 0 : 2;
  }
  const int code = run(options);
  window_close();
  return code;
}

}  // namespace shell
