// A number as a URL, a command line and JSON write it.
#pragma once

#include <string>

namespace shell {

// Not negative and finite. Up to three decimals, a point as the decimal sign: what read_number() reads back; from 10¹²
// on with an exponent.
std::string plain_number(double value);
// Rounded to the three decimals that plain_number() writes.
double as_plain_number(double value);

}  // namespace shell
