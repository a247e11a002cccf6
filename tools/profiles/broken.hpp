// How the reader gives up: one sentence that names the file, the place in it and the reason.
#pragma once

#include <stdexcept>
#include <string>

namespace profiles {

// Thrown inside the reader only; reader.hpp turns it into a value.
class Broken : public std::runtime_error {
 public:
  Broken(const std::string& file, const std::string& place_and_reason)
      : std::runtime_error(file + ": " + place_and_reason) {}
};

}  // namespace profiles
