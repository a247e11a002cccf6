// Round times under the time bar.
#include "app/time_ticks.hpp"

#include <cmath>
#include <iterator>

#include "text/quantities.hpp"

namespace shell {
namespace {

constexpr double most_steps = 6.0;
constexpr double decimal_steps[] = {1.0, 2.0, 5.0, 10.0};
// Of minutes, hours and days.
constexpr double clock_steps_s[] = {60.0,   120.0,   300.0,   600.0,   900.0,   1800.0,   3600.0,
                                    7200.0, 10800.0, 21600.0, 43200.0, 86400.0, 172800.0, 432000.0};
constexpr double longest_decimal_s = 100.0;
constexpr double longest_clock_s = 432000.0 * most_steps;
constexpr double day_s = 86400.0;

// The smallest 1, 2 or 5 of a decade of units that leaves so few steps.
double decimal_step(double total, double unit) {
  const double least = total / unit / most_steps;
  const double decade = std::pow(10.0, std::floor(std::log10(least)));
  for (const double step : decimal_steps) {
    if (step * decade >= least) return step * decade * unit;
  }
  return 10.0 * decade * unit;
}

double step_s(double total_s) {
  if (total_s <= longest_decimal_s) return decimal_step(total_s, 1.0);
  if (total_s > longest_clock_s) return decimal_step(total_s, day_s);
  for (const double step : clock_steps_s) {
    if (step * most_steps >= total_s) return step;
  }
  return clock_steps_s[std::size(clock_steps_s) - 1];
}

}  // namespace

std::vector<TimeTick> time_ticks(double total_s, Language language) {
  std::vector<TimeTick> ticks;
  if (!(total_s > 0.0)) return ticks;
  const double step = step_s(total_s);
  const TickText label = tick_time_to(total_s);
  for (int i = 0; static_cast<double>(i) * step <= total_s && i <= static_cast<int>(most_steps); ++i) {
    const double at = static_cast<double>(i) * step;
    ticks.push_back({.fraction = at / total_s, .label = label(at, language)});
  }
  return ticks;
}

}  // namespace shell
