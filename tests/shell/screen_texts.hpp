// Every text of a screen, and what is wrong with it, if anything: for tests and fuzz targets.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/screen.hpp"

namespace support {

// Everything on the screen that a reader can see or hear.
std::vector<std::string> texts_of(const shell::Screen& screen);

// RFC 3629: no overlong forms, no surrogates, nothing behind U+10FFFF.
bool is_utf8(std::string_view text);

// Of any screen, even one of a machine that nobody could build: texts that are empty, not UTF-8 or not filled in,
// numbers that are none, fractions outside 0 … 1, tables with holes. The first fault in a sentence, or nothing.
std::string fault_of(const shell::Screen& screen);

// The same for a chart.
std::string chart_fault(const shell::Chart& chart);

}  // namespace support
