// The two lengths: the prompt in the colour of the phase it drives, the answer in that of the other.
#include "views/views.hpp"

namespace shell {

void draw_lengths(View& view, const Screen& screen) {
  draw_slider(view, screen.prompt, view.theme.prefill);
  if (view.narrow()) view.y += 4.0f;
  draw_slider(view, screen.answer, view.theme.decode);
}

}  // namespace shell
