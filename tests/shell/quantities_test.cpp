// Quantities in words.
#include "text/quantities.hpp"

#include <catch2/catch_test_macros.hpp>

#include "shell/support.hpp"

using namespace shell;
using support::nb;

namespace {

constexpr Language pl = Language::polish;
constexpr Language en = Language::english;

}  // namespace

TEST_CASE("Durations keep two digits below ten seconds and whole units where a fraction says nothing") {
  CHECK(duration(0.0776, pl) == nb("0,08~s"));
  CHECK(duration(1.74, pl) == nb("1,7~s"));
  CHECK(duration(49.7, pl) == nb("49,7~s"));
  CHECK(duration(33.96 * 60, pl) == nb("34~min"));
  CHECK(duration(72 * 60, pl) == nb("1~godz.~12~min"));
  CHECK(duration(72 * 60, en) == nb("1~h~12~min"));
  CHECK(duration(0.0258, pl) == nb("26~ms"));
  CHECK(duration(125, pl) == nb("2~min~5~s"));
  CHECK(duration(0, pl) == nb("0~s"));
}

TEST_CASE("Durations never round up to sixty of the smaller unit") {
  CHECK(duration(59.96, pl) == nb("1~min"));
  CHECK(duration(119.7, pl) == nb("2~min"));
  CHECK(duration(3599, pl) == nb("1~godz."));
  CHECK(duration(7199, pl) == nb("2~godz."));
}

TEST_CASE("Long durations become days and years") {
  CHECK(duration(20 * 3600.0, pl) == nb("20~godz."));
  CHECK(duration(3 * 86400.0, pl) == nb("3~dni"));
  CHECK(duration(12 * 365.25 * 86400, pl) == nb("12~lat"));
  CHECK(duration(22 * 365.25 * 86400, pl) == nb("22~lata"));
  CHECK(duration(2.5 * 365.25 * 86400, en) == nb("2.5~years"));
}

TEST_CASE("Comparisons drop the fraction of a second") {
  CHECK(rough_duration(49.7, pl) == nb("50~s"));
  CHECK(rough_duration(59.7, pl) == nb("1~min"));
  CHECK(rough_duration(1.74, pl) == nb("1,7~s"));
  CHECK(rough_duration(33.96 * 60, pl) == nb("34~min"));
}

TEST_CASE("Precise times keep their digits down to nanoseconds") {
  CHECK(precise_time(44.27e-6, 3, pl) == nb("44,3~µs"));
  CHECK(precise_time(1.3742, 4, pl) == nb("1,374~s"));
  CHECK(precise_time(0.99996, 3, pl) == nb("1,00~s"));
  CHECK(precise_time(2e-12, 2, pl) == nb("0,0020~ns"));
  CHECK(precise_time(0, 3, pl) == nb("0~s"));
  CHECK(precise_time(2038, 4, pl) == nb("34~min"));
}

TEST_CASE("Times on an axis are as round as their values") {
  CHECK(tick_time_to(5.0)(0, pl) == "0");
  CHECK(tick_time_to(5.0)(0.5, pl) == nb("0,5~s"));
  CHECK(tick_time_to(5.0)(4, pl) == nb("4~s"));
  CHECK(tick_time_to(5.0)(1.5, pl) == nb("1,5~s"));
  CHECK(tick_time_to(150.0)(120, pl) == nb("2~min"));
}

TEST_CASE("An axis has the unit of the time at its end") {
  CHECK(duration(0.04, pl) == nb("40~ms"));
  CHECK(tick_time_to(0.04)(0.02, pl) == nb("20~ms"));
  CHECK(duration(0.06, pl) == nb("0,06~s"));
  CHECK(tick_time_to(0.06)(0.02, pl) == nb("0,02~s"));
}

TEST_CASE("Shares and utilisations: two digits below ten percent") {
  CHECK(share_percent(0.035, pl) == "3,5%");
  CHECK(share_percent(0.965, pl) == "96,5%");
  CHECK(share_percent(0.0018, pl) == "0,18%");
  CHECK(share_percent(1, pl) == "100%");
  CHECK(share_percent(0, pl) == "0%");
  CHECK(share_percent(0.00001, pl) == "<0,01%");
  CHECK(utilization_percent(0.0297, pl) == "3,0%");
  CHECK(utilization_percent(0.0154, pl) == "1,5%");
  CHECK(utilization_percent(0.8712, pl) == "87%");
  CHECK(utilization_percent(0.9999, en) == "100%");
  CHECK(whole_percent(0.257, pl) == "26%");
}

TEST_CASE("Tokens take their plural form") {
  CHECK(tokens(1, pl) == nb("1~token"));
  CHECK(tokens(2, pl) == nb("2~tokeny"));
  CHECK(tokens(5, pl) == nb("5~tokenów"));
  CHECK(tokens(12, pl) == nb("12~tokenów"));
  CHECK(tokens(22, pl) == nb("22~tokeny"));
  CHECK(tokens(1150, pl) == nb("1150~tokenów"));
  CHECK(tokens(1, en) == nb("1~token"));
  CHECK(tokens(1150, en) == nb("1,150~tokens"));
}

