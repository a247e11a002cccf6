// How much of the card's arithmetic each phase uses: two thin meters.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

struct Meter {
  const PhaseText& phase;
  Color color;
  Color text;
  std::string_view key;
};

void draw_track(View& view, const Meter& meter, Rect track) {
  const float fraction = view.state.motion.follow(meter.key, static_cast<float>(meter.phase.utilization_fraction));
  const float least = meter.phase.utilization_fraction > 0.0 ? metrics::segment_minimum / track.width : 0.0f;
  view.paint.fill(track, view.theme.track, metrics::meter * 0.5f);
  view.paint.fill_part(track, 0.0f, std::max(fraction, least), meter.color, metrics::meter * 0.5f);
}

// Name, meter and number in one line.
void draw_meter(View& view, const Meter& meter, Rect box) {
  const float name = view.paint.text_width(TextStyle::caption_strong, meter.phase.name);
  constexpr float number = 46.0f;
  detail(view, meter.key, box, meter.phase.detail);
  view.paint.text_in(TextStyle::caption_strong, box, Align::left, meter.text, meter.phase.name);
  view.paint.text_in(TextStyle::strong, box, Align::right, view.theme.ink, meter.phase.utilization);
  const float x = box.x + name + metrics::unit;
  draw_track(view, meter,
             {x, box.middle() - metrics::meter * 0.5f, box.right() - number - metrics::unit - x, metrics::meter});
}

// Name and number above the meter.
void draw_stacked_meter(View& view, const Meter& meter, Rect box) {
  detail(view, meter.key, box, meter.phase.detail);
  const Rect words{box.x, box.y, box.width, metrics::line_body};
  view.paint.text_in(TextStyle::caption_strong, words, Align::left, meter.text, meter.phase.name);
  view.paint.text_in(TextStyle::strong, words, Align::right, view.theme.ink, meter.phase.utilization);
  draw_track(view, meter, {box.x, words.bottom() + 2.0f, box.width, metrics::meter});
}

}  // namespace

void draw_utilization(View& view, const Screen& screen) {
  const Meter prefill{screen.prefill, view.theme.prefill, view.theme.prefill_text, "utilization.prefill"};
  const Meter decode{screen.decode, view.theme.decode, view.theme.decode_text, "utilization.decode"};
  if (view.narrow()) {
    view.y += view.paint.text_block(TextStyle::caption, view.x, view.y, view.width, view.theme.quiet,
                                    screen.utilization_label);
    const float width = (view.width - 2 * metrics::unit) * 0.5f;
    const float height = metrics::line_body + metrics::meter + 4.0f;
    draw_stacked_meter(view, prefill, {view.x, view.y, width, height});
    draw_stacked_meter(view, decode, {view.x + width + 2 * metrics::unit, view.y, width, height});
    view.y += height;
    return;
  }
  // The columns of the three figures above.
  constexpr float gap = 3 * metrics::unit;
  const float column = (view.width - 2 * gap) / 3.0f;
  const Rect label{view.x, view.y, column, metrics::line_body};
  view.paint.text_in(TextStyle::caption, label, Align::left, view.theme.quiet, screen.utilization_label);
  draw_meter(view, prefill, {view.x + column + gap, view.y, column, metrics::line_body});
  draw_meter(view, decode, {view.x + 2 * (column + gap), view.y, column, metrics::line_body});
  view.y += metrics::line_body;
}

}  // namespace shell
