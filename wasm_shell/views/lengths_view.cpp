// The two lengths on one scale: the prompt in the colour of the phase it drives, the answer in that of the other.
#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {

void draw_lengths(View& view, const Screen& screen) {
  draw_slider(view, screen.prompt, view.theme.prefill);
  // In a wide view between the two tracks.
  if (!view.narrow()) draw_slider_scale(view, screen.prompt, view.y - metrics::line_caption * 0.5f);
  if (view.narrow()) view.y += 2.0f;
  draw_slider(view, screen.answer, view.theme.decode);
  if (!view.narrow()) return;
  draw_slider_scale(view, screen.answer, view.y - 5.0f);
  view.y += metrics::line_caption - 5.0f;
}

}  // namespace shell
