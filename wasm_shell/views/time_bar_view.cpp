// The time bar: prefill and decode to scale, each named over its end, and round times under it.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

constexpr float word_gap = 7.0f;

struct Label {
  const PhaseText& phase;
  Color color;
};

float label_width(const Painter& paint, const PhaseText& phase) {
  return paint.text_width(TextStyle::caption_strong, phase.label) + word_gap +
         paint.text_width(TextStyle::caption, phase.time);
}

void draw_label(View& view, const Label& label, float x) {
  const float name = view.paint.text_width(TextStyle::caption_strong, label.phase.label);
  view.paint.text(TextStyle::caption_strong, x, view.y, label.color, label.phase.label);
  view.paint.text(TextStyle::caption, x + name + word_gap, view.y, view.theme.ink, label.phase.time);
}

// Over the two ends of the bar; under one another where they have no room side by side.
void draw_labels(View& view, const Label& prefill, const Label& decode) {
  const float right = label_width(view.paint, decode.phase);
  const bool beside = label_width(view.paint, prefill.phase) + right + 2 * metrics::unit <= view.width;
  draw_label(view, prefill, view.x);
  if (!beside) view.y += metrics::line_caption;
  draw_label(view, decode, std::max(view.x, view.x + view.width - right));
  view.y += metrics::line_caption + 2.0f;
}

// Where one segment ends and the other begins; neither that exists is thinner than the minimum.
float split_at(const Painter& paint, const PhaseText& prefill, const PhaseText& decode, float fraction, float width) {
  const float least = prefill.fraction > 0.0 ? metrics::segment_minimum : 0.0f;
  const float most = decode.fraction > 0.0 ? width - metrics::segment_minimum : width;
  return paint.snapped(std::max(least, std::min(fraction * width, most)));
}

// The whole time stands at the end; a round time that would touch it, or the one before, gives way.
void draw_axis(View& view, const Screen& screen, Rect bar) {
  const std::string& whole = screen.no_cache.cached;
  const float end = bar.right() - view.paint.text_width(TextStyle::caption, whole);
  float taken = bar.x - metrics::unit;
  for (const TimeTick& tick : screen.time_ticks) {
    const float at = bar.x + bar.width * static_cast<float>(tick.fraction);
    const float width = view.paint.text_width(TextStyle::caption, tick.label);
    const float x = std::max(bar.x, at - width * 0.5f);
    if (x < taken + metrics::unit || x + width + metrics::unit > end) continue;
    view.paint.fill({at, bar.bottom(), 1.0f, metrics::axis_tick}, view.theme.quiet);
    view.paint.text(TextStyle::caption, x, bar.bottom() + metrics::axis_tick, view.theme.quiet, tick.label);
    taken = x + width;
  }
  view.paint.fill({bar.right() - 1.0f, bar.bottom(), 1.0f, metrics::axis_tick}, view.theme.quiet);
  view.paint.text(TextStyle::caption, end, bar.bottom() + metrics::axis_tick, view.theme.quiet, whole);
}

}  // namespace

void draw_time_bar(View& view, const Screen& screen) {
  draw_labels(view, {screen.prefill, view.theme.prefill_text}, {screen.decode, view.theme.decode_text});
  Rect bar{view.x, view.y, view.width, metrics::time_bar};
  if (view.narrow()) {
    draw_play(view, {bar.x, bar.y, bar.height, bar.height});
    bar.x += bar.height + metrics::unit;
    bar.width = std::max(0.0f, bar.width - bar.height - metrics::unit);
  }
  const float moving = view.state.motion.follow("time", static_cast<float>(screen.prefill.fraction));
  const float split = split_at(view.paint, screen.prefill, screen.decode, moving, bar.width);
  view.paint.fill(bar, view.theme.decode, metrics::radius);
  view.paint.fill_part(bar, 0.0f, split / bar.width, view.theme.prefill, metrics::radius);
  // A gap in the ground's colour keeps the two apart for every eye.
  if (split > 0.0f && split < bar.width) view.paint.fill({bar.x + split, bar.y, 1.0f, bar.height}, view.theme.ground);
  draw_playhead(view, bar);
  detail(view, screen.prefill.name, {bar.x, bar.y, split, bar.height}, screen.prefill.detail);
  detail(view, screen.decode.name, {bar.x + split, bar.y, bar.width - split, bar.height}, screen.decode.detail);
  draw_axis(view, screen, bar);
  view.y = bar.bottom() + metrics::axis_tick + metrics::line_caption - 2.0f;
}

}  // namespace shell
