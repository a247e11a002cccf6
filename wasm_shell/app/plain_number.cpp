// A number as a URL, a command line and JSON write it.
#include "app/plain_number.hpp"

#include <cmath>
#include <cstdint>

namespace shell {
namespace {

// Thousandths of it are still exact, and fit 64 bits.
constexpr double largest_in_digits = 1e12;

std::string in_digits(double value) {
  const auto thousandths = static_cast<std::int64_t>(std::floor(value * 1000.0 + 0.5));
  std::string text = std::to_string(thousandths / 1000);
  std::string fraction = std::to_string(1000 + thousandths % 1000).substr(1);
  while (!fraction.empty() && fraction.back() == '0') fraction.pop_back();
  return fraction.empty() ? text : text + "." + fraction;
}

}  // namespace

double as_plain_number(double value) { return std::floor(value * 1000.0 + 0.5) / 1000.0; }

std::string plain_number(double value) {
  int exponent = 0;
  while (value >= largest_in_digits && std::isfinite(value)) {
    value /= 10.0;
    ++exponent;
  }
  return exponent == 0 ? in_digits(value) : in_digits(value) + "e" + std::to_string(exponent);
}

}  // namespace shell
