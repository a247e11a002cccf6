// What --help prints.
#pragma once

#include <string>

namespace estimate {

std::string help_text();

}  // namespace estimate
