// Numbers as people write them.
#pragma once

#include <string_view>

namespace shell {

// Small numbers, such as bits, have no thousands.
enum class NumberKind { whole, decimal, small };

struct NumberReading {
  // `unclear`: a comma before three digits is a decimal sign to one reader and sets off thousands for another.
  enum class Result { value, not_a_number, unclear };

  Result result = Result::not_a_number;
  // Of an unclear number with the comma as a decimal sign.
  double value = 0.0;
};

// Digits with a decimal comma or point, and thousands set off by blanks, or by the sign that is not the decimal one:
// 1150, 1 150, 0,9, 0.9, 1 234,5, 1,234.5, 1,000,000. One sign before three digits sets off thousands in a whole number
// (8,000) and is a decimal sign in a small one (4,125); else it is one as a point (1.125, as in addresses) and unclear
// as a comma. Three hundred bytes at most.
NumberReading read_number(std::string_view text, NumberKind kind);

}  // namespace shell
