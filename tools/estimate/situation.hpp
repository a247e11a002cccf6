// What a request means: the profiles at hand and the controls.
#pragma once

#include "app/catalogue.hpp"
#include "app/controls.hpp"
#include "app/screen.hpp"
#include "estimate/request.hpp"

namespace estimate {

struct Situation {
  shell::Catalogue catalogue;
  shell::Controls controls;
  prefill_decode::Setting setting;
  shell::Screen screen;
};

// Throws Refused.
Situation situation_of(const Request& request);
// Throws Refused when the figures, each possible by itself, give no finite value together.
Situation situation_of(const shell::Catalogue& catalogue, const shell::Controls& controls);

}  // namespace estimate
