// A number as a URL, a command line and JSON write it.
#pragma once

#include <string>

namespace shell {

// Not negative, up to three decimals, a point as the decimal sign: what parse_number() reads back.
std::string plain_number(double value);

}  // namespace shell
