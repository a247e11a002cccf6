// Numbers as each language writes them.
#include "text/numbers.hpp"

#include <catch2/catch_test_macros.hpp>
#include <limits>

#include "shell/support.hpp"

using namespace shell;
using support::nb;

namespace {

constexpr Language pl = Language::polish;
constexpr Language en = Language::english;

PluralForm form(double value) { return whole(value, pl).form; }

}  // namespace

TEST_CASE("Polish writes a decimal comma, English a point") {
  CHECK(fixed(1.74, 1, pl).digits == "1,7");
  CHECK(fixed(1.74, 1, en).digits == "1.7");
}

TEST_CASE("Polish groups digits from five on, English from four on") {
  CHECK(whole(1150, pl).digits == "1150");
  CHECK(whole(16384, pl).digits == nb("16~384"));
  CHECK(whole(1234567, pl).digits == nb("1~234~567"));
  CHECK(whole(1150, en).digits == "1,150");
  CHECK(whole(999, en).digits == "999");
}

TEST_CASE("Numbers are rounded half away from zero, minus is a minus sign") {
  CHECK(fixed(0.5, 0, pl).digits == "1");
  CHECK(fixed(2.5, 0, pl).digits == "3");
  CHECK(fixed(-2.5, 0, pl).digits == "−3");
  CHECK(fixed(0.25, 1, pl).digits == "0,3");
  CHECK(fixed(9.999, 2, pl).digits == "10,00");
}

TEST_CASE("Polish plurals: 1 takes one, 2 to 4 few, the teens and the rest many, fractions their own") {
  CHECK(form(1) == PluralForm::one);
  CHECK(form(2) == PluralForm::few);
  CHECK(form(4) == PluralForm::few);
  CHECK(form(5) == PluralForm::many);
  CHECK(form(0) == PluralForm::many);
  CHECK(form(11) == PluralForm::many);
  CHECK(form(12) == PluralForm::many);
  CHECK(form(14) == PluralForm::many);
  CHECK(form(21) == PluralForm::many);
  CHECK(form(22) == PluralForm::few);
  CHECK(form(112) == PluralForm::many);
  CHECK(form(122) == PluralForm::few);
  CHECK(fixed(1.7, 1, pl).form == PluralForm::fraction);
  CHECK(fixed(2.0, 1, pl).form == PluralForm::fraction);
}

TEST_CASE("English has one and the others") {
  CHECK(whole(1, en).form == PluralForm::one);
  CHECK(whole(2, en).form == PluralForm::many);
  CHECK(whole(0, en).form == PluralForm::many);
}

TEST_CASE("Significant digits end with the decimal sign") {
  CHECK(significant(0.0776, 2, pl).digits == "0,078");
  CHECK(significant(3.98, 2, pl).digits == "4,0");
  CHECK(significant(9.96, 2, pl).digits == "10");
  CHECK(significant(99.96, 3, pl).digits == "100");
  CHECK(significant(4321, 2, pl).digits == "4321");
  CHECK(significant(0.0, 2, pl).digits == "0");
  CHECK(significant(0.1, 2, pl).digits == "0,10");
}

TEST_CASE("Trimmed numbers keep only the decimals that they need") {
  CHECK(trimmed(16, 3, pl).digits == "16");
  CHECK(trimmed(4.5, 3, pl).digits == "4,5");
  CHECK(trimmed(4.125, 3, pl).digits == "4,125");
  CHECK(trimmed(0.1, 3, en).digits == "0.1");
  CHECK(trimmed(1.0 / 3.0, 2, pl).digits == "0,33");
}

TEST_CASE("Very large numbers are powers of ten and infinity has its sign") {
  CHECK(whole(1e15, pl).digits == "1,0·10¹⁵");
  CHECK(whole(2.46e21, pl).digits == "2,5·10²¹");
  CHECK(whole(std::numeric_limits<double>::infinity(), pl).digits == "∞");
}

TEST_CASE("Scientific numbers have a mantissa below ten as it is shown") {
  CHECK(scientific(6525621760, 3, pl).digits == "6,53·10⁹");
  CHECK(scientific(9.996e9, 3, pl).digits == "1,00·10¹⁰");
  CHECK(scientific(0.0123, 2, en).digits == "1.2·10⁻²");
}

TEST_CASE("Powers of ten on an axis") {
  CHECK(power_of_ten_text(-1) == "10⁻¹");
  CHECK(power_of_ten_text(0) == "1");
  CHECK(power_of_ten_text(1) == "10");
  CHECK(power_of_ten_text(15) == "10¹⁵");
}

TEST_CASE("A no-break space stands before the unit") {
  CHECK(with_unit(whole(34, pl), "min") == nb("34~min"));
  constexpr Plural token{"token", "tokeny", "tokenów", "tokena"};
  CHECK(with_unit(whole(2, pl), token) == nb("2~tokeny"));
}

TEST_CASE("A value too small for nine decimals is a power of ten, down to the smallest and up to the largest double") {
  CHECK(significant(1e-9, 2, pl).digits == "1,0·10⁻⁹");
  CHECK(significant(2.5e-20, 2, pl).digits == "2,5·10⁻²⁰");
  CHECK(significant(-2.5e-20, 2, pl).digits == "−2,5·10⁻²⁰");
  CHECK(significant(5e-324, 2, pl).digits == "4,9·10⁻³²⁴");
  CHECK(significant(1.7e308, 2, pl).digits == "1,7·10³⁰⁸");
  CHECK(fixed(9.99e14, 9, pl).digits.starts_with(nb("999~000~000~000~000,0")));
}
