// Machines as a segmented control.
#include "views/views.hpp"

namespace shell {

void draw_hardware(View& view, const Screen& screen) { draw_segmented(view, screen.hardware); }

}  // namespace shell
