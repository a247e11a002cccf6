// A number as a URL, a command line and JSON write it.
#include "app/plain_number.hpp"

#include <cmath>
#include <cstdint>

namespace shell {

std::string plain_number(double value) {
  const auto thousandths = static_cast<std::int64_t>(std::floor(value * 1000.0 + 0.5));
  std::string text = std::to_string(thousandths / 1000);
  std::string fraction = std::to_string(1000 + thousandths % 1000).substr(1);
  while (!fraction.empty() && fraction.back() == '0') fraction.pop_back();
  return fraction.empty() ? text : text + "." + fraction;
}

}  // namespace shell
