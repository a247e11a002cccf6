// Quantities in words.
#include "text/quantities.hpp"

#include <cmath>
#include <cstddef>
#include <iterator>
#include <string_view>

namespace shell {
namespace {

// Below it milliseconds.
constexpr double shortest_in_seconds_s = 0.05;
constexpr double shortest_of_two_digits_s = 0.0995;
constexpr double minute_s = 60.0;
constexpr double hour_s = 3600.0;
constexpr double day_s = 86400.0;
// Julian year.
constexpr double year_s = 365.25 * day_s;

const Plural& days(Language language) {
  static constexpr Plural polish{"dzień", "dni", "dni", "dnia"};
  static constexpr Plural english{"day", "days", "days", "days"};
  return language == Language::polish ? polish : english;
}

const Plural& years(Language language) {
  static constexpr Plural polish{"rok", "lata", "lat", "roku"};
  static constexpr Plural english{"year", "years", "years", "years"};
  return language == Language::polish ? polish : english;
}

std::string_view hour_unit(Language language) { return language == Language::polish ? "godz." : "h"; }

std::string whole_with(double value, std::string_view unit, Language language) {
  return with_unit(whole(value, language), unit);
}

// "2 min 5 s"; the smaller unit is left out when it rounds to nothing.
std::string two_units(double seconds, double large_s, double small_s, std::string_view large_unit,
                      std::string_view small_unit, Language language) {
  const double small_count = std::floor(seconds / small_s + 0.5);
  const double per_large = std::floor(large_s / small_s + 0.5);
  const double large_count = std::floor(small_count / per_large);
  const double rest = small_count - large_count * per_large;
  std::string text = whole_with(large_count, large_unit, language);
  if (rest > 0.0) text += std::string(no_break_space) + whole_with(rest, small_unit, language);
  return text;
}

std::string long_duration(double seconds, Language language) {
  if (seconds < 10.0 * minute_s - 0.5) return two_units(seconds, minute_s, 1.0, "min", "s", language);
  if (seconds < hour_s - 30.0) return whole_with(seconds / minute_s, "min", language);
  if (seconds < 10.0 * hour_s - 30.0) {
    return two_units(seconds, hour_s, minute_s, hour_unit(language), "min", language);
  }
  if (seconds < 2.0 * day_s - 0.5 * hour_s) return whole_with(seconds / hour_s, hour_unit(language), language);
  if (seconds < 2.0 * year_s) return with_unit(whole(seconds / day_s, language), days(language));
  return with_unit(significant(seconds / year_s, 2, language), years(language));
}

struct Prefixed {
  double factor;
  std::string_view prefix;
};

// So many significant digits with the metric prefix that keeps the number between 1 and 1000.
std::string metric(double value, std::string_view unit, Language language, int digits = 3) {
  static constexpr Prefixed prefixes[] = {{1e15, "P"}, {1e12, "T"}, {1e9, "G"}, {1e6, "M"}, {1e3, "k"}};
  for (const auto& [factor, prefix] : prefixes) {
    if (value < 0.9995 * factor) continue;
    return with_unit(significant(value / factor, digits, language), std::string(prefix) + std::string(unit));
  }
  return with_unit(significant(value, digits, language), unit);
}

std::string percent(double fraction, int decimals_from_ten, Language language) {
  const double value = 100.0 * fraction;
  const auto written = [value, decimals_from_ten, language] {
    if (value == 0.0) return whole(0.0, language);
    if (value < 0.01) return fixed(0.01, 2, language);
    if (value < 9.95) return significant(value, 2, language);
    return value < 99.95 ? fixed(value, decimals_from_ten, language) : whole(100.0, language);
  };
  std::string text = value > 0.0 && value < 0.01 ? "<" : "";
  return text.append(written().digits).append("%");
}

}  // namespace

std::string duration(double seconds, Language language) {
  if (seconds == 0.0) return whole_with(0.0, "s", language);
  if (seconds < shortest_in_seconds_s) return with_unit(significant(1000.0 * seconds, 2, language), "ms");
  if (seconds < 0.995) return with_unit(fixed(seconds, 2, language), "s");
  if (seconds < 59.95) return with_unit(fixed(seconds, 1, language), "s");
  return long_duration(seconds, language);
}

std::string duration_beside(double seconds, double other_s, Language language) {
  const double shorter_s = other_s > 0.0 && other_s < seconds ? other_s : seconds;
  if (shorter_s >= shortest_of_two_digits_s || seconds == 0.0 || seconds >= 0.995) return duration(seconds, language);
  return with_unit(significant(1000.0 * seconds, 2, language), "ms");
}

std::string rough_duration(double seconds, Language language) {
  if (seconds < 9.95 || seconds >= 59.95) return duration(seconds, language);
  return seconds < 59.5 ? whole_with(seconds, "s", language) : whole_with(1.0, "min", language);
}

std::string rough_duration_beside(double seconds, double other_s, Language language) {
  return seconds < 1.0 ? duration_beside(seconds, other_s, language) : rough_duration(seconds, language);
}

std::string precise_time(double seconds, int digits, Language language) {
  static constexpr Prefixed prefixes[] = {{1.0, ""}, {1e-3, "m"}, {1e-6, "µ"}, {1e-9, "n"}};
  if (seconds == 0.0 || seconds >= 999.5) return duration(seconds, language);
  const Prefixed* prefix = prefixes;
  while (prefix != std::prev(std::end(prefixes)) && seconds < 0.9995 * prefix->factor) ++prefix;
  return with_unit(significant(seconds / prefix->factor, digits, language), std::string(prefix->prefix) + "s");
}

TickText tick_time_to(double largest_s) {
  if (largest_s < shortest_in_seconds_s) {
    return [](double seconds, Language language) {
      return seconds == 0.0 ? whole(seconds, language).digits : with_unit(trimmed(1000.0 * seconds, 2, language), "ms");
    };
  }
  return [](double seconds, Language language) {
    if (seconds == 0.0) return whole(seconds, language).digits;
    return seconds < minute_s ? with_unit(trimmed(seconds, 2, language), "s") : duration(seconds, language);
  };
}

std::string share_percent(double fraction, Language language) { return percent(fraction, 1, language); }

std::string utilization_percent(double fraction, Language language) { return percent(fraction, 0, language); }

std::string whole_percent(double fraction, Language language) { return whole(100.0 * fraction, language).digits + "%"; }

std::string tokens(std::int64_t count, Language language) {
  static constexpr Plural polish{"token", "tokeny", "tokenów", "tokena"};
  static constexpr Plural english{"token", "tokens", "tokens", "tokens"};
  return with_unit(whole(static_cast<double>(count), language), language == Language::polish ? polish : english);
}

std::string rounded_count(double count, Language language) {
  constexpr double thousand = 1000.0;
  if (count < thousand) return whole(count, language).digits;
  const std::string thousands = whole(count / thousand, language).digits;
  return language == Language::polish ? thousands + std::string(no_break_space) + "tys." : thousands + "k";
}

std::string pages(double count, Language language) {
  static constexpr Plural polish{"strona", "strony", "stron", "strony"};
  static constexpr Plural english{"page", "pages", "pages", "pages"};
  return with_unit(whole(count, language), language == Language::polish ? polish : english);
}

namespace {

ShownNumber rate_number(double tokens_per_s, Language language) {
  return tokens_per_s < 9.95 ? significant(tokens_per_s, 2, language)
                             : fixed(tokens_per_s, tokens_per_s < 99.95 ? 1 : 0, language);
}

constexpr Plural english_rate{"token/s", "tokens/s", "tokens/s", "tokens/s"};

}  // namespace

RateText token_rate(double tokens_per_s, Language language) {
  static constexpr Plural polish{"token/s", "tokeny/s", "tokenów/s", "tokena/s"};
  const ShownNumber number = rate_number(tokens_per_s, language);
  return {number.digits, std::string((language == Language::polish ? polish : english_rate)[number.form])};
}

std::string token_rate_text(double tokens_per_s, Language language) {
  const RateText rate = token_rate(tokens_per_s, language);
  return rate.digits + std::string(no_break_space) + rate.unit;
}

std::string token_rate_genitive(double tokens_per_s, Language language) {
  static constexpr Plural polish{"tokena/s", "tokenów/s", "tokenów/s", "tokena/s"};
  return with_unit(rate_number(tokens_per_s, language), language == Language::polish ? polish : english_rate);
}

std::string conversations(std::int64_t count, Language language, Case grammatical_case) {
  static constexpr Plural polish[] = {{"rozmowa", "rozmowy", "rozmów", "rozmowy"},
                                      {"rozmowy", "rozmów", "rozmów", "rozmowy"},
                                      {"rozmowę", "rozmowy", "rozmów", "rozmowy"},
                                      {"rozmowie", "rozmowach", "rozmowach", "rozmowy"}};
  static constexpr Plural english{"conversation", "conversations", "conversations", "conversations"};
  if (count == 1 && grammatical_case != Case::nominative) {
    static constexpr std::string_view one_in_polish[] = {"", "jednej rozmowy", "jedną rozmowę", "jednej rozmowie"};
    return std::string(language == Language::polish ? one_in_polish[static_cast<std::size_t>(grammatical_case)]
                                                    : "one conversation");
  }
  const ShownNumber number = whole(static_cast<double>(count), language);
  return with_unit(number, language == Language::polish ? polish[static_cast<std::size_t>(grammatical_case)] : english);
}

namespace {

const Plural& time_forms(Language language) {
  static constexpr Plural polish{"raz", "razy", "razy", "raza"};
  static constexpr Plural english{"time", "times", "times", "times"};
  return language == Language::polish ? polish : english;
}

}  // namespace

std::string times(double factor, Language language) {
  const double tenths = std::floor(10.0 * factor + 0.5);
  if (factor >= 1.0 && tenths < 100.0) return with_unit(trimmed(tenths / 10.0, 1, language), time_forms(language));
  if (factor < 1000.0) return with_unit(significant(factor, 2, language), time_forms(language));
  const double step = std::pow(10.0, std::floor(std::log10(factor)) - 1.0);
  return with_unit(whole(std::round(factor / step) * step, language), time_forms(language));
}

std::string bits(double count, Language language) {
  static constexpr Plural polish{"bit", "bity", "bitów", "bita"};
  static constexpr Plural english{"bit", "bits", "bits", "bits"};
  return with_unit(trimmed(count, 3, language), language == Language::polish ? polish : english);
}

std::string bytes(double count, Language language) { return metric(count, "B", language); }

std::string bytes_per_second(double rate, Language language, int digits) {
  return metric(rate, "B/s", language, digits);
}

std::string flop_per_second(double rate, Language language, int digits) {
  return metric(rate, "FLOP/s", language, digits);
}

std::string flop(double count, Language language) { return metric(count, "FLOP", language); }

std::string flop_per_byte(double intensity, Language language) {
  return with_unit(significant(intensity, 3, language), "FLOP/B");
}

std::string ratio(double value, Language language) { return significant(value, 2, language).digits; }

std::string us_dollars(double amount, Language language) {
  const ShownNumber number =
      amount > 0.0 && amount < 0.995 ? significant(amount, 2, language) : fixed(amount, 2, language);
  return with_unit(number, "USD");
}

}  // namespace shell
