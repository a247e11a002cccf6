// Plain text in columns.
#include "estimate/text_layout.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace estimate {
namespace {

constexpr std::array<std::string_view, 8> eighths{"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};

std::string repeated(std::string_view cell, std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += cell;
  return text;
}

std::string bar_of_eighths(std::size_t count) { return repeated("█", count / 8) + std::string(eighths[count % 8]); }

std::size_t eighths_of(double fraction, std::size_t width) {
  const double count = std::round(std::clamp(fraction, 0.0, 1.0) * static_cast<double>(width) * 8.0);
  return fraction > 0.0 ? std::max<std::size_t>(static_cast<std::size_t>(count), 1) : 0;
}

// Polish words of one letter go with the next, and so does a stroke of division.
bool may_end_line(std::string_view word) {
  constexpr std::string_view tied_to_next = "aiouwzAIOUWZ/";
  return word.size() != 1 || tied_to_next.find(word.front()) == std::string_view::npos;
}

bool may_begin_line(std::string_view word) { return word != "–"; }

std::string_view first_word(std::string_view text) { return text.substr(0, text.find(' ')); }

// From the start of the text to the first space at which a line may end.
std::string_view unbroken_part(std::string_view text) {
  std::size_t end = 0;
  for (;;) {
    const std::string_view word = first_word(text.substr(end));
    end += word.size();
    if (end == text.size()) return text;
    if (may_end_line(word) && may_begin_line(first_word(text.substr(end + 1)))) return text.substr(0, end);
    ++end;
  }
}

}  // namespace

std::size_t columns(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string padded(std::string_view text, std::size_t width) {
  const std::size_t used = columns(text);
  return std::string(text) + std::string(used < width ? width - used : 0, ' ');
}

std::string padded_left(std::string_view text, std::size_t width) {
  const std::size_t used = columns(text);
  return std::string(used < width ? width - used : 0, ' ') + std::string(text);
}

std::string justified(std::string_view left, std::string_view right, std::size_t width) {
  const std::size_t used = columns(right);
  return padded(left, used < width ? width - used : 0) + std::string(right);
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::string_view part = unbroken_part(text);
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    if (!lines.empty() && columns(lines.back()) + 1 + columns(part) <= width) {
      lines.back() += " " + std::string(part);
    } else {
      lines.emplace_back(part);
    }
  }
  return lines;
}

std::string block_bar(double fraction, std::size_t width) { return bar_of_eighths(eighths_of(fraction, width)); }

std::string two_part_bar(double fraction, std::string_view rest, std::size_t width) {
  // The rest keeps one whole cell while it is above zero.
  const std::size_t most = fraction < 1.0 ? (width - 1) * 8 : width * 8;
  const std::size_t filled = std::min(eighths_of(fraction, width), most);
  return bar_of_eighths(filled) + repeated(rest, width - (filled + 7) / 8);
}

}  // namespace estimate
