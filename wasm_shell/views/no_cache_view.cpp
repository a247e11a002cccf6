// The lower bar: full width is the time without the KV cache, its start the cached answer on the same scale.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

// The cached answer's time on the bar, where its part ends.
void draw_cached(View& view, const NoCacheText& words, Rect bar, float cached) {
  constexpr float margin = 4.0f;
  const float width = view.paint.text_width(TextStyle::caption, words.cached) + 2 * margin;
  const Rect plate{bar.x + cached, view.y, width, metrics::line_caption};
  if (plate.right() + metrics::unit > bar.right()) return;
  view.paint.fill(plate, view.theme.ground);
  view.paint.text_in(TextStyle::caption, plate, Align::center, view.theme.ink, words.cached);
}

}  // namespace

void draw_no_cache(View& view, const Screen& screen) {
  Painter& paint = view.paint;
  view.y += paint.text_block(TextStyle::caption, view.x, view.y, view.width, view.theme.ink, screen.no_cache.heading);
  const Rect row{view.x, view.y, view.width, metrics::line_caption};
  paint.text_in(TextStyle::caption, row, Align::right, view.theme.ink, screen.no_cache.uncached);
  const float end = row.right() - paint.text_width(TextStyle::caption, screen.no_cache.uncached) - metrics::unit;
  const Rect bar{row.x, row.middle() - metrics::no_cache_bar * 0.5f, std::max(0.0f, end - row.x),
                 metrics::no_cache_bar};
  const float radius = metrics::radius_small;
  const float whole = view.state.motion.follow("cached", static_cast<float>(screen.no_cache.fraction));
  const float cached = std::max(whole * bar.width, 2 * metrics::segment_minimum);
  const float share = bar.width > 0.0f ? cached / bar.width : 0.0f;
  // The time bar once more, on this scale.
  const float prefill =
      std::clamp(view.state.motion.follow("time", static_cast<float>(screen.prefill.fraction)) * cached,
                 screen.prefill.fraction > 0.0 ? 1.0f : 0.0f, cached);
  paint.fill(bar, view.theme.repeated, radius);
  paint.hatch(bar, view.theme.ground, metrics::hatch_step);
  paint.fill_part(bar, 0.0f, share, view.theme.decode, radius);
  paint.fill_part(bar, 0.0f, bar.width > 0.0f ? prefill / bar.width : 0.0f, view.theme.prefill, radius);
  if (cached < bar.width) paint.fill({bar.x + cached, bar.y, 1.0f, bar.height}, view.theme.ground);
  draw_cached(view, screen.no_cache, bar, cached);
  view.y = row.bottom();
}

}  // namespace shell
