// Numbers as the report writes them.
#pragma once

#include <string>

namespace validation {

std::string fixed(double value, int decimals);
// As few digits as read back to the same number.
std::string shortest(double value);
// "12 %", from 100 % on without decimals, below 10 % with one.
std::string percent(double fraction);
// "+12 %", "−5 %"
std::string signed_percent(double fraction);
// 1024 → "1,024"
std::string grouped(long long value);

}  // namespace validation
