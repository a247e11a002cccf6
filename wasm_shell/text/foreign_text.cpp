// Text that a stranger wrote, made safe to stand inside a sentence of ours.
#include "text/foreign_text.hpp"

#include <algorithm>

namespace shell {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

// Unicode 15: white space and control characters (White_Space, Cc).
constexpr Range blanks[] = {{0x00, 0x20},     {0x7F, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A}, {0x2028, 0x2029},
                            {0x202F, 0x202F}, {0x205F, 0x205F}, {0x2800, 0x2800}, {0x3000, 0x3000}};

// Format characters, fillers, variation selectors, private use, noncharacters, tags (Cf, Default_Ignorable, Co).
constexpr Range invisible[] = {{0xAD, 0xAD},       {0x034F, 0x034F},   {0x061C, 0x061C},   {0x115F, 0x1160},
                               {0x17B4, 0x17B5},   {0x180B, 0x180F},   {0x200B, 0x200F},   {0x202A, 0x202E},
                               {0x2060, 0x206F},   {0x3164, 0x3164},   {0xE000, 0xF8FF},   {0xFDD0, 0xFDEF},
                               {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},   {0xFFF0, 0xFFFF},
                               {0x13430, 0x1343F}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
                               {0xF0000, 0x10FFFF}};

// Marks that stand on or under the letter before them, in the scripts that pile them up (Mn).
constexpr Range marks[] = {{0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05C7}, {0x0610, 0x061A},
                           {0x064B, 0x065F}, {0x0E31, 0x0E31}, {0x0E34, 0x0E3A}, {0x0E47, 0x0E4E},
                           {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE20, 0xFE2F}};
constexpr int most_marks_on_a_letter = 2;

constexpr Range from_the_right[] = {
    {0x0590, 0x08FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFE}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}};
constexpr std::string_view isolate = "\u2068";
constexpr std::string_view end_of_isolate = "\u2069";

template <std::size_t Count>
bool is_in(const Range (&ranges)[Count], char32_t letter) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [letter](const Range& range) { return letter >= range.first && letter <= range.last; });
}

// A character of UTF-8 (RFC 3629), or one byte that is none.
struct Character {
  char32_t letter = 0;
  std::size_t bytes = 1;
  bool valid = false;
};

Character first_character(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  if (lead < 0x80U) return {.letter = lead, .bytes = 1, .valid = true};
  const std::size_t bytes = lead < 0xE0U ? 2 : lead < 0xF0U ? 3 : 4;
  if (lead < 0xC2U || lead > 0xF4U || text.size() < bytes) return {};
  char32_t letter = lead & (0x7FU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    const auto next = static_cast<unsigned char>(text[i]);
    if ((next & 0xC0U) != 0x80U) return {};
    letter = (letter << 6U) | (next & 0x3FU);
  }
  constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = letter >= 0xD800 && letter <= 0xDFFF;
  if (letter < smallest[bytes] || letter > 0x10FFFF || surrogate) return {};
  return {.letter = letter, .bytes = bytes, .valid = true};
}

class Excerpt {
 public:
  // False once it is full.
  bool add(const Character& character, std::string_view bytes) {
    if (character.valid && is_in(blanks, character.letter)) {
      blank_ = true;
      return true;
    }
    if (character.valid && is_in(marks, character.letter)) return add_mark(bytes);
    if (letters_ == longest_excerpt_letters) {
      text_ += "…";
      return false;
    }
    const bool shown = character.valid && !is_in(invisible, character.letter);
    add_letter(shown ? bytes : "?");
    right_to_left_ = right_to_left_ || (shown && is_in(from_the_right, character.letter));
    return true;
  }

  std::string text() const {
    return right_to_left_ ? std::string(isolate).append(text_).append(end_of_isolate) : text_;
  }

 private:
  void add_letter(std::string_view bytes) {
    if (blank_ && !text_.empty()) text_ += ' ';
    blank_ = false;
    text_ += bytes;
    ++letters_;
    marks_ = 0;
  }

  bool add_mark(std::string_view bytes) {
    const bool on_letter = letters_ > 0 && !blank_;
    if (on_letter && marks_++ < most_marks_on_a_letter) text_ += bytes;
    return true;
  }

  std::string text_;
  std::size_t letters_ = 0;
  int marks_ = 0;
  bool blank_ = false;
  bool right_to_left_ = false;
};

}  // namespace

std::string excerpt(std::string_view text) {
  Excerpt result;
  while (!text.empty()) {
    const Character character = first_character(text);
    if (!result.add(character, text.substr(0, character.bytes))) break;
    text.remove_prefix(character.bytes);
  }
  return result.text();
}

}  // namespace shell
