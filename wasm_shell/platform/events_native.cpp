// Events of a native window: pointer, keys, size.
#include <SDL.h>

#include <algorithm>
#include <cmath>

#include "app/chart_stops.hpp"
#include "platform/native_window.hpp"
#include "platform/typing_native.hpp"
#include "views/interface.hpp"
#include "views/keyboard.hpp"

namespace shell {
namespace {

constexpr int confirmation_ms = 4000;

// Wheel notches are lines of text; a notch is about three.
constexpr int wheel_css_pixels = 60;

void scroll_to(Interface& interface, Scroll& scroll, int top) {
  const int last = static_cast<int>(std::ceil(interface.height())) - window_size().css_height;
  scroll.top = std::clamp(top, 0, std::max(last, 0));
  interface.redraw();
}

void show_focus(Interface& interface, Scroll& scroll) {
  const int window = window_size().css_height;
  for (const Target& target : interface.targets()) {
    if (target.key != interface.focused()) continue;
    const int top = static_cast<int>(target.rect.y);
    const int bottom = static_cast<int>(target.rect.bottom());
    if (top < scroll.top) scroll_to(interface, scroll, top);
    if (bottom > scroll.top + window) scroll_to(interface, scroll, bottom - window);
  }
}

void handle_pointer(Interface& interface, Scroll& scroll, const SDL_Event& event) {
  const auto at = [&scroll](Sint32 x, Sint32 y) {
    return Point{static_cast<float>(x), static_cast<float>(y + scroll.top)};
  };
  if (event.type == SDL_MOUSEWHEEL) scroll_to(interface, scroll, scroll.top - event.wheel.y * wheel_css_pixels);
  if (event.type == SDL_MOUSEMOTION)
    interface.pointer(PointerEvent::move, at(event.motion.x, event.motion.y), event.motion.which == SDL_TOUCH_MOUSEID);
  if ((event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP) &&
      event.button.button == SDL_BUTTON_LEFT) {
    const bool down = event.type == SDL_MOUSEBUTTONDOWN;
    SDL_CaptureMouse(down ? SDL_TRUE : SDL_FALSE);
    interface.pointer(down ? PointerEvent::down : PointerEvent::up, at(event.button.x, event.button.y),
                      event.button.which == SDL_TOUCH_MOUSEID);
  }
}

std::optional<SliderStep> step_of(SDL_Keycode key) {
  switch (key) {
    case SDLK_LEFT:
    case SDLK_DOWN:
      return SliderStep::down;
    case SDLK_RIGHT:
    case SDLK_UP:
      return SliderStep::up;
    case SDLK_PAGEDOWN:
      return SliderStep::page_down;
    case SDLK_PAGEUP:
      return SliderStep::page_up;
    case SDLK_HOME:
      return SliderStep::to_start;
    case SDLK_END:
      return SliderStep::to_end;
    default:
      return std::nullopt;
  }
}

constexpr std::size_t page_of_stops = 10;

std::size_t stepped_stop(std::size_t stop, std::size_t last, SliderStep step) {
  switch (step) {
    case SliderStep::down:
      return stop - std::min<std::size_t>(stop, 1);
    case SliderStep::up:
      return stop + 1;
    case SliderStep::page_down:
      return stop - std::min(stop, page_of_stops);
    case SliderStep::page_up:
      return stop + page_of_stops;
    case SliderStep::to_start:
      return 0;
    case SliderStep::to_end:
      break;
  }
  return last;
}

// Along the chart that has the keyboard; false when none has.
bool step_chart(Interface& interface, std::string_view focus, SliderStep step) {
  const std::optional<PanelContent>& panel = interface.app().screen().panel;
  const std::optional<std::size_t> index = panel ? chart_with_key(*panel, focus) : std::nullopt;
  if (!index) return false;
  const Chart& chart = panel->charts[*index];
  interface.read_chart(focus, stepped_stop(chart.cursor, chart_stops(chart).size() - 1, step));
  return true;
}

void handle_key(Interface& interface, const SDL_KeyboardEvent& event) {
  const SDL_Keycode key = event.keysym.sym;
  const std::string focus = interface.focused();
  if (key == SDLK_TAB)
    return interface.focus(next_focus(interface.targets(), focus, (event.keysym.mod & KMOD_SHIFT) != 0));
  if (key == SDLK_ESCAPE) return interface.focus("");
  const std::optional<SliderStep> step = step_of(key);
  const std::optional<Field> field = field_named(focus);
  if (step && field) return interface.step(*field, *step);
  if (step && step_chart(interface, focus, *step)) return;
  if (step) return interface.focus(next_focus(interface.targets(), focus, key == SDLK_LEFT || key == SDLK_UP));
  if (key == SDLK_RETURN || key == SDLK_SPACE) interface.activate(focus);
}

void handle_window(Interface& interface, Scroll& scroll, const SDL_WindowEvent& event) {
  if (event.event == SDL_WINDOWEVENT_LEAVE) interface.pointer(PointerEvent::leave, {}, false);
  if (event.event != SDL_WINDOWEVENT_SIZE_CHANGED && event.event != SDL_WINDOWEVENT_EXPOSED) return;
  scroll.picture_height = 0;
  fit_picture(interface, scroll);
}

}  // namespace

void fit_picture(Interface& interface, Scroll& scroll) {
  const WindowSize size = window_size();
  const float dpr = static_cast<float>(size.pixel_width) / static_cast<float>(size.css_width);
  const int height = std::max(size.pixel_height, static_cast<int>(std::ceil(interface.height() * dpr)));
  if (height == scroll.picture_height) return;
  scroll.picture_height = height;
  interface.resize(dpr, size.pixel_width, height);
  scroll_to(interface, scroll, scroll.top);
}

bool handle_events(Interface& interface, Scroll& scroll, Typing& typing, bool wait) {
  SDL_Event event;
  const bool confirms = interface.confirms_copy();
  if (wait && SDL_WaitEventTimeout(&event, confirms ? confirmation_ms : -1) == 0) {
    if (confirms) interface.confirm_copy(false);
    return true;
  }
  if (!wait && SDL_PollEvent(&event) == 0) return true;
  do {
    if (event.type == SDL_QUIT) return false;
    if (typing.handle(interface, event)) continue;
    handle_pointer(interface, scroll, event);
    if (event.type == SDL_KEYDOWN) {
      handle_key(interface, event.key);
      show_focus(interface, scroll);
    }
    if (event.type == SDL_WINDOWEVENT) handle_window(interface, scroll, event.window);
  } while (SDL_PollEvent(&event) != 0);
  return true;
}

}  // namespace shell
