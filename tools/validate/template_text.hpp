// Prose with {{names}} in it, filled with computed values.
#pragma once

#include <map>
#include <stdexcept>
#include <string>

namespace validation {

using Values = std::map<std::string, std::string>;

// The end of a sentence that begins with the file.
struct TemplateError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Throws TemplateError for a name without a value.
std::string fill(const std::string& text, const Values& values);

}  // namespace validation
