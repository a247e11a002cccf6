// Setting of text: baselines on device pixels, widths, line breaks.
#include <algorithm>
#include <cmath>

#include "views/painter.hpp"

namespace shell {
namespace {

bool continues_letter(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// Combining diacritical marks, U+0300 … U+036F, stay with their letter.
bool is_mark(std::string_view text) {
  return text.size() > 1 && (text[0] == '\xCC' || (text[0] == '\xCD' && static_cast<unsigned char>(text[1]) < 0xB0U));
}

bool is_one_letter(std::string_view word) {
  std::size_t end = 1;
  while (end < word.size() && continues_letter(word[end])) ++end;
  return end == word.size();
}

// End of the longest prefix that fits, one letter at least.
std::size_t prefix_that_fits(ImFont* font, std::string_view word, float width) {
  const char* stop = nullptr;
  // ImGui stops at a letter that reaches the width; here it may.
  const float beyond = std::nextafter(width, width + 1.0f);
  font->CalcTextSizeA(font->FontSize, beyond, 0.0f, word.data(), word.data() + word.size(), &stop);
  std::size_t end = std::max<std::size_t>(1, static_cast<std::size_t>(stop - word.data()));
  while (end < word.size() && (continues_letter(word[end]) || is_mark(word.substr(end)))) ++end;
  return end;
}

// End of the next piece that must stay on one line: a word, with the one-letter words before it and the dash after it;
// a dash after one letter explains a symbol and stays with its explanation. Ends: each turn goes on behind a space; of
// a text of such words alone no more is read than a line can hold.
std::size_t unbreakable_end(std::string_view words, std::size_t start, float width) {
  constexpr std::string_view dash = "–";
  // No letter with its space has more bytes than pixels of width.
  const auto longer_than_a_line = static_cast<std::size_t>(std::max(16.0f, width));
  bool after_letter = false;
  for (std::size_t end = start;;) {
    const std::size_t space = std::min(words.find(' ', end), words.size());
    if (space == words.size()) return space;
    const std::string_view word = words.substr(end, space - end);
    const bool alone = is_one_letter(word) && (word != dash || after_letter);
    const bool goes_on = alone || words.substr(space + 1).starts_with(dash);
    if (!goes_on || space - start > longer_than_a_line) return space;
    after_letter = alone;
    end = space + 1;
  }
}

std::size_t behind_spaces(std::string_view words, std::size_t start) {
  return std::min(words.find_first_not_of(' ', start), words.size());
}

}  // namespace

float Painter::text_width(TextStyle style, std::string_view words) const {
  // ImGui measures a text without an address up to its zero.
  if (words.empty()) return 0.0f;
  ImFont* font = fonts_->face(style);
  return font->CalcTextSizeA(font->FontSize, 1e9f, 0.0f, words.data(), words.data() + words.size()).x / dpr_;
}

void Painter::text(TextStyle style, float x, float y, Color color, std::string_view words) {
  if (words.empty()) return;
  // Capitals are 0.727 em high in Lato; they stand in the middle of the line.
  constexpr float capital_per_em = 0.727f;
  ImFont* font = fonts_->face(style);
  const float baseline = y + (line_height(style) + em_size(style) * capital_per_em) * 0.5f;
  const ImVec2 at{pixel(x), pixel(baseline) - std::floor(font->Ascent + 0.5f)};
  list_->AddText(font, font->FontSize, at, color, words.data(), words.data() + words.size());
}

void Painter::text_in(TextStyle style, Rect box, Align align, Color color, std::string_view words) {
  const float free = align == Align::left ? 0.0f : box.width - text_width(style, words);
  const float x = box.x + (align == Align::center ? free * 0.5f : free);
  text(style, x, box.middle() - line_height(style) * 0.5f, color, words);
}

bool Painter::fits(TextStyle style, std::string_view words, float width) const {
  ImFont* font = fonts_->face(style);
  const char* end = words.data() + words.size();
  const char* stop = nullptr;
  // Stops reading a pixel behind the width, so that a word of any length is measured at once.
  const float pixels = font->CalcTextSizeA(font->FontSize, width * dpr_ + 1.0f, 0.0f, words.data(), end, &stop).x;
  return stop == end && pixels / dpr_ <= width;
}

// Always behind `start`, where a letter stands.
std::size_t Painter::line_end(TextStyle style, std::string_view words, std::size_t start, float width) const {
  std::size_t end = unbreakable_end(words, start, width);
  if (!fits(style, words.substr(start, end - start), width))
    return start + prefix_that_fits(fonts_->face(style), words.substr(start, end - start), width * dpr_);
  while (end < words.size()) {
    const std::size_t next = unbreakable_end(words, end + 1, width);
    if (!fits(style, words.substr(start, next - start), width)) break;
    end = next;
  }
  return end;
}

// Ends: every line begins with a letter and ends behind it.
std::vector<std::string_view> Painter::wrap(TextStyle style, std::string_view words, float width) const {
  std::vector<std::string_view> lines;
  for (std::size_t start = behind_spaces(words, 0); start < words.size();) {
    const std::size_t end = line_end(style, words, start, width);
    const std::size_t last = words.find_last_not_of(' ', end - 1);
    lines.push_back(words.substr(start, last + 1 - start));
    start = behind_spaces(words, end);
  }
  return lines;
}

float Painter::text_block(TextStyle style, float x, float y, float width, Color color, std::string_view words) {
  const std::vector<std::string_view> lines = wrap(style, words, width);
  const float step = line_height(style);
  for (std::size_t i = 0; i < lines.size(); ++i) text(style, x, y + step * static_cast<float>(i), color, lines[i]);
  return step * static_cast<float>(lines.size());
}

float Painter::block_height(TextStyle style, std::string_view words, float width) const {
  return line_height(style) * static_cast<float>(wrap(style, words, width).size());
}

}  // namespace shell
