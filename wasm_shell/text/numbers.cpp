// Numbers as each language writes them.
#include "text/numbers.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace shell {
namespace {

constexpr double largest_plain_number = 1e15;
// Smaller values with more decimals are shown as a power of ten.
constexpr int most_decimals = 9;
// Integers up to it are exact in 64 bits and, to all digits shown, in a double.
constexpr double largest_scaled = 1e18;
constexpr int largest_exponent = 300;
// Polish typography leaves four digits together: 1150, but 16 384.
constexpr std::size_t polish_ungrouped_digits = 4;

double power_of_ten(int exponent) {
  double result = 1.0;
  for (int i = 0; i < exponent; ++i) result *= 10.0;
  return result;
}

std::string grouped(const std::string& digits, Language language) {
  const bool polish = language == Language::polish;
  if (polish && digits.size() <= polish_ungrouped_digits) return digits;
  std::string result;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const std::size_t left = digits.size() - i;
    if (i > 0 && left % 3 == 0) result += polish ? no_break_space : std::string_view(",");
    result += digits[i];
  }
  return result;
}

PluralForm form_of(std::uint64_t whole_part, bool has_fraction, Language language) {
  if (has_fraction) return PluralForm::fraction;
  if (whole_part == 1) return PluralForm::one;
  if (language == Language::english) return PluralForm::many;
  const std::uint64_t last = whole_part % 10;
  const std::uint64_t last_two = whole_part % 100;
  const bool teen = last_two >= 12 && last_two <= 14;
  return last >= 2 && last <= 4 && !teen ? PluralForm::few : PluralForm::many;
}

std::string superscript(int number) {
  static constexpr std::string_view digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  std::string result = number < 0 ? "⁻" : "";
  for (const char digit : std::to_string(std::abs(number))) result += digits[digit - '0'];
  return result;
}

// Digits before the decimal sign; 0 for values below one, negative further down.
int magnitude(double value) {
  int digits = 0;
  while (value >= 1.0) {
    value /= 10.0;
    ++digits;
  }
  while (value > 0.0 && value < 0.1) {
    value *= 10.0;
    --digits;
  }
  return digits;
}

// In two steps, because 10³²⁴, by which the smallest double would be multiplied, is none itself.
double mantissa(double value, int exponent) {
  if (exponent >= 0) return value / power_of_ten(exponent);
  const int first = std::min(-exponent, largest_exponent);
  return value * power_of_ten(first) * power_of_ten(-exponent - first);
}

// Mantissa of so many digits, below ten as it is shown.
ShownNumber power_form(double value, int digits, Language language) {
  int exponent = magnitude(value) - 1;
  double scaled = mantissa(value, exponent);
  if (std::floor(scaled * power_of_ten(digits - 1) + 0.5) >= power_of_ten(digits)) {
    scaled /= 10.0;
    ++exponent;
  }
  return {fixed(scaled, digits - 1, language).digits + "·" + power_of_ten_text(exponent), PluralForm::many};
}

}  // namespace

std::string_view Plural::operator[](PluralForm form) const {
  switch (form) {
    case PluralForm::one:
      return one;
    case PluralForm::few:
      return few;
    case PluralForm::many:
      return many;
    case PluralForm::fraction:
      return fraction;
  }
  return many;
}

ShownNumber fixed(double value, int decimals, Language language) {
  if (!std::isfinite(value)) return {"∞", PluralForm::many};
  if (value < 0.0) {
    ShownNumber positive = fixed(-value, decimals, language);
    return {"−" + positive.digits, positive.form};
  }
  if (value >= largest_plain_number) return power_form(value, 2, language);
  while (decimals > 0 && value * power_of_ten(decimals) >= largest_scaled) --decimals;
  const double scale = power_of_ten(decimals);
  const auto scaled = static_cast<std::uint64_t>(std::floor(value * scale + 0.5));
  const auto scale_int = static_cast<std::uint64_t>(scale);
  const std::uint64_t whole_part = scaled / scale_int;
  std::string text = grouped(std::to_string(whole_part), language);
  if (decimals > 0) {
    const std::string fraction = std::to_string(scale_int + scaled % scale_int).substr(1);
    text += language == Language::polish ? "," : ".";
    text += fraction;
  }
  return {text, form_of(whole_part, decimals > 0, language)};
}

ShownNumber whole(double value, Language language) { return fixed(value, 0, language); }

ShownNumber significant(double value, int digits, Language language) {
  const double size = std::fabs(value);
  if (size == 0.0 || !std::isfinite(size)) return fixed(value, 0, language);
  int decimals = digits - magnitude(size);
  // 9.96 to two digits is 10, not 10.0.
  if (decimals > 0 && std::floor(size * power_of_ten(decimals) + 0.5) >= power_of_ten(digits)) --decimals;
  if (decimals > most_decimals) return scientific(value, digits, language);
  return fixed(value, decimals > 0 ? decimals : 0, language);
}

ShownNumber trimmed(double value, int max_decimals, Language language) {
  for (int decimals = 0; decimals < max_decimals; ++decimals) {
    const double scaled = value * power_of_ten(decimals);
    if (std::fabs(scaled - std::floor(scaled + 0.5)) < 1e-9) return fixed(value, decimals, language);
  }
  return fixed(value, max_decimals, language);
}

ShownNumber scientific(double value, int digits, Language language) {
  if (value == 0.0 || !std::isfinite(value)) return fixed(value, 0, language);
  if (value > 0.0) return power_form(value, digits, language);
  return {"−" + power_form(-value, digits, language).digits, PluralForm::many};
}

std::string power_of_ten_text(int exponent) {
  std::string result = "10";
  if (exponent == 0) return "1";
  return exponent == 1 ? result : result + superscript(exponent);
}

std::string with_unit(const ShownNumber& number, std::string_view unit) {
  std::string result = number.digits;
  result += no_break_space;
  result += unit;
  return result;
}

std::string with_unit(const ShownNumber& number, const Plural& unit) { return with_unit(number, unit[number.form]); }

}  // namespace shell