TEST_CASE("Rates: a fraction below a hundred, whole numbers above") {
  CHECK(token_rate_text(1.7, pl) == nb("1,7~tokena/s"));
  CHECK(token_rate_text(17.702, pl) == nb("17,7~tokena/s"));
  CHECK(token_rate_text(618.06, pl) == nb("618~tokenów/s"));
  CHECK(token_rate_text(602, pl) == nb("602~tokeny/s"));
  CHECK(token_rate_genitive(752, pl) == nb("752~tokenów/s"));
  CHECK(token_rate_genitive(1, pl) == nb("1,0~tokena/s"));
  CHECK(token_rate_genitive(17.702, pl) == nb("17,7~tokena/s"));
  CHECK(token_rate_genitive(752, en) == nb("752~tokens/s"));
  CHECK(times(7.04, pl) == nb("7~razy"));
  CHECK(times(7.05, pl) == nb("7,1~raza"));
  CHECK(times(9.96, pl) == nb("10~razy"));
  CHECK(times(2.0, en) == nb("2~times"));
  CHECK(token_rate_text(17.702, en) == nb("17.7~tokens/s"));
}

TEST_CASE("Two times side by side have one unit where both are under a second") {
  CHECK(duration_beside(0.146, 0.0018, pl) == nb("146~ms"));
  CHECK(duration_beside(0.0018, 0.146, pl) == nb("1,8~ms"));
  CHECK(duration_beside(0.146, 0.06, pl) == nb("146~ms"));
  CHECK(duration_beside(0.146, 0.12, pl) == nb("0,15~s"));
  CHECK(duration_beside(9.8, 0.03, pl) == nb("9,8~s"));
  CHECK(duration_beside(0.0, 9.8, pl) == nb("0~s"));
  CHECK(duration_beside(0.092, 9.8, pl) == nb("92~ms"));
  CHECK(duration_beside(0.146, 0.0, pl) == nb("0,15~s"));
  CHECK(rough_duration_beside(0.17, 0.031, en) == nb("170~ms"));
  CHECK(rough_duration_beside(24.3, 0.031, en) == nb("24~s"));
}

TEST_CASE("Conversations follow Polish prepositions") {
  CHECK(conversations(1, pl) == nb("1~rozmowa"));
  CHECK(conversations(32, pl) == nb("32~rozmowy"));
  CHECK(conversations(200, pl) == nb("200~rozmów"));
  CHECK(conversations(32, pl, Case::genitive) == nb("32~rozmów"));
  CHECK(conversations(1, pl, Case::genitive) == "jednej rozmowy");
  CHECK(conversations(1, pl, Case::accusative) == "jedną rozmowę");
  CHECK(conversations(22, pl, Case::accusative) == nb("22~rozmowy"));
  CHECK(conversations(1, pl, Case::locative) == "jednej rozmowie");
  CHECK(conversations(200, pl, Case::locative) == nb("200~rozmowach"));
  CHECK(conversations(1, en, Case::locative) == "one conversation");
}

TEST_CASE("Factors, bits and ratios") {
  CHECK(times(41, pl) == nb("41~razy"));
  CHECK(times(7.4, pl) == nb("7,4~raza"));
  CHECK(times(134, pl) == nb("134~razy"));
  CHECK(times(214551, pl) == nb("210~000~razy"));
  CHECK(bits(4.5, pl) == nb("4,5~bita"));
  CHECK(bits(16, pl) == nb("16~bitów"));
  CHECK(bits(4.125, en) == nb("4.125~bits"));
  CHECK(ratio(71.97, pl) == "72");
  CHECK(ratio(4.62, pl) == "4,6");
}

TEST_CASE("Sizes and rates of the machine carry three digits and a metric prefix") {
  CHECK(bytes(4.398e9, pl) == nb("4,40~GB"));
  CHECK(bytes(114.7e6, pl) == nb("115~MB"));
  CHECK(bytes(999.96e6, pl) == nb("1,00~GB"));
  CHECK(bytes(12, pl) == nb("12,0~B"));
  CHECK(bytes_per_second(72.0e9, pl) == nb("72,0~GB/s"));
  CHECK(flop_per_second(8.8e12, pl) == nb("8,80~TFLOP/s"));
  CHECK(flop(14.1e9, en) == nb("14.1~GFLOP"));
  CHECK(flop_per_byte(3.61, pl) == nb("3,61~FLOP/B"));
}

TEST_CASE("Dollars keep two digits of small amounts") {
  CHECK(us_dollars(1.791, pl) == nb("1,79~USD"));
  CHECK(us_dollars(0.0249, pl) == nb("0,025~USD"));
  CHECK(us_dollars(0, pl) == nb("0,00~USD"));
}
