// Numbers as people write them.
#include "app/number_input.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "shell/support.hpp"

using namespace shell;
using support::nb;

TEST_CASE("A number is written with a comma or a point and groups of digits") {
  CHECK(parse_number("0,9") == 0.9);
  CHECK(parse_number("0.9") == 0.9);
  CHECK(parse_number(nb("8~000")) == 8000.0);
  CHECK(parse_number("8 000") == 8000.0);
  CHECK(parse_number("8\u202F000") == 8000.0);
  CHECK(parse_number("+5") == 5.0);
  CHECK(parse_number("-5") == -5.0);
  CHECK(parse_number("5,") == 5.0);
  CHECK(parse_number(",5") == 0.5);
  CHECK(parse_number("007") == 7.0);
}

TEST_CASE("Anything else is no number") {
  for (const char* text : {"", " ", "abc", "1e5", "0x10", "1,2,3", "1.2,3", "--5", "5-", "+", ",", "NaN", "inf", "12a",
                           "１２", "5%", "1_000", "\t5"}) {
    INFO(text);
    CHECK_FALSE(parse_number(text));
  }
  CHECK_FALSE(parse_number(std::string(41, '9')));
  CHECK(parse_number(std::string(40, '9')));
}

TEST_CASE("Where numbers are whole, a sign before every three digits means thousands") {
  CHECK(parse_count("8,000") == 8000.0);
  CHECK(parse_count("131.072") == 131072.0);
  CHECK(parse_count("1,000,000") == 1e6);
  CHECK(parse_count("8,5") == 8.5);
  CHECK(parse_count("8,00") == 8.0);
}
