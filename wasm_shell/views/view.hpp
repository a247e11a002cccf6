// What every view gets: where to draw, what the reader does, where to put what he asks for.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/edit.hpp"
#include "app/playback.hpp"
#include "app/screen.hpp"
#include "views/motion.hpp"
#include "views/painter.hpp"

namespace shell {

enum class Cursor { standard, pointer, horizontal, text };

// A control that the page mirrors, or a value that can be typed.
struct Target {
  std::string key;
  Rect rect;
  // A press here starts a horizontal drag.
  bool drag = false;
};

// What the reader asked for in one frame.
struct Requests {
  std::vector<Edit> edits;
  // play_action, restart_action or a copy_key().
  std::string action;
  // Where playback shall go, as a fraction of the time bar.
  std::optional<float> seek;
  // Field whose value he wants to type.
  std::string typed_field;
  // Chart that he points into, and the stop of its cursor there.
  std::string read_chart;
  std::size_t read_stop = 0;
};

// What lasts from frame to frame.
struct ViewState {
  Motion motion;
  // Key of the control that has the keyboard.
  std::string focus;
  // The last press was a finger's.
  bool touch = false;
  // A slider under a finger follows it only once the finger has moved along.
  bool drag_started = false;
  float press_x = 0.0f;
  float grab_offset = 0.0f;
  bool dragging = false;
  // Tallest advice since the drag began, so that nothing below jumps.
  float advice_height = 0.0f;
  // Detail that a tap has opened, and the one that was open when the finger came down.
  std::string pinned;
  std::string pinned_before;
  // Key of the line that was copied just now.
  std::string copied;
  std::vector<Target> targets;
  Cursor cursor = Cursor::standard;
  float height = 0.0f;
};

// The playback as it is drawn.
struct PlaybackPicture {
  bool started = false;
  bool running = false;
  // Of the time bar, 0 … 1.
  float fraction = 0.0f;
  std::int64_t tokens = 0;
  PlaybackText text;
};

struct Tooltip {
  Rect anchor;
  std::string_view words;
};

struct View {
  Painter& paint;
  const Palette& theme;
  const Environment& environment;
  const PlaybackPicture& playback;
  ViewState& state;
  Requests& requests;
  // Column of the content, and the top of what comes next.
  float x = 0.0f;
  float width = 0.0f;
  float y = 0.0f;
  float canvas_width = 0.0f;
  // Where controls begin, right of their labels; none in a narrow view.
  float label_column = 0.0f;
  Tooltip tooltip;

  bool narrow() const;
  // Of what a finger must hit: the usual height with a mouse.
  float target_height(float usual) const;
};

struct Hit {
  bool hovered = false;
  bool held = false;
  bool pressed = false;
  // Let go in this frame, at `pointer`, and not cancelled: the last move of a drag may come together with the release.
  bool released = false;
  bool clicked = false;
  bool focused = false;
  Point pointer;

  bool follows_pointer() const { return held || released; }
};

// A control under a key of the page: takes pointer and touch within the rectangle, and is listed as a target.
Hit control(View& view, std::string_view key, Rect rect, Cursor cursor, bool drag = false);
// The same without a native counterpart: detail under the pointer.
Hit detail(View& view, std::string_view key, Rect rect, std::string_view words);
// Ring around the control that has the keyboard.
void focus_ring(View& view, Rect rect, float radius);
// Ground of a control in its present state.
Color surface_of(const View& view, const Hit& hit);

std::string choice_key(Field field, std::string_view value);
std::string panel_key(Panel panel);
// Of a line of the sums.
std::string copy_key(std::size_t line);
// Before a slider's field: the value beside it, which can be typed.
inline constexpr std::string_view value_key_prefix = "value:";

}  // namespace shell
