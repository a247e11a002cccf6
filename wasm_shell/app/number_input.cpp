// Numbers as people write them.
#include "app/number_input.hpp"

#include <string>

namespace shell {
namespace {

constexpr std::size_t longest_number = 40;
constexpr std::string_view group_separators[] = {" ", "\u00A0", "\u202F"};

std::string without_groups(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    std::size_t skipped = 0;
    for (const std::string_view separator : group_separators) {
      if (text.starts_with(separator)) skipped = separator.size();
    }
    if (skipped == 0) result += text.front();
    text.remove_prefix(skipped == 0 ? 1 : skipped);
  }
  return result;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_decimal_sign(char c) { return c == ',' || c == '.'; }

// "8,000" and "131.072": a sign before every three digits.
std::string without_thousands_signs(std::string_view text) {
  const std::size_t first = text.find_first_of(",.");
  if (first == std::string_view::npos || first == 0 || first > 3) return std::string(text);
  std::string plain(text.substr(0, first));
  for (std::size_t i = first; i < text.size(); i += 4) {
    const std::string_view group = text.substr(i, 4);
    const bool grouped = group.size() == 4 && group.front() == text[first] && is_digit(group[1]) &&
                         is_digit(group[2]) && is_digit(group[3]);
    if (!grouped) return std::string(text);
    plain += group.substr(1);
  }
  return plain;
}

}  // namespace

std::optional<double> parse_number(std::string_view text) {
  std::string plain = without_groups(text);
  if (plain.empty() || plain.size() > longest_number) return std::nullopt;
  const double sign = plain.front() == '-' ? -1.0 : 1.0;
  if (plain.front() == '-' || plain.front() == '+') plain.erase(0, 1);
  double value = 0.0;
  double place = 0.0;
  bool any_digit = false;
  for (const char c : plain) {
    if (is_decimal_sign(c) && place == 0.0) {
      place = 1.0;
    } else if (is_digit(c)) {
      any_digit = true;
      value = value * 10.0 + (c - '0');
      if (place > 0.0) place *= 10.0;
    } else {
      return std::nullopt;
    }
  }
  if (!any_digit) return std::nullopt;
  return sign * (place > 0.0 ? value / place : value);
}

std::optional<double> parse_count(std::string_view text) { return parse_number(without_thousands_signs(text)); }

}  // namespace shell
