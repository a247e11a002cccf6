// Setting of text: baselines on device pixels, widths, line breaks.
#include <algorithm>
#include <cmath>

#include "views/painter.hpp"

namespace shell {
namespace {

// Code points, as far as UTF-8 lead bytes tell.
int letters(std::string_view word) {
  return static_cast<int>(std::count_if(word.begin(), word.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

// End of the longest prefix that fits, one letter at least.
std::size_t prefix_that_fits(ImFont* font, std::string_view word, float width) {
  const char* stop = nullptr;
  font->CalcTextSizeA(font->FontSize, width, 0.0f, word.data(), word.data() + word.size(), &stop);
  std::size_t end = static_cast<std::size_t>(stop - word.data());
  if (end == 0) end = 1;
  while (end < word.size() && (word[end] & 0xC0) == 0x80) ++end;
  return end;
}

// End of the next piece that must stay on one line: a word, with the one-letter words before it and the dash after it;
// a dash after one letter explains a symbol and stays with its explanation.
std::size_t unbreakable_end(std::string_view words, std::size_t start) {
  constexpr std::string_view dash = "–";
  std::size_t end = start;
  bool after_letter = false;
  for (;;) {
    const std::size_t space = std::min(words.find(' ', end), words.size());
    if (space == words.size()) return space;
    const std::string_view word = words.substr(end, space - end);
    const bool alone = letters(word) == 1 && (word != dash || after_letter);
    if (!alone && !words.substr(space + 1).starts_with(dash)) return space;
    after_letter = alone;
    end = space + 1;
  }
}

}  // namespace

float Painter::text_width(TextStyle style, std::string_view words) const {
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

std::vector<std::string_view> Painter::wrap(TextStyle style, std::string_view words, float width) const {
  std::vector<std::string_view> lines;
  std::size_t start = 0;
  std::size_t end = 0;
  while (end < words.size()) {
    const std::size_t piece = end == start ? start : end + 1;
    const std::size_t piece_end = unbreakable_end(words, piece);
    if (text_width(style, words.substr(start, piece_end - start)) <= width) {
      end = piece_end;
    } else if (end > start) {
      lines.push_back(words.substr(start, end - start));
      start = end = end + 1;
    } else {
      end = start + prefix_that_fits(fonts_->face(style), words.substr(start, piece_end - start), width * dpr_);
      lines.push_back(words.substr(start, end - start));
      start = end;
    }
  }
  if (start < words.size()) lines.push_back(words.substr(start));
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
