// What the page calls: the whole boundary between JavaScript and the interface.
#include <emscripten/emscripten.h>

#include <algorithm>
#include <memory>
#include <string>

#include "app/json_writer.hpp"
#include "app/number_input.hpp"
#include "app/results.hpp"
#include "app/snapshot.hpp"
#include "platform/platform.hpp"
#include "views/interface.hpp"

namespace shell {
namespace {

enum StartError { started = 0, no_window = 1, no_shaders = 2, already_running = 3 };

// Bits of pd_environment.
enum EnvironmentFlag { dark = 1, reduced_motion = 2, more_contrast = 4, coarse_pointer = 8, forced_colors = 16 };

// Bits of what pd_frame returns.
enum FrameFlag {
  another_frame = 1,
  snapshot_changed = 2,
  layout_changed = 4,
  value_requested = 8,
  copy_requested = 16
};

struct Session {
  explicit Session(std::string_view query) : interface(built_in_catalogue(), query) {}
  Interface interface;
  bool context_lost = false;
  // What the last call of each kind returned, alive until the next one.
  std::string snapshot;
  std::string rects;
  std::string typed_field;
};

std::unique_ptr<Session> session;

void write_target(JsonWriter& json, const Target& target) {
  json.key(target.key);
  json.begin_array();
  // Whole CSS pixels are enough for a control under the pointer or a ring around it.
  for (const float side : {target.rect.x, target.rect.y, target.rect.width, target.rect.height})
    json.integer(static_cast<std::int64_t>(side + 0.5f));
  if (target.drag) json.integer(1);
  json.end_array();
}

std::string rects_json(const std::vector<Target>& targets) {
  JsonWriter json;
  json.begin_object();
  for (const Target& target : targets) write_target(json, target);
  json.end_object();
  return json.text();
}

int frame_flags(const Frame& frame) {
  return (frame.wants_another ? another_frame : 0) | (frame.screen_changed ? snapshot_changed : 0) |
         (frame.layout_changed ? layout_changed : 0) | (frame.asks_for_value ? value_requested : 0) |
         (frame.asks_to_copy ? copy_requested : 0);
}

}  // namespace
}  // namespace shell

using shell::session;

