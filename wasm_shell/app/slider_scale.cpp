// Logarithmic slider scales that land on round values.
#include "app/slider_scale.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "app/edit.hpp"

namespace shell {
namespace {

constexpr std::size_t stops_in_a_page = 10;

// In hundredths; 115 for the article's 1150 tokens.
constexpr std::int64_t mantissas[] = {100, 110, 115, 120, 130, 140, 150, 160, 180, 200, 220, 250, 280, 300,
                                      350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 950};

// Round values between the ends of the field's range, ends included.
std::vector<std::int64_t> round_stops(Field field) {
  const Range range = *field_range(field);
  const auto last = static_cast<std::int64_t>(range.maximum);
  std::vector<std::int64_t> stops{static_cast<std::int64_t>(range.minimum)};
  for (std::int64_t decade = 1; decade <= last; decade *= 10) {
    for (const std::int64_t mantissa : mantissas) {
      const std::int64_t value = decade * mantissa / 100;
      if (decade * mantissa % 100 == 0 && value > stops.back() && value < last) stops.push_back(value);
    }
  }
  stops.push_back(last);
  return stops;
}

// Tokens below which the history scale is linear, so that it can start at zero.
constexpr double history_linear_tokens = 100.0;

double scaled(Field field, double value) {
  return field == Field::history ? std::log1p(value / history_linear_tokens) : std::log(value);
}

// Both lengths lie on the scale of the longer one, so that equal lengths stand under one another.
double scale_end(Field field, double last) {
  return field == Field::answer ? static_cast<double>(max_interface_prompt_tokens) : last;
}

}  // namespace

std::span<const std::int64_t> slider_stops(Field field) {
  static const std::vector<std::int64_t> prompt = round_stops(Field::prompt);
  static const std::vector<std::int64_t> answer = round_stops(Field::answer);
  static const std::vector<std::int64_t> history = round_stops(Field::history);
  static const std::vector<std::int64_t> batch{1,  2,  3,  4,  5,  6,  8,   10,  12,  16,  20,  24,  28, 32,
                                               40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 200, 224, 256};
  switch (field) {
    case Field::prompt:
      return prompt;
    case Field::answer:
      return answer;
    case Field::history:
      return history;
    case Field::batch:
      return batch;
    default:
      return {};
  }
}

double slider_position(Field field, double value) {
  const std::span<const std::int64_t> stops = slider_stops(field);
  if (stops.empty()) return 0.0;
  const double first = scaled(field, static_cast<double>(stops.front()));
  const double last = scaled(field, scale_end(field, static_cast<double>(stops.back())));
  return std::clamp((scaled(field, value) - first) / (last - first), 0.0, 1.0);
}

std::int64_t slider_value_at(Field field, double position) {
  const std::span<const std::int64_t> stops = slider_stops(field);
  const auto distance = [&](std::int64_t stop) {
    return std::fabs(slider_position(field, static_cast<double>(stop)) - position);
  };
  return *std::min_element(stops.begin(), stops.end(),
                           [&](std::int64_t a, std::int64_t b) { return distance(a) < distance(b); });
}

std::int64_t slider_step(Field field, double value, SliderStep step) {
  const std::span<const std::int64_t> stops = slider_stops(field);
  const auto first_not_below = std::lower_bound(
      stops.begin(), stops.end(), value, [](std::int64_t stop, double v) { return static_cast<double>(stop) < v; });
  const auto at = static_cast<std::size_t>(first_not_below - stops.begin());
  const std::size_t last = stops.size() - 1;
  const bool between = at <= last && static_cast<double>(stops[at]) > value;
  const auto down = [&](std::size_t count) { return stops[at > count ? at - count : 0]; };
  const auto up = [&](std::size_t count) { return stops[std::min(last, at + count - (between ? 1 : 0))]; };
  switch (step) {
    case SliderStep::down:
      return down(1);
    case SliderStep::up:
      return up(1);
    case SliderStep::page_down:
      return down(stops_in_a_page);
    case SliderStep::page_up:
      return up(stops_in_a_page);
    case SliderStep::to_start:
      return stops.front();
    case SliderStep::to_end:
      return stops.back();
  }
  return static_cast<std::int64_t>(value);
}

}  // namespace shell
