// The widget from input to draw data: one ImGui window over the whole canvas, in device pixels.
#include "views/interface.hpp"

#include <algorithm>
#include <cfloat>
#include <utility>

#include <imgui_internal.h>

#include "views/keyboard.hpp"
#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

// A coarse clock repeats itself or stands still; a frame then counts as the usual one.
constexpr float usual_frame_s = 1.0f / 60.0f;
constexpr float longest_frame_s = 0.1f;

// Dear ImGui takes no more than one press or release of a button a frame and keeps the rest for the next ones, which it
// says nowhere in public.
bool has_input_left() { return ImGui::GetCurrentContext()->InputEventsQueue.Size > 0; }

void set_up_imgui() {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.ConfigFlags |= ImGuiConfigFlags_NoMouseCursorChange;
  io.MouseDragThreshold = 0.0f;
  ImGuiStyle& style = ImGui::GetStyle();
  style.WindowPadding = {0.0f, 0.0f};
  style.WindowBorderSize = 0.0f;
  style.WindowMinSize = {1.0f, 1.0f};
  style.CircleTessellationMaxError = 0.15f;
}

void begin_window() {
  ImGui::SetNextWindowPos({0.0f, 0.0f});
  ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
  constexpr ImGuiWindowFlags flags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                     ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings |
                                     ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse;
  ImGui::Begin("widget", nullptr, flags);
}

// Where the content stands on a canvas of this width.
Rect column_of(float canvas_width) {
  const float margin = canvas_width < metrics::narrow_below ? metrics::margin_narrow : metrics::margin;
  const float width = std::clamp(canvas_width - 2.0f * margin, metrics::content_min, metrics::content_max);
  return {
      .x = std::max((canvas_width - width) * 0.5f, margin), .y = metrics::margin_top, .width = width, .height = 0.0f};
}

bool same_targets(const std::vector<Target>& a, const std::vector<Target>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Target& s, const Target& t) {
    return s.key == t.key && s.rect.x == t.rect.x && s.rect.y == t.rect.y && s.rect.width == t.rect.width &&
           s.rect.height == t.rect.height;
  });
}

}  // namespace

Interface::Interface(const Catalogue& catalogue, std::string_view query) : app_(catalogue, query) { set_up_imgui(); }

Interface::~Interface() { ImGui::DestroyContext(); }

void Interface::set_environment(const Environment& environment) {
  environment_ = environment;
  redraw();
}

void Interface::resize(float dpr, int width, int height, Point buffer_scale) {
  dpr_ = std::clamp(dpr, 0.25f, 8.0f);
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {static_cast<float>(width), static_cast<float>(height)};
  io.DisplayFramebufferScale = {buffer_scale.x, buffer_scale.y};
  jump_ = true;
  redraw();
}

bool Interface::prepare_fonts() {
  if (fonts_.dpr == dpr_) return false;
  fonts_ = build_fonts(dpr_);
  return true;
}

void Interface::forget_fonts() {
  fonts_.dpr = 0.0f;
  redraw();
}

void Interface::pointer(PointerEvent event, Point at, bool touch) {
  ImGuiIO& io = ImGui::GetIO();
  if (event == PointerEvent::down) {
    state_.touch = touch;
    state_.pinned_before = std::exchange(state_.pinned, {});
  }
  const bool gone = event == PointerEvent::leave;
  if (!gone) io.AddMousePosEvent(at.x * dpr_, at.y * dpr_);
  if (gone) io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
  if (event == PointerEvent::down) io.AddMouseButtonEvent(0, true);
  if (event == PointerEvent::up || gone) io.AddMouseButtonEvent(0, false);
  // A finger hovers over nothing.
  if (event == PointerEvent::up && touch) io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
  redraw();
}

void Interface::focus(std::string_view key) {
  if (state_.focus == key) return;
  state_.focus = key;
  redraw();
}

void Interface::edit(const Edit& edit) { changed(app_.edit(edit), false); }

