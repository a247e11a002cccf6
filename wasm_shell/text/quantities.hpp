// Quantities in words: times, shares, rates, sizes. The one formatter for every view.
#pragma once

#include <cstdint>
#include <string>

#include "text/numbers.hpp"

namespace shell {

// 26 ms, 0,08 s, 1,7 s, 49,7 s, 2 min 5 s, 34 min, 1 godz. 12 min, 14 godz., 3 dni 4 godz., 12 lat
std::string duration(double seconds, Language language);
// Beside another time: in milliseconds under a second where either has fewer than two digits in seconds.
std::string duration_beside(double seconds, double other_s, Language language);
// As duration(), for comparisons, where a fraction of a second says nothing: 50 s.
std::string rough_duration(double seconds, Language language);
std::string rough_duration_beside(double seconds, double other_s, Language language);

// So many significant digits, down to nanoseconds; as duration() from a thousand seconds on: 44,3 µs, 1,374 s
std::string precise_time(double seconds, int digits, Language language);
// Writes the value of an axis's tick.
using TickText = std::string (*)(double value, Language language);
// Of seconds, where the values are round, in the unit that duration() gives the axis's end: 0, 20 ms; 0,1 s, 4 s, 2 min
TickText tick_time_to(double largest_s);

// Parts of a whole: 0,18%, 3,5%, 96,5%, 100%
std::string share_percent(double fraction, Language language);
// Utilisation: 1,5%, 3,0%, 87%, 100%
std::string utilization_percent(double fraction, Language language);
// Errors and efficiencies: whole percent, 8%
std::string whole_percent(double fraction, Language language);

// "1150 tokenów"
std::string tokens(std::int64_t count, Language language);
// A round count on an axis: 100, 10 tys.
std::string rounded_count(double count, Language language);
// "3 strony"
std::string pages(double count, Language language);
// Digits and unit of a rate: {"17,7", "tokena/s"}
struct RateText {
  std::string digits;
  std::string unit;
};
RateText token_rate(double tokens_per_s, Language language);
std::string token_rate_text(double tokens_per_s, Language language);
// After Polish prepositions with the genitive: "zamiast 752 tokenów/s"
std::string token_rate_genitive(double tokens_per_s, Language language);

// "1 rozmowa", "32 rozmowy"; in the other cases, those of sentences, "od jednej rozmowy", "od 32 rozmów", "na 32
// rozmowy", "przy 32 rozmowach".
enum class Case { nominative, genitive, accusative, locative };
std::string conversations(std::int64_t count, Language language, Case grammatical_case = Case::nominative);
// Below this ratio times() would say "1,0 razy", and two amounts are said to be the same.
inline constexpr double noticeable_ratio = 1.05;
// "41 razy", two significant digits; "7 razy", but "7,4 raza"
std::string times(double factor, Language language);
// "4,5 bita"
std::string bits(double count, Language language);

// Three significant digits: 4,40 GB, 114 MB
std::string bytes(double count, Language language);
// 72,0 GB/s, 8,80 TFLOP/s, 14,1 GFLOP
std::string bytes_per_second(double rate, Language language, int digits = 3);
std::string flop_per_second(double rate, Language language, int digits = 3);
std::string flop(double count, Language language);
// 3,6 FLOP/B
std::string flop_per_byte(double intensity, Language language);
// Ratios without a unit, two significant digits: 4,6, 72
std::string ratio(double value, Language language);
// 0,12 USD
std::string us_dollars(double amount, Language language);

}  // namespace shell
