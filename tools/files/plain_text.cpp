// UTF-8 one character at a time.
#include "files/plain_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "text/utf8.hpp"

namespace files {
namespace {

using shell::Character;
using shell::first_character;

bool is_control(char32_t c) {
  const bool bidirectional = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
  return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029 || bidirectional;
}

bool starts_character(char c) { return (c & 0xC0) != 0x80; }

std::string hexadecimal(char32_t value, std::size_t digits) {
  std::array<char, 16> buffer{};
  const auto result =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), static_cast<unsigned long>(value), 16);
  std::string text(buffer.data(), result.ptr);
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char c) { return c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c; });
  return std::string(digits > text.size() ? digits - text.size() : 0, '0') + text;
}

std::string printable(const Character& character, std::string_view bytes) {
  if (!character.valid) return "\\x" + hexadecimal(character.value, 2);
  return is_control(character.value) ? "\\u" + hexadecimal(character.value, 4) : std::string(bytes);
}

}  // namespace

std::optional<std::size_t> first_invalid_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const Character character = first_character(text.substr(at));
    if (!character.valid) return at;
    at += character.bytes;
  }
  return std::nullopt;
}

std::optional<char32_t> first_control(std::string_view text) {
  while (!text.empty()) {
    const Character character = first_character(text);
    if (is_control(character.value)) return character.value;
    text.remove_prefix(character.bytes);
  }
  return std::nullopt;
}

std::string code_point_name(char32_t character) { return "U+" + hexadecimal(character, 4); }

std::string printable(std::string_view text) { return shown(text, text.size()); }

std::string shown(std::string_view text, std::size_t most_characters) {
  std::string result;
  for (std::size_t count = 0; !text.empty(); ++count) {
    if (count == most_characters) return result + "…";
    const Character character = first_character(text);
    result += printable(character, text.substr(0, character.bytes));
    text.remove_prefix(character.bytes);
  }
  return result;
}

std::string_view character_at(std::string_view text, std::size_t offset) {
  while (offset > 0 && !starts_character(text[offset])) --offset;
  return text.substr(offset, first_character(text.substr(offset)).bytes);
}

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), starts_character));
}

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

std::string position_of(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::string_view last_line = before.substr(before.rfind('\n') + 1);
  const auto column = 1 + characters(last_line);
  return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

}  // namespace files
