// A number in a message: whole ones without a point, others as short as they read back exactly.
#pragma once

#include <array>
#include <charconv>
#include <cmath>
#include <string>

namespace profiles {

inline std::string plain_number(double value) {
  constexpr double written_out_below = 1e15;
  std::array<char, 32> buffer{};
  char* const end = buffer.data() + buffer.size();
  const bool whole = std::abs(value) < written_out_below && value == std::trunc(value);
  const auto result = whole ? std::to_chars(buffer.data(), end, static_cast<long long>(value))
                            : std::to_chars(buffer.data(), end, value);
  return {buffer.data(), result.ptr};
}

}  // namespace profiles
