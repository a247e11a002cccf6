// Text that a stranger wrote, made safe to stand inside a sentence of ours.
#include "text/foreign_text.hpp"

#include <algorithm>

#include "text/utf8.hpp"

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
constexpr Range marks[] = {{0x093C, 0x094D}, {0x0F71, 0x0F84}, {0x18A9, 0x18A9}, {0x3099, 0x309A}, {0x1D165, 0x1D169},
                           {0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05C7}, {0x0610, 0x061A}, {0x064B, 0x065F},
                           {0x0E31, 0x0E31}, {0x0E34, 0x0E3A}, {0x0E47, 0x0E4E}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},
                           {0x20D0, 0x20FF}, {0xFE20, 0xFE2F}};
constexpr int most_marks_on_a_letter = 2;

// Quotation marks, which would end ours.
constexpr Range quotation_marks[] = {{0x22, 0x22},     {0xAB, 0xAB},     {0xBB, 0xBB},
                                     {0x201C, 0x201F}, {0x300C, 0x300F}, {0xFF02, 0xFF02}};

template <std::size_t Count>
bool is_in(const Range (&ranges)[Count], char32_t letter) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [letter](const Range& range) { return letter >= range.first && letter <= range.last; });
}

class Excerpt {
 public:
  // False once it is full.
  bool add(const Character& character, std::string_view bytes) {
    if (character.valid && is_in(blanks, character.value)) {
      blank_ = true;
      return true;
    }
    if (character.valid && is_in(marks, character.value)) return add_mark(bytes);
    if (letters_ == longest_excerpt_letters) {
      text_ += "…";
      return false;
    }
    const bool shown = character.valid && !is_in(invisible, character.value);
    add_letter(is_in(quotation_marks, character.value) ? "'" : shown ? bytes : "?");
    return true;
  }

  const std::string& text() const { return text_; }

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
