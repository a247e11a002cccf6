// The plain view in English.
#pragma once

#include "text/strings.hpp"

namespace shell {

extern const Strings english_strings;

}  // namespace shell
