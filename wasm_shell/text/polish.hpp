// The plain view in Polish.
#pragma once

#include "text/strings.hpp"

namespace shell {

extern const Strings polish_strings;

}  // namespace shell
