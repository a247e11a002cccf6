// Axes of the panels' charts.
#include "app/panels/axes.hpp"

#include <algorithm>
#include <cmath>

#include "app/controls.hpp"
#include "text/quantities.hpp"

namespace shell {
namespace {

constexpr double round_mantissas[] = {1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0};
constexpr double time_units_s[] = {86400.0, 3600.0, 60.0};

// Decades at which doubles, and quotients of values on the axis, still have all their digits.
constexpr double first_decade = -300.0;
constexpr double last_decade = 300.0;

double decade_exponent(double value) { return std::clamp(std::floor(std::log10(value)), first_decade, last_decade); }

double decade_below(double value) { return std::pow(10.0, decade_exponent(value)); }

// The smallest round value not below.
double rounded_up(double value) {
  if (!(value > 0.0)) return 1.0;
  const double decade = decade_below(value);
  for (const double mantissa : round_mantissas) {
    if (mantissa * decade >= value) return mantissa * decade;
  }
  return 10.0 * decade;
}

double time_unit_s(double seconds) {
  for (const double unit_s : time_units_s) {
    if (seconds >= unit_s) return unit_s;
  }
  return 1.0;
}

Axis axis_to(double maximum, TickText text, Language language) {
  Axis axis{.label = {}, .minimum = 0.0, .maximum = maximum, .logarithmic = false, .ticks = {}};
  for (const double value : {0.0, maximum / 2.0, maximum}) axis.ticks.push_back({value, text(value, language)});
  return axis;
}

}  // namespace

Axis decade_axis(std::string_view label, int first, int last, std::initializer_list<double> values) {
  for (const double value : values) {
    if (!(value > 0.0)) continue;
    first = std::min(first, static_cast<int>(decade_exponent(value)));
    last = std::max(last, static_cast<int>(std::ceil(std::min(std::log10(value), last_decade))));
  }
  Axis axis{.label = std::string(label),
            .minimum = std::pow(10.0, first),
            .maximum = std::pow(10.0, last),
            .logarithmic = true,
            .ticks = {}};
  for (int exponent = first; exponent <= last; ++exponent) {
    axis.ticks.push_back({std::pow(10.0, exponent), power_of_ten_text(exponent)});
  }
  return axis;
}

Axis batch_axis(std::string_view label, Language language) {
  Axis axis{.label = std::string(label),
            .minimum = 1.0,
            .maximum = static_cast<double>(max_interface_batch),
            .logarithmic = true,
            .ticks = {}};
  for (double batch = 1.0; batch <= axis.maximum; batch *= 2.0) {
    axis.ticks.push_back({batch, whole(batch, language).digits});
  }
  return axis;
}

Axis amount_axis(double largest, TickText text, Language language) {
  return axis_to(rounded_up(largest), text, language);
}

Axis time_axis(double largest_s, Language language) {
  const double unit_s = time_unit_s(largest_s);
  const double end_s = rounded_up(largest_s / unit_s) * unit_s;
  return axis_to(end_s, tick_time_to(end_s), language);
}

}  // namespace shell
