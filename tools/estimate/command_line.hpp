// From the arguments of main() to a request.
#pragma once

#include <optional>
#include <string>

#include "estimate/request.hpp"

namespace estimate {

struct CommandLine {
  // Empty when help was asked for.
  std::optional<Request> request;
  std::string help;
};

// Throws Refused.
CommandLine parse_command_line(int argc, const char* const* argv);

// The option of a field: "--weight-bits".
std::string option_name(shell::Field field);

}  // namespace estimate
