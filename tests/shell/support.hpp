// What the tests of the interface share: states from queries, expected texts, all texts of a screen.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/screen.hpp"
#include "shell/screen_texts.hpp"

namespace support {

// "34~min" with a no-break space for each ~.
std::string nb(std::string_view text);
// The text with ordinary spaces, for searching in sentences.
std::string plain(std::string_view text);
bool contains(std::string_view text, std::string_view part);

// The default state changed by a query; a refused value fails the test.
shell::Controls controls_of(std::string_view query);
shell::Screen screen_of(std::string_view query);
// With the query's panel open.
shell::PanelContent panel_of(std::string_view query);

std::string joined_notes(const shell::PanelContent& panel);

// A file of the project, by its path from the root.
std::string file_text(const std::string& path);
std::string project_path(const std::string& path);

std::vector<char32_t> code_points(std::string_view utf8);

}  // namespace support
