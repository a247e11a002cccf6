// Line breaking: every text ends up on lines, whole, within the width, and never cut in a letter.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "shell/screen_texts.hpp"
#include "views/hostile.hpp"
#include "views/stage.hpp"

using namespace shell;

namespace {

constexpr float widths[] = {-5.0f, 0.0f, 0.5f, 3.0f, 17.0f, 24.0f, 60.0f, 82.0f, 160.0f, 300.0f, 640.0f};

bool continues_letter(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

std::string without_spaces(std::string_view text) {
  std::string result;
  for (const char c : text)
    if (c != ' ') result += c;
  return result;
}

// A painter needs the typeface, which stands in the interface's ImGui context.
struct Desk {
  stage::Stage stage{""};
  Fonts fonts = build_fonts(1.0f);
  Painter paint{nullptr, fonts};
};

}  // namespace

TEST_CASE("Every text is set on lines that together say all of it, whatever the width") {
  const Desk desk;
  for (const std::string& text : stage::hostile_texts()) {
    for (const float width : widths) {
      INFO(text.substr(0, 40) << " at " << width);
      std::string set;
      for (const std::string_view line : desk.paint.wrap(TextStyle::body, text, width)) {
        if (line.empty() || line.front() == ' ') FAIL_CHECK("a line begins with nothing");
        set += line;
      }
      if (without_spaces(set) != without_spaces(text))
        FAIL_CHECK(set.size() << " bytes of " << text.size() << " are set");
    }
  }
}

TEST_CASE("A line is no wider than the width, unless it is one letter") {
  const Desk desk;
  for (const std::string& text : stage::hostile_texts()) {
    // ImGui begins a line of its own at a line feed.
    if (!support::is_utf8(text) || text.find('\n') != std::string::npos) continue;
    for (const float width : widths) {
      for (const std::string_view line : desk.paint.wrap(TextStyle::body, text, width)) {
        const auto letters = std::count_if(line.begin(), line.end(), [](char c) { return !continues_letter(c); });
        const bool marked = line.find("\u0301") != std::string_view::npos;
        const bool fits = desk.paint.text_width(TextStyle::body, line) <= width;
        if (!fits && letters > 1 && !marked) FAIL_CHECK(text.substr(0, 40) << ": " << line << " at " << width);
        if (continues_letter(line.front())) FAIL_CHECK("a letter is cut: " << line);
      }
    }
  }
}

TEST_CASE("A word is broken only where it is longer than a line, and blanks at the break disappear") {
  const Desk desk;
  const float width = desk.paint.text_width(TextStyle::body, "WWWW");
  const std::vector<std::string_view> lines = desk.paint.wrap(TextStyle::body, "WWWWWW   WWW", width);
  CHECK(lines == std::vector<std::string_view>{"WWWW", "WW", "WWW"});
}

TEST_CASE("One-letter words stay with what follows, and a dash with what stands before it") {
  const Desk desk;
  const float word = desk.paint.text_width(TextStyle::body, "i miara");
  CHECK(desk.paint.wrap(TextStyle::body, "waga i miara", word) == std::vector<std::string_view>{"waga", "i miara"});
  const float dash = desk.paint.text_width(TextStyle::body, "waga –");
  CHECK(desk.paint.wrap(TextStyle::body, "waga – miara", dash).front() == "waga –");
}
