// Lines of plain text: where they may end.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>

#include "estimate/text_layout.hpp"

TEST_CASE("no line ends with a word of one letter or begins with a dash") {
  // At every width in turn, as any word may come to stand at the end of a line.
  const std::string sentence = "Rachunek i wynik z laptopa – w prefillu, a o reszcie w tabeli: F / (B · η) w nim.";
  const std::string_view tied_to_next = "aiouwzAIOUWZ/";
  for (std::size_t width = 14; width <= 72; ++width) {
    std::string joined;
    for (const std::string& line : estimate::wrapped(sentence, width)) {
      INFO(line);
      CHECK(estimate::columns(line) <= width);
      CHECK(line.substr(0, 3) != "–");
      const std::string last = line.substr(line.rfind(' ') + 1);
      CHECK_FALSE((last.size() == 1 && tied_to_next.find(last) != std::string_view::npos));
      joined += (joined.empty() ? "" : " ") + line;
    }
    CHECK(joined == sentence);
  }
}
