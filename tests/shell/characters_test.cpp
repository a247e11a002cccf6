// The typeface has every character that the interface can show, and the sources keep words where they belong.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <set>

#include "app/enum_names.hpp"
#include "shell/support.hpp"

using namespace shell;

namespace {

// The characters of both lists in tools/font, one line per group; U+202F stands for what no editor shows.
std::set<char32_t> characters_of_the_typeface() {
  std::set<char32_t> characters;
  const std::string text =
      support::file_text("tools/font/characters.txt") + support::file_text("tools/font/symbols.txt");
  for (const char32_t point : support::code_points(text)) {
    if (point != U'\n') characters.insert(point);
  }
  for (std::size_t at = text.find("U+"); at != std::string::npos; at = text.find("U+", at + 2)) {
    characters.insert(static_cast<char32_t>(std::stoul(text.substr(at + 2), nullptr, 16)));
  }
  return characters;
}

void check_covered(const std::string& text, const std::set<char32_t>& characters) {
  for (const char32_t point : support::code_points(text)) {
    if (!characters.contains(point)) FAIL_CHECK(text << " has U+" << std::hex << static_cast<unsigned>(point));
  }
}

bool is_source(const std::filesystem::path& path) { return path.extension() == ".cpp" || path.extension() == ".hpp"; }

// The string literals of a source file, with \u escapes as they are written.
std::vector<std::string> literals_of(const std::string& source) {
  std::vector<std::string> literals;
  bool in_comment = false;
  bool in_literal = false;
  for (std::size_t i = 0; i < source.size(); ++i) {
    const char c = source[i];
    if (c == '\n') in_comment = false;
    if (!in_literal && source.compare(i, 2, "//") == 0) in_comment = true;
    if (in_comment) continue;
    if (!in_literal && source.compare(i, 3, "'\"'") == 0) {
      i += 2;
    } else if (c == '"') {
      in_literal = !in_literal;
      if (in_literal) literals.emplace_back();
    } else if (in_literal) {
      literals.back() += c;
      if (c == '\\') literals.back() += source[++i];
    }
  }
  return literals;
}

std::string unescaped(const std::string& literal) {
  std::string result;
  for (std::size_t i = 0; i < literal.size(); ++i) {
    if (literal.compare(i, 6, "\\u00A0") == 0) {
      result += "\u00A0";
      i += 5;
    } else if (literal[i] == '\\') {
      ++i;
    } else {
      result += literal[i];
    }
  }
  return result;
}

}  // namespace

TEST_CASE("Every string of both languages can be drawn") {
  const std::set<char32_t> characters = characters_of_the_typeface();
  REQUIRE(characters.contains(U'ż'));
  for (const auto& entry : std::filesystem::directory_iterator(support::project_path("wasm_shell/text"))) {
    if (!is_source(entry.path())) continue;
    const std::string path = "wasm_shell/text/" + entry.path().filename().string();
    for (const std::string& literal : literals_of(support::file_text(path))) {
      check_covered(unescaped(literal), characters);
    }
  }
}

TEST_CASE("Every text of every screen can be drawn, names and sources of the profiles included") {
  const std::set<char32_t> characters = characters_of_the_typeface();
  REQUIRE_FALSE(characters.contains(U'\u4E00'));
  for (const std::string_view panel : panel_names) {
    for (const char* language : {"pl", "en"}) {
      for (const HardwareProfile& hardware : built_in_catalogue().hardware) {
        const std::string query = "panel=" + std::string(panel) + "&lang=" + language + "&hardware=" + hardware.id;
        for (const std::string& text : support::texts_of(support::screen_of(query))) check_covered(text, characters);
      }
    }
  }
}

TEST_CASE("Only text/ speaks Polish") {
  REQUIRE(literals_of("f(\"ą\"); // \"ę\"") == std::vector<std::string>{"ą"});
  const std::set<char32_t> polish{U'ą', U'ć', U'ę', U'ł', U'ń', U'ó', U'ś', U'ź', U'ż'};
  for (const char* folder : {"app", "app/panels", "views", "platform"}) {
    const std::string base = std::string("wasm_shell/") + folder;
    for (const auto& entry : std::filesystem::directory_iterator(support::project_path(base))) {
      if (!is_source(entry.path())) continue;
      const std::string path = base + "/" + entry.path().filename().string();
      for (const std::string& literal : literals_of(support::file_text(path))) {
        for (const char32_t point : support::code_points(literal)) {
          if (polish.contains(point)) FAIL_CHECK(path << ": " << literal);
        }
      }
    }
  }
}
