// The lower bar: full width is the time without the KV cache, its start the cached answer on the same scale.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {

void draw_no_cache(View& view, const Screen& screen) {
  Painter& paint = view.paint;
  view.y += paint.text_block(TextStyle::caption, view.x, view.y, view.width, view.theme.ink, screen.no_cache.sentence);
  const Rect bar{view.x, view.y + 4.0f, view.width, metrics::no_cache_bar};
  const float radius = metrics::radius_small;
  const float whole = view.state.motion.follow("cached", static_cast<float>(screen.no_cache.fraction));
  const float cached = std::max(whole * bar.width, 2 * metrics::segment_minimum);
  // The time bar once more, on this scale.
  const float prefill =
      std::clamp(view.state.motion.follow("time", static_cast<float>(screen.prefill.fraction)) * cached,
                 screen.prefill.fraction > 0.0 ? 1.0f : 0.0f, cached);
  paint.fill(bar, view.theme.track, radius);
  paint.fill_part(bar, 0.0f, cached / bar.width, view.theme.decode, radius);
  paint.fill_part(bar, 0.0f, prefill / bar.width, view.theme.prefill, radius);
  if (cached < bar.width) paint.fill({bar.x + cached, bar.y, 1.0f, bar.height}, view.theme.ground);
  view.y = bar.bottom();
}

}  // namespace shell
