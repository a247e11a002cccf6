// UTF-8 one character at a time (RFC 3629).
#pragma once

#include <cstddef>
#include <string_view>

namespace shell {

// `value` is the byte itself where no valid character begins: overlong forms and surrogates are none.
struct Character {
  char32_t value = 0;
  std::size_t bytes = 1;
  bool valid = false;
};

// Precondition: not empty.
Character first_character(std::string_view text);

}  // namespace shell
