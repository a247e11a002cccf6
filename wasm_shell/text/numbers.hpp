// Numbers as each language writes them: decimal sign, groups of digits, plural forms.
#pragma once

#include <string>
#include <string_view>

#include "text/language.hpp"

namespace shell {

inline constexpr std::string_view no_break_space = "\u00A0";

// Polish: 1 token, 2 tokeny, 5 tokenów, 1,7 tokena. English has one and the others.
enum class PluralForm { one, few, many, fraction };

struct Plural {
  std::string_view one;
  std::string_view few;
  std::string_view many;
  std::string_view fraction;

  std::string_view operator[](PluralForm form) const;
};

// A number as it is shown, and the plural form that goes with what is shown.
struct ShownNumber {
  std::string digits;
  PluralForm form = PluralForm::many;
};

// Rounds half away from zero. Values of 1e15 and above are shown as a power of ten.
ShownNumber fixed(double value, int decimals, Language language);
ShownNumber whole(double value, Language language);
// So many significant digits at most, and no digit after the decimal sign once there are as many before it. What would
// take more than nine decimals is shown as a power of ten.
ShownNumber significant(double value, int digits, Language language);
// The shortest form that keeps up to so many decimals: 4,5 but 16.
ShownNumber trimmed(double value, int max_decimals, Language language);

// 6,53·10⁹
ShownNumber scientific(double value, int digits, Language language);
// 10⁻¹, 1, 10, 10³
std::string power_of_ten_text(int exponent);

// "34 min", "1,7 tokena": number, no-break space, unit.
std::string with_unit(const ShownNumber& number, std::string_view unit);
std::string with_unit(const ShownNumber& number, const Plural& unit);

}  // namespace shell
