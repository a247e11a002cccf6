// What keys do to the controls on the canvas, for windows that have no native controls beside it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "views/view.hpp"

namespace shell {

// Edits of pressing the control with this key; none for a slider.
std::vector<Edit> edits_of_key(std::string_view key, const Screen& screen);

// Key of the control after or before the one that has the keyboard, in the order of the screen; wraps around.
std::string next_focus(const std::vector<Target>& targets, std::string_view focus, bool backwards);

}  // namespace shell
