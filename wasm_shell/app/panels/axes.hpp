// Axes of the panels' charts.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "app/panel_content.hpp"
#include "text/quantities.hpp"

namespace shell {

// From 10^first to 10^last, wider by whole decades where a value lies outside.
Axis decade_axis(std::string_view label, int first, int last, std::initializer_list<double> values);
// From 1 to the largest batch of the interface, a tick at each power of two.
Axis batch_axis(std::string_view label, Language language);
// From 0 to a round value not below the largest, with a tick in the middle.
Axis amount_axis(double largest, TickText text, Language language);
// The same for seconds: round in minutes, hours or days where seconds would not be.
Axis time_axis(double largest_s, Language language);

}  // namespace shell
