// Prose with {{names}} in it, filled with computed values.
#pragma once

#include <map>
#include <string>

namespace validation {

using Values = std::map<std::string, std::string>;

// Throws std::runtime_error for a name without a value.
std::string fill(const std::string& text, const Values& values);

}  // namespace validation
