// Text of unknown origin: what counts as UTF-8, and what a terminal gets to see of it.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "files/plain_text.hpp"

using files::first_control;
using files::first_invalid_utf8;
using files::shown;

TEST_CASE("the shortest form of every character is UTF-8") {
  CHECK_FALSE(first_invalid_utf8("a ż € 😀\x7F"));
  CHECK_FALSE(first_invalid_utf8("\xED\x9F\xBF\xEE\x80\x80\xF4\x8F\xBF\xBF"));
}

TEST_CASE("overlong forms, surrogates, cut characters and characters beyond Unicode are no UTF-8") {
  for (const char* broken : {"\x80", "\xC0\x80", "\xC1\xBF", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xF0\x8F\xBF\xBF",
                             "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF", "\xC5", "\xE2\x82", "\xC5z"}) {
    CHECK(first_invalid_utf8(std::string("ab") + broken) == 2U);
  }
}

TEST_CASE("characters that steer a terminal are shown by their number") {
  CHECK(shown("a\x1b[2Jb\r\n") == "a\\u001B[2Jb\\u000D\\u000A");
  CHECK(shown(std::string("\0", 1)) == "\\u0000");
  // DEL, C1's CSI, line separator, right-to-left override, isolate.
  CHECK(shown("\x7F\xC2\x9B\xE2\x80\xA8\xE2\x80\xAE\xE2\x81\xA6") == "\\u007F\\u009B\\u2028\\u202E\\u2066");
  CHECK(shown("\xFFż\xC5") == "\\xFFż\\xC5");
}

TEST_CASE("long text is cut between two characters") {
  CHECK(shown("zażółć", 3) == "zaż…");
  CHECK(shown("zaż", 3) == "zaż");
  CHECK(shown(std::string(1000, 'x')).size() == 60 + std::string("…").size());
}

TEST_CASE("letters of every script, their marks and joiners are no controls") {
  CHECK_FALSE(first_control("zażółć עברית हिन्दी 👩‍💻 \xE2\x80\x8F"));
  CHECK(first_control("a\xE2\x80\xAD") == char32_t{0x202D});
}

TEST_CASE("a position is a line and a column of characters") {
  CHECK(files::position_of("ab\nżc", 0) == "line 1, column 1");
  CHECK(files::position_of("ab\nżc", 5) == "line 2, column 2");
}
