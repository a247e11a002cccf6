// The time bar of the static picture.
#pragma once

#include "app/screen.hpp"
#include "estimate/svg_canvas.hpp"

namespace estimate {

// Prefill and decode to scale, each named over its end, and round times below.
// Returns the height used, with the gap to what follows.
double draw_time_bar(SvgCanvas& canvas, const Box& bar, const shell::Screen& screen);

}  // namespace estimate
