// Numbers as people write them.
#include "app/number_input.hpp"

#include <algorithm>
#include <string>

namespace shell {
namespace {

// More digits than a double has orders of magnitude say nothing that fewer do not.
constexpr std::size_t longest_number_bytes = 300;
// Space, no-break, narrow no-break, thin, figure, six-per-em and punctuation space.
constexpr std::string_view blanks[] = {" ", "\u00A0", "\u202F", "\u2009", "\u2007", "\u2006", "\u2008"};
// What input methods for Chinese and Japanese write; digits follow one another.
constexpr std::string_view fullwidth_lead = "\xEF\xBC";
constexpr char fullwidth_zero = '\x90';
constexpr char fullwidth_nine = '\x99';
constexpr std::string_view minus = "\u2212";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool all_digits(std::string_view text) { return std::all_of(text.begin(), text.end(), is_digit); }

struct WideSign {
  std::string_view wide;
  char plain;
};
constexpr WideSign wide_signs[] = {{minus, '-'}, {"\uFF0C", ','}, {"\uFF0E", '.'}, {"\uFF0D", '-'}, {"\u3000", ' '}};

bool is_fullwidth_digit(std::string_view text) {
  return text.size() > 2 && text.starts_with(fullwidth_lead) && text[2] >= fullwidth_zero && text[2] <= fullwidth_nine;
}

// One byte a character: every blank a space, a typographic minus a hyphen, wide digits and signs the plain ones.
std::string in_plain_signs(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    std::size_t taken = 1;
    char sign = text.front();
    for (const std::string_view blank : blanks) {
      if (!text.starts_with(blank)) continue;
      sign = ' ';
      taken = blank.size();
    }
    for (const WideSign& other : wide_signs) {
      if (!text.starts_with(other.wide)) continue;
      sign = other.plain;
      taken = other.wide.size();
    }
    if (is_fullwidth_digit(text)) {
      sign = static_cast<char>('0' + (text[2] - fullwidth_zero));
      taken = 3;
    }
    result += sign;
    text.remove_prefix(taken);
  }
  return result;
}

std::string_view trimmed_blanks(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// "1 234 567": one to three digits, then groups of three.
bool is_grouped(std::string_view text, char separator) {
  const std::size_t first = std::min(text.find(separator), text.size());
  if (first < 1 || first > 3 || !all_digits(text.substr(0, first))) return false;
  for (std::size_t i = first; i < text.size(); i += 4) {
    const std::string_view group = text.substr(i, 4);
    if (group.size() != 4 || group.front() != separator || !all_digits(group.substr(1))) return false;
  }
  return true;
}

// What stands before the decimal sign and after it.
struct Parts {
  std::string_view whole;
  std::string_view fraction;
  // Between thousands; 0 for none.
  char separator = 0;
};

double value_of(const Parts& parts) {
  double value = 0.0;
  for (const char c : parts.whole) value = c == parts.separator ? value : value * 10.0 + (c - '0');
  double place = 1.0;
  for (const char c : parts.fraction) {
    value = value * 10.0 + (c - '0');
    place *= 10.0;
  }
  return value / place;
}

NumberReading reading_of(const Parts& parts, double sign) {
  const bool sound = parts.separator == 0 ? all_digits(parts.whole) : is_grouped(parts.whole, parts.separator);
  if (!sound || !all_digits(parts.fraction) || parts.whole.size() + parts.fraction.size() == 0) return {};
  return {.result = NumberReading::Result::value, .value = sign * value_of(parts)};
}

// A single comma or point that could set off thousands.
bool could_be_thousands(std::string_view text, char sign) { return text.front() != '0' && is_grouped(text, sign); }

NumberReading read_unsigned(std::string_view text, double sign, NumberKind kind) {
  const std::size_t last = text.find_last_of(",.");
  const bool blank = text.find(' ') != std::string_view::npos;
  if (last == std::string_view::npos)
    return reading_of({.whole = text, .fraction = {}, .separator = blank ? ' ' : '\0'}, sign);
  const char mark = text[last];
  const char other = mark == ',' ? '.' : ',';
  const bool has_other = text.find(other) != std::string_view::npos;
  bool unclear = false;
  if (text.find(mark) != last) return reading_of({.whole = text, .fraction = {}, .separator = mark}, sign);
  // 1,000.000 could be a million or a thousand.
  if (has_other && kind == NumberKind::whole && text.size() - last == 4) return {};
  if (!blank && !has_other && kind != NumberKind::small && could_be_thousands(text, mark)) {
    if (kind == NumberKind::whole) return reading_of({.whole = text, .fraction = {}, .separator = mark}, sign);
    if (mark == ',') unclear = true;
  }
  const char separator = has_other ? other : blank ? ' ' : '\0';
  const Parts parts{.whole = text.substr(0, last), .fraction = text.substr(last + 1), .separator = separator};
  NumberReading reading = reading_of(parts, sign);
  if (unclear) reading.result = NumberReading::Result::unclear;
  return reading;
}

}  // namespace

NumberReading read_number(std::string_view text, NumberKind kind) {
  if (text.size() > longest_number_bytes) return {};
  const std::string plain = in_plain_signs(text);
  std::string_view digits = trimmed_blanks(plain);
  const double sign = digits.starts_with('-') ? -1.0 : 1.0;
  if (digits.starts_with('-') || digits.starts_with('+')) digits.remove_prefix(1);
  if (digits.empty()) return {};
  return read_unsigned(digits, sign, kind);
}

}  // namespace shell