extern "C" {

// 0, or a StartError. Width in CSS pixels, device pixels per CSS pixel.
EMSCRIPTEN_KEEPALIVE int pd_start(const char* query, double css_width, double dpr) {
  if (session) return shell::already_running;
  const int width = static_cast<int>(css_width * dpr);
  if (!shell::window_open(width, width, true)) return shell::no_window;
  session = std::make_unique<shell::Session>(query);
  session->interface.resize(static_cast<float>(dpr), width, width);
  session->interface.prepare_fonts();
  if (shell::renderer_start()) return shell::started;
  session.reset();
  shell::window_close();
  return shell::no_shaders;
}

EMSCRIPTEN_KEEPALIVE void pd_stop() {
  if (!session) return;
  shell::renderer_stop();
  session.reset();
  shell::window_close();
}

EMSCRIPTEN_KEEPALIVE void pd_environment(int flags) {
  if (!session) return;
  session->interface.set_environment({.dark = (flags & shell::dark) != 0,
                                      .reduced_motion = (flags & shell::reduced_motion) != 0,
                                      .more_contrast = (flags & shell::more_contrast) != 0,
                                      .coarse_pointer = (flags & shell::coarse_pointer) != 0,
                                      .forced_colors = (flags & shell::forced_colors) != 0});
}

// Width and height in device pixels; the buffer that shows them has as many pixels or fewer.
EMSCRIPTEN_KEEPALIVE void pd_resize(double dpr, int width, int height, int buffer_width, int buffer_height) {
  if (!session || width < 1 || height < 1) return;
  session->interface.resize(static_cast<float>(dpr), width, height,
                            {.x = static_cast<float>(buffer_width) / static_cast<float>(width),
                             .y = static_cast<float>(buffer_height) / static_cast<float>(height)});
}

// Of the content, in CSS pixels; right after a frame.
EMSCRIPTEN_KEEPALIVE double pd_height() { return session ? static_cast<double>(session->interface.height()) : 0.0; }

// Kinds: 0 move, 1 down, 2 up, 3 leave or cancel.
EMSCRIPTEN_KEEPALIVE void pd_pointer(int kind, double x, double y, int touch) {
  if (!session || kind < 0 || kind > 3) return;
  session->interface.pointer(static_cast<shell::PointerEvent>(kind), {static_cast<float>(x), static_cast<float>(y)},
                             touch != 0);
}

// Key of the mirrored control that has the keyboard, or "".
EMSCRIPTEN_KEEPALIVE void pd_focus(const char* key) {
  if (session) session->interface.focus(key);
}

// Also of the cursor of a chart.
EMSCRIPTEN_KEEPALIVE void pd_edit(const char* field, const char* value) {
  const auto named = shell::field_named(field);
  if (!session) return;
  if (named) return session->interface.edit({.field = *named, .value = value});
  const double stop = shell::read_number(value, shell::NumberKind::whole).value;
  session->interface.read_chart(field, static_cast<std::size_t>(std::clamp(stop, 0.0, 1e6)));
}

// Steps are those of SliderStep.
EMSCRIPTEN_KEEPALIVE void pd_step(const char* field, int step) {
  const auto named = shell::field_named(field);
  if (session && named && step >= 0 && step <= static_cast<int>(shell::SliderStep::to_end))
    session->interface.step(*named, static_cast<shell::SliderStep>(step));
}

EMSCRIPTEN_KEEPALIVE void pd_set_query(const char* query) {
  if (session) session->interface.set_query(query);
}

EMSCRIPTEN_KEEPALIVE void pd_action(const char* name) {
  if (session) session->interface.activate(name);
}

EMSCRIPTEN_KEEPALIVE void pd_set_visible(int visible) {
  if (session) session->interface.set_visible(visible != 0);
}

// Draws when something has changed. Returns FrameFlags.
EMSCRIPTEN_KEEPALIVE int pd_frame(double now_ms) {
  if (!session) return 0;
  const bool can_draw = !session->context_lost;
  if (session->interface.prepare_fonts() && can_draw) shell::renderer_upload_fonts();
  // Without a context the state still changes, and the page shows it in words.
  const shell::Frame frame = session->interface.frame(now_ms);
  if (frame.draw_data != nullptr && can_draw) shell::renderer_draw(*frame.draw_data, frame.ground);
  if (frame.asks_for_value) session->typed_field = session->interface.typed_field();
  return shell::frame_flags(frame);
}

EMSCRIPTEN_KEEPALIVE const char* pd_snapshot() {
  if (!session) return "{}";
  const shell::AppState& app = session->interface.app();
  session->snapshot = shell::snapshot_json(app.screen(), app.catalogue());
  return session->snapshot.c_str();
}

// One figure of the estimate, in the order of the snapshot's "results".
EMSCRIPTEN_KEEPALIVE double pd_result(unsigned index) {
  const auto results = shell::named_results();
  if (!session || index >= results.size()) return 0.0;
  return results[index].value(session->interface.app().screen().estimate);
}

// {"prompt":[x,y,width,height,1], …} in CSS pixels; the 1 is there where a press starts a horizontal drag.
EMSCRIPTEN_KEEPALIVE const char* pd_rects() {
  if (!session) return "{}";
  session->rects = shell::rects_json(session->interface.targets());
  return session->rects.c_str();
}

// Field whose value the reader has clicked to type it.
EMSCRIPTEN_KEEPALIVE const char* pd_requested_field() { return session ? session->typed_field.c_str() : ""; }

// The line that the reader wants on the clipboard.
EMSCRIPTEN_KEEPALIVE const char* pd_copied_text() { return session ? session->interface.copied_text().c_str() : ""; }

// Says beside the line that it is there, or no longer says it.
EMSCRIPTEN_KEEPALIVE void pd_confirm_copy(int shown) {
  if (session) session->interface.confirm_copy(shown != 0);
}

// As in CSS.
EMSCRIPTEN_KEEPALIVE const char* pd_cursor() {
  constexpr const char* names[] = {"default", "pointer", "ew-resize", "text"};
  return session ? names[static_cast<int>(session->interface.cursor())] : names[0];
}

EMSCRIPTEN_KEEPALIVE void pd_context_lost() {
  if (!session) return;
  session->context_lost = true;
  // Nothing of it is left; the names that stood for it go too.
  shell::renderer_stop();
}

// 0 when everything that lived in the lost context is there again.
EMSCRIPTEN_KEEPALIVE int pd_context_restored() {
  if (!session) return shell::no_window;
  session->interface.forget_fonts();
  session->interface.prepare_fonts();
  if (!shell::renderer_start()) return shell::no_shaders;
  session->context_lost = false;
  return shell::started;
}

}  // extern "C"
