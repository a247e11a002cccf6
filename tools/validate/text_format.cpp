// Formatting without locales.
#include "validate/text_format.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>

namespace validation {

std::string fixed(double value, int decimals) {
  // The largest double has 309 digits before the point.
  std::array<char, 400> text{};
  const char* end =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, decimals).ptr;
  return {text.data(), static_cast<std::size_t>(end - text.data())};
}

std::string shortest(double value) {
  std::array<char, 64> text{};
  const char* end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
  return {text.data(), static_cast<std::size_t>(end - text.data())};
}

std::string percent(double fraction) {
  const double value = 100.0 * fraction;
  return fixed(value, value < 9.95 ? 1 : 0) + " %";
}

std::string signed_percent(double fraction) {
  const std::string size = fixed(std::abs(100.0 * fraction), 0);
  if (size == "0") return "0 %";
  return (fraction < 0.0 ? "−" : "+") + size + " %";
}

std::string grouped(long long value) {
  const std::string digits = std::to_string(value);
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) text += ',';
    text += digits[i];
  }
  return text;
}

}  // namespace validation
