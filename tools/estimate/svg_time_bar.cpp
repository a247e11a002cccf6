// The time bar of the static picture.
#include "estimate/svg_time_bar.hpp"

#include <algorithm>

namespace estimate {
namespace {

constexpr double radius = 8.0;
constexpr double word_gap = 7.0;
constexpr double thinnest_segment = 2.0;
constexpr double label_line = 18.0;
constexpr double tick = 4.0;
constexpr double least_gap = 8.0;

// Where prefill ends; neither part that exists is thinner than the minimum.
double split_of(const shell::Screen& screen, double width) {
  const double least = screen.prefill.fraction > 0 ? thinnest_segment : 0.0;
  const double most = screen.decode.fraction > 0 ? width - thinnest_segment : width;
  return std::clamp(screen.prefill.fraction * width, least, most);
}

// The longer part is the whole rounded bar, the shorter one lies on its end.
void draw_parts(SvgCanvas& canvas, const Box& bar, double split) {
  const bool prefill_longer = split > bar.width / 2;
  canvas.rectangle(bar, radius, prefill_longer ? "prefill" : "decode");
  const double part = prefill_longer ? bar.width - split : split;
  if (part <= 0.0) return;
  canvas.part_of_rectangle(bar, radius, part, prefill_longer ? Anchor::end : Anchor::start,
                           prefill_longer ? "decode" : "prefill");
  canvas.rectangle({bar.x + split - (prefill_longer ? 1.0 : 0.0), bar.y, 1, bar.height}, 0, "ground");
}

double label_width(const shell::PhaseText& phase) {
  return text_width(phase.label, caption_strong_style) + word_gap + text_width(phase.time, caption_style);
}

void draw_label(SvgCanvas& canvas, const shell::PhaseText& phase, double x, double y, std::string_view color) {
  canvas.text(x, y, phase.label, caption_strong_style, color);
  canvas.text(x + text_width(phase.label, caption_strong_style) + word_gap, y, phase.time, caption_style);
}

// Over the bar's ends, under one another where they have no room side by side. Returns their height.
double draw_labels(SvgCanvas& canvas, const Box& bar, const shell::Screen& screen) {
  const double right = label_width(screen.decode);
  const bool beside = label_width(screen.prefill) + right + 2 * least_gap <= bar.width;
  const double first = bar.y + 13;
  draw_label(canvas, screen.prefill, bar.x, first, "pt");
  draw_label(canvas, screen.decode, std::max(bar.x, bar.x + bar.width - right), beside ? first : first + label_line,
             "dt");
  return (beside ? label_line : 2 * label_line) + 2;
}

// Round times, and the whole one at the end.
void draw_axis(SvgCanvas& canvas, const Box& bar, const shell::Screen& screen) {
  const double bottom = bar.y + bar.height;
  const double right = bar.x + bar.width;
  const double end = right - text_width(screen.no_cache.cached, caption_style);
  double taken = bar.x - least_gap;
  for (const shell::TimeTick& time : screen.time_ticks) {
    const double at = bar.x + time.fraction * bar.width;
    const double width = text_width(time.label, caption_style);
    const double x = std::max(bar.x, at - width / 2);
    if (x < taken + least_gap || x + width + least_gap > end) continue;
    canvas.rectangle({at, bottom, 1, tick}, 0, "track");
    canvas.text(x, bottom + tick + 13, time.label, caption_style, "q");
    taken = x + width;
  }
  canvas.rectangle({right - 1, bottom, 1, tick}, 0, "track");
  canvas.text(right, bottom + tick + 13, screen.no_cache.cached, caption_style, "q", Anchor::end);
}

}  // namespace

double draw_time_bar(SvgCanvas& canvas, const Box& place, const shell::Screen& screen) {
  Box bar = place;
  bar.y += draw_labels(canvas, place, screen);
  draw_parts(canvas, bar, split_of(screen, bar.width));
  draw_axis(canvas, bar, screen);
  return bar.y - place.y + bar.height + tick + label_line + 10;
}

}  // namespace estimate
