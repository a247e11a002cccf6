// Logarithmic slider scales that land on round values.
#pragma once

#include <cstdint>
#include <span>

#include "app/controls.hpp"

namespace shell {

// The values on which a slider lands, ascending; among them all that the article names.
// For prompt, answer, history and batch; empty for other fields.
std::span<const std::int64_t> slider_stops(Field field);

// Position of a value along the track, 0 … 1. Values between stops lie between them.
double slider_position(Field field, double value);
// Stop nearest to a position along the track.
std::int64_t slider_value_at(Field field, double position);

enum class SliderStep { down, up, page_down, page_up, to_start, to_end };
// Next stop; a page is ten stops.
std::int64_t slider_step(Field field, double value, SliderStep step);

}  // namespace shell
