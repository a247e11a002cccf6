// Numbers as people write them.
#include "app/number_input.hpp"

#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>

#include "shell/support.hpp"

using namespace shell;
using support::nb;

namespace {

using Result = NumberReading::Result;

std::optional<double> value(std::string_view text, NumberKind kind) {
  const NumberReading reading = read_number(text, kind);
  return reading.result == Result::value ? std::optional(reading.value) : std::nullopt;
}

std::optional<double> decimal(std::string_view text) { return value(text, NumberKind::decimal); }
std::optional<double> whole(std::string_view text) { return value(text, NumberKind::whole); }

}  // namespace

TEST_CASE("A number is written with a comma or a point and groups of digits") {
  CHECK(decimal("0,9") == 0.9);
  CHECK(decimal("0.9") == 0.9);
  CHECK(decimal(nb("8~000")) == 8000.0);
  CHECK(decimal("8 000") == 8000.0);
  CHECK(decimal("8\u202F000") == 8000.0);
  CHECK(decimal("1 234 567,5") == 1234567.5);
  CHECK(decimal(" 5 ") == 5.0);
  CHECK(decimal("+5") == 5.0);
  CHECK(decimal("-5") == -5.0);
  CHECK(decimal("−5") == -5.0);
  CHECK(decimal("5,") == 5.0);
  CHECK(decimal(",5") == 0.5);
  CHECK(decimal("007") == 7.0);
  CHECK(decimal("１２，５") == 12.5);
  CHECK(whole("8\u20070\u2006") == std::nullopt);
  CHECK(whole("8\u2007000") == 8000.0);
}

TEST_CASE("Of two kinds of signs the last is the decimal one") {
  CHECK(decimal("1,000.5") == 1000.5);
  CHECK(decimal("1.000,5") == 1000.5);
  CHECK(decimal("1,234,567") == 1234567.0);
  CHECK(decimal("1.234.567") == 1234567.0);
  CHECK_FALSE(whole("1,000.000"));
  CHECK(whole("8,000.5") == 8000.5);
}

TEST_CASE("Anything else is no number") {
  for (const char* text :
       {"",      " ",      "abc",  "1e5",      "0x10",     "1,2,3",    "1.2,3",    "--5", "5-",
        "+",     ",",      "NaN",  "inf",      "12a",      "5%",       "1_000",    "\t5", "1 2",
        "11 50", "1  000", "1 00", "1 000 00", "1000 000", "1,00,000", "1,000,00", "- 5", "1,000 000"}) {
    INFO(text);
    CHECK_FALSE(decimal(text));
    CHECK_FALSE(whole(text));
  }
  CHECK_FALSE(decimal(std::string(301, '9')));
  CHECK(decimal(std::string(300, '9')));
}

TEST_CASE("Where numbers are whole, a sign before every three digits means thousands") {
  CHECK(whole("8,000") == 8000.0);
  CHECK(whole("131.072") == 131072.0);
  CHECK(whole("1,000,000") == 1e6);
  CHECK(whole("8,5") == 8.5);
  CHECK(whole("8,00") == 8.0);
  CHECK(whole("0,500") == 0.5);
}

TEST_CASE("Where they need not be, a comma before three digits is unclear and a point is not") {
  CHECK(read_number("1,000", NumberKind::decimal).result == Result::unclear);
  CHECK(read_number("-12,345", NumberKind::decimal).result == Result::unclear);
  CHECK(decimal("1.125") == 1.125);
  CHECK(decimal("0,125") == 0.125);
  CHECK(decimal("1,25") == 1.25);
  CHECK(decimal("1,2500") == 1.25);
  CHECK(value("4,125", NumberKind::small) == 4.125);
  CHECK(decimal("1234,567") == 1234.567);
}
