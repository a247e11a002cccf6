// The time bar: prefill and decode to scale, each with its time and share inside it or, where too short, below.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

constexpr float padding = 12.0f;
constexpr float word_gap = 7.0f;

struct Segment {
  const PhaseText& phase;
  Color color;
  Color text;
  Align align;
  Rect rect;
};

float figures_width(const Painter& paint, const PhaseText& phase) {
  return paint.text_width(TextStyle::strong, phase.time) + word_gap + paint.text_width(TextStyle::body, phase.share);
}

bool fits(const Painter& paint, const PhaseText& phase, float width) {
  const float words = std::max(paint.text_width(TextStyle::caption_strong, phase.name), figures_width(paint, phase));
  return words + 2 * padding <= width;
}

void label_inside(View& view, const Segment& segment) {
  const float width = figures_width(view.paint, segment.phase);
  const bool right = segment.align == Align::right;
  const float y = segment.rect.middle() - (metrics::line_caption + metrics::line_body) * 0.5f;
  const Rect name{segment.rect.x + padding, y, segment.rect.width - 2 * padding, metrics::line_caption};
  view.paint.text_in(TextStyle::caption_strong, name, segment.align, view.theme.bar_ink, segment.phase.name);
  const float x = right ? name.right() - width : name.x;
  view.paint.text(TextStyle::strong, x, name.bottom(), view.theme.bar_ink, segment.phase.time);
  view.paint.text(TextStyle::body, x + width - view.paint.text_width(TextStyle::body, segment.phase.share),
                  name.bottom(), view.theme.bar_ink, segment.phase.share);
}

float width_below(const Painter& paint, const PhaseText& phase) {
  // What does not happen has neither a tick nor a share.
  const float tail = phase.fraction > 0.0 ? padding + word_gap : 0.0f;
  return paint.text_width(TextStyle::caption_strong, phase.name) + word_gap +
         paint.text_width(TextStyle::caption, phase.time) + paint.text_width(TextStyle::caption, phase.share) + tail;
}

// A tick in the segment's colour leads from it to its words.
void label_below(View& view, const Segment& segment, float top) {
  const PhaseText& phase = segment.phase;
  const float name = view.paint.text_width(TextStyle::caption_strong, phase.name);
  const float time = view.paint.text_width(TextStyle::caption, phase.time);
  const float width = width_below(view.paint, phase);
  const bool right = segment.align == Align::right;
  const float x = right ? segment.rect.right() - width : segment.rect.x;
  const float tick = right ? segment.rect.right() - metrics::segment_minimum : segment.rect.x;
  if (phase.fraction > 0.0)
    view.paint.fill({tick, segment.rect.bottom(), metrics::segment_minimum, top + 14.0f - segment.rect.bottom()},
                    segment.color);
  const float first = right ? x : x + padding;
  view.paint.text(TextStyle::caption_strong, first, top, segment.text, phase.name);
  view.paint.text(TextStyle::caption, first + name + word_gap, top, view.theme.ink, phase.time);
  view.paint.text(TextStyle::caption, first + name + time + 2 * word_gap, top, view.theme.quiet, phase.share);
}

// Where one segment ends and the other begins; neither that exists is thinner than the minimum.
float split_at(const Painter& paint, const PhaseText& prefill, const PhaseText& decode, float fraction, float width) {
  const float least = prefill.fraction > 0.0 ? metrics::segment_minimum : 0.0f;
  const float most = decode.fraction > 0.0 ? width - metrics::segment_minimum : width;
  return paint.snapped(std::max(least, std::min(fraction * width, most)));
}

}  // namespace

void draw_time_bar(View& view, const Screen& screen) {
  const Rect bar{view.x, view.y, view.width, view.narrow() ? metrics::time_bar_narrow : metrics::time_bar};
  const float fraction = static_cast<float>(screen.prefill.fraction);
  const float moving = view.state.motion.follow("time", fraction);
  const float split = split_at(view.paint, screen.prefill, screen.decode, moving, bar.width);
  const float settled = split_at(view.paint, screen.prefill, screen.decode, fraction, bar.width);
  view.paint.fill(bar, view.theme.decode, metrics::radius);
  view.paint.fill_part(bar, 0.0f, split / bar.width, view.theme.prefill, metrics::radius);
  // A gap in the ground's colour keeps the two apart for every eye.
  if (split > 0.0f && split < bar.width) view.paint.fill({bar.x + split, bar.y, 1.0f, bar.height}, view.theme.ground);
  draw_playhead(view, bar);
  const Segment segments[2] = {
      {screen.prefill, view.theme.prefill, view.theme.prefill_text, Align::left, {bar.x, bar.y, split, bar.height}},
      {screen.decode,
       view.theme.decode,
       view.theme.decode_text,
       Align::right,
       {bar.x + split, bar.y, bar.width - split, bar.height}}};
  const float widths[2] = {std::min(split, settled), bar.width - std::max(split, settled)};
  float top = bar.bottom() + 2.0f;
  float taken = 0.0f;
  for (int i = 0; i < 2; ++i) {
    if (fits(view.paint, segments[i].phase, widths[i])) {
      label_inside(view, segments[i]);
    } else {
      const float width = width_below(view.paint, segments[i].phase);
      // Two that have no room side by side stand under one another.
      if (taken > 0.0f && taken + width > bar.width) top += metrics::line_caption;
      label_below(view, segments[i], top);
      taken += width;
    }
    detail(view, segments[i].phase.name, segments[i].rect, segments[i].phase.detail);
  }
  view.y = top + metrics::line_caption;
}

}  // namespace shell
