// The chosen scenario, lengths and machine in words, for forms that have no controls.
#pragma once

#include <string>
#include <vector>

#include "app/screen.hpp"

namespace estimate {

struct StateLine {
  std::string label;
  std::string value;
};

// Scenario (where the lengths are one), prompt, answer, machine.
std::vector<StateLine> shown_state(const shell::Screen& screen);

// Nullptr when nothing is chosen.
const shell::Choice* chosen(const shell::ChoiceControl& control);

}  // namespace estimate
