// Scenarios as a row of chips.
#include "views/views.hpp"

namespace shell {

void draw_scenarios(View& view, const Screen& screen) { draw_chips(view, screen.scenario); }

}  // namespace shell
