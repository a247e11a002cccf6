// Sentences with named gaps: fill("{slow} zamiast {fast}", {{"slow", "34 min"}, {"fast", "50 s"}}).
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace shell {

struct Gap {
  std::string_view name;
  std::string_view value;
};

// A gap without a value stays as it is written.
std::string fill(std::string_view pattern, std::initializer_list<Gap> gaps);

}  // namespace shell
