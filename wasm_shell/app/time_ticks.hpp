// Round times under the time bar.
#pragma once

#include <vector>

#include "app/screen.hpp"

namespace shell {

// From 0 on, at most six before the end of the bar, which is total_s.
std::vector<TimeTick> time_ticks(double total_s, Language language);

}  // namespace shell
