// What the tests of the interface share.
#include "shell/support.hpp"

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <sstream>

#include "text/numbers.hpp"

namespace support {
namespace {

using shell::PanelContent;
using shell::Screen;

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
  std::string result;
  while (!text.empty()) {
    const bool here = text.starts_with(from);
    result += here ? to : text.substr(0, 1);
    text.remove_prefix(here ? from.size() : 1);
  }
  return result;
}

}  // namespace

std::string nb(std::string_view text) { return replaced(text, "~", shell::no_break_space); }

std::string plain(std::string_view text) { return replaced(text, shell::no_break_space, " "); }

bool contains(std::string_view text, std::string_view part) { return plain(text).find(part) != std::string::npos; }

shell::Controls controls_of(std::string_view query) {
  shell::Controls controls = default_controls(shell::built_in_catalogue());
  REQUIRE(apply_query(query, controls, shell::built_in_catalogue()).empty());
  return controls;
}

Screen screen_of(std::string_view query) { return compose_screen(controls_of(query), {}, shell::built_in_catalogue()); }

PanelContent panel_of(std::string_view query) {
  const Screen screen = screen_of(query);
  REQUIRE(screen.panel);
  return *screen.panel;
}

std::string joined_notes(const PanelContent& panel) {
  std::string text;
  for (const std::string& note : panel.notes) text += note + "\n";
  return text;
}

std::string project_path(const std::string& path) { return PREFILL_DECODE_PROFILES "/../" + path; }

std::string file_text(const std::string& path) {
  std::ifstream file(project_path(path), std::ios::binary);
  INFO(path);
  REQUIRE(file);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<char32_t> code_points(std::string_view utf8) {
  std::vector<char32_t> points;
  for (const char c : utf8) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0U) == 0x80U) {
      REQUIRE_FALSE(points.empty());
      points.back() = (points.back() << 6U) | (byte & 0x3FU);
    } else {
      points.push_back(byte < 0x80U ? byte : byte & (byte >= 0xF0U ? 0x07U : byte >= 0xE0U ? 0x0FU : 0x1FU));
    }
  }
  return points;
}

}  // namespace support
