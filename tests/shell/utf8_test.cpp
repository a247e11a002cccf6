// UTF-8 one character at a time.
#include "text/utf8.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace shell;

namespace {

void check_valid(std::string_view bytes, char32_t value) {
  const Character character = first_character(bytes);
  CHECK(character.valid);
  CHECK(character.value == value);
  CHECK(character.bytes == bytes.size());
}

void check_broken(std::string_view bytes) {
  const Character character = first_character(bytes);
  CHECK_FALSE(character.valid);
  CHECK(character.bytes == 1);
  CHECK(character.value == static_cast<unsigned char>(bytes.front()));
}

}  // namespace

TEST_CASE("The first and the last character of each length are read") {
  check_valid(std::string_view("\0", 1), 0);
  check_valid("\x7F", 0x7F);
  check_valid("\xC2\x80", 0x80);
  check_valid("\xDF\xBF", 0x7FF);
  check_valid("\xE0\xA0\x80", 0x800);
  check_valid("\xEF\xBF\xBF", 0xFFFF);
  check_valid("\xF0\x90\x80\x80", 0x10000);
  check_valid("\xF4\x8F\xBF\xBF", 0x10FFFF);
}

TEST_CASE("Overlong forms, surrogates, what lies behind the last character and what breaks off are no characters") {
  for (const char* bytes :
       {"\x80", "\xBF", "\xC0\x80", "\xC1\xBF", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xED\xBF\xBF", "\xF0\x8F\xBF\xBF",
        "\xF4\x90\x80\x80", "\xF5", "\xFF", "\xC3", "\xE2\x82", "\xC3(", "\xF0\x9F\x99"})
    check_broken(bytes);
}
