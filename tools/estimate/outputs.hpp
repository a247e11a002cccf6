// The forms of the answer. Every one shows the same Screen.
#pragma once

#include <string>

#include "estimate/situation.hpp"

namespace estimate {

// The widget in plain text, 72 columns; or the open panel's table.
std::string text_output(const Situation& situation);
std::string json_output(const Situation& situation);
std::string csv_output(const Situation& situation);
// Standalone SVG, width in CSS pixels.
std::string svg_output(const Situation& situation, int width);
std::string html_table_output(const Situation& situation);
// Figures as the widget writes them in the language of the result, by name, as JSON: for sentences about it.
std::string phrases_output(const Situation& situation);

}  // namespace estimate