void Interface::step(Field field, SliderStep step) {
  const double value = field_number(field, app_.controls(), app_.catalogue());
  changed(app_.edit({.field = field, .value = std::to_string(slider_step(field, value, step))}), true);
}

void Interface::set_query(std::string_view query) { changed(app_.set_query(query), false); }

void Interface::activate(std::string_view key) {
  play(key);
  copy(key);
  for (const Edit& edit : edits_of_key(key, app_.screen())) this->edit(edit);
}

void Interface::changed(bool screen_changed, bool jump) {
  if (!screen_changed) return;
  screen_changed_ = true;
  // What nobody sees does not glide.
  jump_ = jump || !visible_;
  playback_ = restarted(playback_);
  if (playback_.started) publish_playback(app_.screen().announcement);
  redraw();
}

float Interface::seconds_since_last(double now_ms) {
  const float seconds = static_cast<float>((now_ms - last_ms_) / 1000.0);
  last_ms_ = now_ms;
  return seconds > 0.0f ? std::min(seconds, longest_frame_s) : usual_frame_s;
}

Environment Interface::shown_environment() const {
  Environment shown = environment_;
  if (app_.controls().theme != Theme::automatic) shown.dark = app_.controls().theme == Theme::dark;
  return shown;
}

Requests Interface::lay_out(float seconds) {
  const Environment environment = shown_environment();
  ImGui::GetIO().DeltaTime = seconds;
  ImGui::NewFrame();
  begin_window();
  Painter paint(ImGui::GetWindowDrawList(), fonts_);
  Requests requests;
  const PlaybackPicture playback = playback_picture();
  state_.motion.advance(seconds, jump_ || environment.reduced_motion);
  state_.targets.clear();
  state_.cursor = Cursor::standard;
  state_.dragging = false;
  const float canvas_width = ImGui::GetIO().DisplaySize.x / dpr_;
  const Rect column = column_of(canvas_width);
  View view{.paint = paint,
            .theme = palette_for(environment),
            .environment = environment,
            .playback = playback,
            .state = state_,
            .requests = requests,
            .x = column.x,
            .width = column.width,
            .y = column.y,
            .canvas_width = canvas_width,
            .label_column = metrics::label_column,
            .tooltip = {}};
  draw_screen(view, app_.screen());
  ImGui::End();
  ImGui::EndFrame();
  return requests;
}

bool Interface::serve(const Requests& requests) {
  bool screen_changed = false;
  for (const Edit& edit : requests.edits) screen_changed = app_.edit(edit) || screen_changed;
  changed(screen_changed, state_.dragging);
  if (!requests.action.empty()) activate(requests.action);
  read_chart(requests.read_chart, requests.read_stop);
  if (requests.seek) set_playback(sought(playback_, playback_plan(app_.screen()), static_cast<double>(*requests.seek)));
  if (!requests.typed_field.empty()) typed_field_ = requests.typed_field;
  return screen_changed;
}

Frame Interface::frame(double now_ms) {
  const float seconds = seconds_since_last(now_ms);
  advance_playback(seconds);
  Frame frame{.ground = palette_for(shown_environment()).ground};
  if ((frames_wanted_ <= 0 && !state_.motion.moving()) || fonts_.dpr == 0.0f) return frame;
  --frames_wanted_;
  const std::vector<Target> targets = state_.targets;
  const float height = state_.height;
  typed_field_.clear();
  // What a drag has changed is seen in the same frame.
  if (serve(lay_out(seconds))) serve(lay_out(usual_frame_s * 0.01f));
  if (has_input_left()) redraw();
  jump_ = false;
  ImGui::Render();
  frame.draw_data = ImGui::GetDrawData();
  frame.asks_for_value = !typed_field_.empty();
  frame.asks_to_copy = std::exchange(copy_requested_, false);
  frame.screen_changed = std::exchange(screen_changed_, false);
  frame.layout_changed = height != state_.height || !same_targets(targets, state_.targets);
  frame.wants_another = frames_wanted_ > 0 || state_.motion.moving() || (playback_.running && visible_);
  return frame;
}

}  // namespace shell
