// The time bar of the static picture.
#include "estimate/svg_time_bar.hpp"

#include <algorithm>

namespace estimate {
namespace {

constexpr double radius = 8.0;
constexpr double padding = 12.0;
constexpr double word_gap = 7.0;
constexpr double thinnest_segment = 2.0;
constexpr double label_line = 22.0;

struct Segment {
  const shell::PhaseText& phase;
  Box box;
  Anchor side;
  std::string_view color;
  std::string_view text_color;
};

bool fits(const Segment& segment) {
  const double words =
      std::max(text_width(segment.phase.name, caption_strong_style), text_width(figures(segment.phase), strong_style));
  return words + 2 * padding <= segment.box.width;
}

void label_inside(SvgCanvas& canvas, const Segment& segment) {
  const Box& box = segment.box;
  const double x = segment.side == Anchor::start ? box.x + padding : box.x + box.width - padding;
  canvas.text(x, box.y + 23, segment.phase.name, caption_strong_style, "on", segment.side);
  canvas.text(x, box.y + 43, figures(segment.phase), strong_style, "on", segment.side);
}

// A tick in the segment's colour leads from it to its words.
void label_below(SvgCanvas& canvas, const Segment& segment) {
  const Box& box = segment.box;
  const bool start = segment.side == Anchor::start;
  const double edge = start ? box.x : box.x + box.width;
  const double bottom = box.y + box.height;
  if (segment.phase.fraction > 0.0) canvas.rectangle({start ? edge : edge - 2, bottom, 2, 18}, 0, segment.color);
  const std::string words = segment.phase.name + " " + figures(segment.phase);
  canvas.text(start ? edge + word_gap : edge - word_gap, bottom + 16, words, caption_strong_style, segment.text_color,
              segment.side);
}

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

}  // namespace

double draw_time_bar(SvgCanvas& canvas, const Box& bar, const shell::Screen& screen) {
  const double split = split_of(screen, bar.width);
  draw_parts(canvas, bar, split);
  bool below = false;
  for (const Segment& segment :
       {Segment{screen.prefill, {bar.x, bar.y, split, bar.height}, Anchor::start, "prefill", "pt"},
        Segment{screen.decode, {bar.x + split, bar.y, bar.width - split, bar.height}, Anchor::end, "decode", "dt"}}) {
    if (fits(segment)) {
      label_inside(canvas, segment);
    } else {
      label_below(canvas, segment);
      below = true;
    }
  }
  return bar.height + (below ? label_line : 0.0) + 16;
}

}  // namespace estimate
