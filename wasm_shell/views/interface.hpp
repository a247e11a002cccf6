// The widget from input to draw data, the same for a window and for a canvas.
#pragma once

#include <string>
#include <string_view>

#include "app/app_state.hpp"
#include "app/slider_scale.hpp"
#include "views/view.hpp"

struct ImDrawData;

namespace shell {

enum class PointerEvent { move, down, up, leave };

struct Frame {
  // Null when nothing has changed since the last frame.
  ImDrawData* draw_data = nullptr;
  Color ground = 0;
  bool wants_another = false;
  // The snapshot, or the words of the playback.
  bool screen_changed = false;
  bool layout_changed = false;
  bool asks_for_value = false;
  bool asks_to_copy = false;
};

class Interface {
 public:
  Interface(const Catalogue& catalogue, std::string_view query);
  ~Interface();
  Interface(const Interface&) = delete;
  Interface& operator=(const Interface&) = delete;

  void set_environment(const Environment& environment);
  // The canvas in device pixels, and how many of them a CSS pixel has. `buffer_scale`: pixels of the buffer that is
  // drawn into per device pixel, which alter nothing of the layout.
  void resize(float dpr, int width, int height, Point buffer_scale = {.x = 1.0f, .y = 1.0f});
  void pointer(PointerEvent event, Point at, bool touch);
  void focus(std::string_view key);
  void edit(const Edit& edit);
  void step(Field field, SliderStep step);
  // Moves the cursor of a chart.
  void read_chart(std::string_view chart, std::size_t stop);
  void set_query(std::string_view query);
  // Presses the control with this key.
  void activate(std::string_view key);
  void redraw() { frames_wanted_ = settle_frames; }

  // Before each frame; true when the renderer must upload the atlas again.
  bool prepare_fonts();
  // The renderer has lost the atlas.
  void forget_fonts();
  // Milliseconds of any clock. Draws nothing when nothing has changed.
  Frame frame(double now_ms);

  // Also without a pointer: play_action, restart_action.
  void play(std::string_view action);
  // Hidden, the playback waits.
  void set_visible(bool visible);

  const AppState& app() const { return app_; }
  float height() const { return state_.height; }
  const std::vector<Target>& targets() const { return state_.targets; }
  const std::string& typed_field() const { return typed_field_; }
  const std::string& copied_text() const { return copied_text_; }
  // Confirms beside the line that it was copied, until told otherwise.
  void confirm_copy(bool shown);
  bool confirms_copy() const { return !state_.copied.empty(); }
  Cursor cursor() const { return state_.cursor; }
  const std::string& focused() const { return state_.focus; }

 private:
  // ImGui answers to an input in the frame after it, and needs one more to come to rest.
  static constexpr int settle_frames = 3;

  void changed(bool screen_changed, bool jump);
  void copy(std::string_view key);
  float seconds_since_last(double now_ms);
  Environment shown_environment() const;
  void advance_playback(float seconds);
  void publish_playback(const std::string& announcement);
  void set_playback(const Playback& playback);
  PlaybackPicture playback_picture() const;
  Requests lay_out(float seconds);
  bool serve(const Requests& requests);

  AppState app_;
  Environment environment_;
  ViewState state_;
  Fonts fonts_;
  Playback playback_;
  bool visible_ = true;
  std::string typed_field_;
  // The line that was asked for last.
  std::string copied_key_;
  std::string copied_text_;
  bool copy_requested_ = false;
  float dpr_ = 1.0f;
  double last_ms_ = 0.0;
  int frames_wanted_ = settle_frames;
  // Bars take their new lengths at once.
  bool jump_ = true;
  bool screen_changed_ = true;
};

}  // namespace shell
