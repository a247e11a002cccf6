// Plain text in columns: widths in characters, wrapping, bars of block characters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace estimate {

// Characters of a UTF-8 text; every one of ours takes one column.
std::size_t columns(std::string_view text);
std::string padded(std::string_view text, std::size_t width);
std::string padded_left(std::string_view text, std::size_t width);
// left, and right flush with the end of a line of width.
std::string justified(std::string_view left, std::string_view right, std::size_t width);

// Lines no longer than width where words allow it; no-break spaces do not break.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

// A bar of eighths: fraction of width cells, "▏" at least when it is above zero.
std::string block_bar(double fraction, std::size_t width);
// Two parts that fill width: "█" to the fraction, then rest; either part shows when it is above zero.
std::string two_part_bar(double fraction, std::string_view rest, std::size_t width);

}  // namespace estimate
