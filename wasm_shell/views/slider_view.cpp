// A labelled slider: track, thumb, and the value, which can be typed.
#include <algorithm>
#include <cmath>

#include "app/slider_scale.hpp"
#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

// Where the scale of a slider lies in the column, from the thumb's first to its last centre: in a wide view the thumb
// reaches over both ends, in a narrow one it stays within the column.
struct Scale {
  float x;
  float width;
};

Scale scale_of(const View& view) {
  if (view.narrow()) return {.x = view.x + metrics::thumb * 0.5f, .width = view.width - metrics::thumb};
  return {.x = view.x + view.label_column, .width = view.width - view.label_column - metrics::value_column};
}

struct Track {
  Rect rect;
  // Width of the whole scale, of which the track may be a part.
  float scale;
  float thumb_x;
};

Track track_of(const SliderControl& slider, Rect row) {
  const Rect rect{row.x, row.middle() - metrics::track * 0.5f, row.width * static_cast<float>(slider.reach),
                  metrics::track};
  return {.rect = rect, .scale = row.width, .thumb_x = rect.x + row.width * static_cast<float>(slider.position)};
}

void request_position(View& view, const SliderControl& slider, const Track& track, float x) {
  const float position = std::clamp((x - track.rect.x) / track.scale, 0.0f, 1.0f);
  const std::int64_t value = slider_value_at(slider.field, static_cast<double>(position));
  if (static_cast<double>(value) != slider.value)
    view.requests.edits.push_back({.field = slider.field, .value = std::to_string(value)});
}

void follow_pointer(View& view, const SliderControl& slider, const Track& track, const Hit& hit) {
  ViewState& state = view.state;
  if (hit.pressed) {
    const float offset = hit.pointer.x - track.thumb_x;
    state.press_x = hit.pointer.x;
    state.grab_offset = std::abs(offset) <= metrics::thumb * 0.5f ? offset : 0.0f;
    state.drag_started = !state.touch;
  }
  if (!hit.follows_pointer()) return;
  if (std::abs(hit.pointer.x - state.press_x) > metrics::drag_threshold) state.drag_started = true;
  if (state.drag_started) state.dragging = true;
  if (state.drag_started || hit.clicked) request_position(view, slider, track, hit.pointer.x - state.grab_offset);
}

// Short lines under the track.
void draw_tick_marks(View& view, const SliderControl& slider, Rect row) {
  for (const SliderTick& tick : slider.ticks) {
    if (tick.position > slider.reach) continue;
    const float x = row.x + row.width * static_cast<float>(tick.position);
    view.paint.fill({x, row.middle() + metrics::track * 0.5f + 2.0f, 1.0f, metrics::slider_tick}, view.theme.quiet);
  }
}

void draw_track(View& view, const SliderControl& slider, Rect row, Color color) {
  const Track track = track_of(slider, row);
  const float reach = metrics::thumb * 0.5f;
  const Rect touch{row.x - reach, row.middle() - metrics::touch * 0.5f, track.rect.width + 2 * reach, metrics::touch};
  const Hit hit = control(view, field_name(slider.field), touch, Cursor::horizontal, true);
  follow_pointer(view, slider, track, hit);
  draw_tick_marks(view, slider, row);
  const Point thumb{track.thumb_x, row.middle()};
  view.paint.fill(track.rect, view.theme.track, metrics::track * 0.5f);
  view.paint.fill({track.rect.x, track.rect.y, thumb.x - track.rect.x, track.rect.height}, color,
                  metrics::track * 0.5f);
  if (hit.hovered || hit.held)
    view.paint.disc(thumb, metrics::thumb * 0.5f + 5.0f, with_alpha(color, hit.held ? 0.28f : 0.16f));
  view.paint.disc(thumb, metrics::thumb * 0.5f, color);
  view.paint.disc(thumb, metrics::thumb * 0.5f - (hit.held ? 5.0f : 4.0f), view.theme.ground);
  const float half = metrics::thumb * 0.5f;
  if (hit.focused) focus_ring(view, {thumb.x - half, thumb.y - half, metrics::thumb, metrics::thumb}, half);
}

// The value with its note, from the row's left end on or up to its right one; the note goes where it has no room.
void draw_value(View& view, const SliderControl& slider, Rect row, Align align) {
  const float value = view.paint.text_width(TextStyle::strong, slider.value_text);
  const bool noted = value + metrics::unit + view.paint.text_width(TextStyle::caption, slider.note) <= row.width;
  const std::string_view words = noted ? std::string_view(slider.note) : std::string_view();
  const float note = view.paint.text_width(TextStyle::caption, words);
  const float gap = words.empty() ? 0.0f : metrics::unit;
  const float x = align == Align::left ? row.x : row.right() - value;
  const float note_x = align == Align::left ? x + value + gap : x - gap - note;
  const Rect box{x, row.y, value, row.height};
  const std::string key = std::string(value_key_prefix) + std::string(field_name(slider.field));
  const Hit hit = control(view, key, box.grown(4.0f, 0.0f), Cursor::text);
  view.paint.text_in(TextStyle::strong, box, Align::left, view.theme.ink, slider.value_text);
  view.paint.text_in(TextStyle::caption, {note_x, row.y, note, row.height}, Align::left, view.theme.quiet, words);
  const float underline = row.middle() + metrics::line_body * 0.5f;
  if (hit.hovered) view.paint.line({x, underline}, {x + value, underline}, view.theme.quiet);
  if (hit.clicked) view.requests.typed_field = field_name(slider.field);
}

}  // namespace

void draw_slider_scale(View& view, const SliderControl& slider, float y) {
  const Scale scale = scale_of(view);
  float taken = scale.x - 2 * metrics::unit;
  for (const SliderTick& tick : slider.ticks) {
    const float width = view.paint.text_width(TextStyle::caption, tick.label);
    const float center = scale.x + scale.width * static_cast<float>(tick.position);
    const float at = std::min(center - width * 0.5f, view.x + view.width - width);
    if (at < taken + metrics::unit) continue;
    view.paint.text(TextStyle::caption, at, y, view.theme.quiet, tick.label);
    taken = at + width;
  }
}

void draw_slider(View& view, const SliderControl& slider, Color color) {
  const Scale scale = scale_of(view);
  if (view.narrow()) {
    Rect words{view.x, view.y, view.width, metrics::line_body};
    const float label = view.paint.text_width(TextStyle::body, slider.label) + metrics::unit;
    const bool beside = label + view.paint.text_width(TextStyle::strong, slider.value_text) <= words.width;
    view.paint.text_in(TextStyle::body, words, Align::left, view.theme.ink, slider.label);
    if (!beside) words.y = words.bottom();
    const float taken = beside ? label : 0.0f;
    draw_value(view, slider, {words.x + taken, words.y, words.width - taken, words.height}, Align::right);
    draw_track(view, slider, {scale.x, words.bottom(), scale.width, metrics::thumb + metrics::unit}, color);
    view.y = words.bottom() + metrics::thumb + metrics::unit;
    return;
  }
  const Rect row{view.x, view.y, view.width, metrics::slider_row};
  view.paint.text_in(TextStyle::body, row, Align::left, view.theme.ink, slider.label);
  const float value = metrics::value_column - 2 * metrics::unit;
  draw_value(view, slider, {row.right() - value, row.y, value, row.height}, Align::left);
  draw_track(view, slider, {scale.x, row.y, scale.width, row.height}, color);
  view.y = row.bottom();
}

}  // namespace shell
