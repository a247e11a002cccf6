// Text that a stranger wrote, made safe to stand inside a sentence of ours.
#include "text/foreign_text.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace shell;

namespace {

std::string repeated(std::string_view text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += text;
  return result;
}

}  // namespace

TEST_CASE("Letters of any script are shown as they were written") {
  for (const char* text : {"abc", "Zażółć gęślą jaźń", "Ωμέγα", "日本語", "\U0001F642", "e\u0301a"})
    CHECK(excerpt(text) == text);
}

TEST_CASE("Blanks and control characters become one space, and none at the ends") {
  CHECK(excerpt(" \t a \n\r b\u00A0\u2003c \x7F") == "a b c");
  CHECK(excerpt(std::string("a\0b", 3)) == "a b");
  CHECK(excerpt("\u2028\u3000 \u0085").empty());
}

TEST_CASE("It is cut after as many letters as are shown, whatever their size in bytes") {
  CHECK(excerpt(repeated("日", 33)) == repeated("日", 32) + "…");
  CHECK(excerpt(repeated("日", 32)) == repeated("日", 32));
  CHECK(excerpt(repeated("x", 32) + "   ") == repeated("x", 32));
}

TEST_CASE("Characters that show nothing or turn the direction become question marks") {
  CHECK(excerpt("1000\u202E") == "1000?");
  CHECK(excerpt("a\u200Bb\u2066c\uFEFF") == "a?b?c?");
  CHECK(excerpt("\uE000\U000E0041") == "??");
}

TEST_CASE("Bytes that are no UTF-8 become question marks, one for each") {
  CHECK(excerpt("a\xC3") == "a?");
  CHECK(excerpt("\xED\xA0\x80") == "???");
  CHECK(excerpt("\xC0\xAF\xF5") == "???");
  CHECK(excerpt("\xF4\x90\x80\x80") == "????");
}

TEST_CASE("Quotation marks cannot end those around them") {
  CHECK(excerpt("”: ok. „") == "': ok. '");
  CHECK(excerpt("\"a\" «b» “c”") == "'a' 'b' 'c'");
}

TEST_CASE("Of the marks on a letter two are kept, and none without a letter") {
  CHECK(excerpt("z" + repeated("\u0301", 50) + "a") == "z\u0301\u0301a");
  CHECK(excerpt("\u0301\u0301a") == "a");
}
