// Logarithmic slider scales that land on round values.
#include "app/slider_scale.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "app/edit.hpp"

using namespace shell;

namespace {

constexpr Field sliders[] = {Field::prompt, Field::answer, Field::history, Field::batch};

bool is_stop(Field field, std::int64_t value) {
  const auto stops = slider_stops(field);
  return std::find(stops.begin(), stops.end(), value) != stops.end();
}

}  // namespace

TEST_CASE("The article's lengths are stops") {
  for (const std::int64_t value : {50, 100, 800, 850, 1150, 8000}) {
    INFO(value);
    CHECK(is_stop(Field::prompt, value));
    CHECK(is_stop(Field::answer, value));
  }
  for (const ScenarioProfile& profile : built_in_catalogue().scenario) {
    CHECK(is_stop(Field::prompt, profile.scenario.prompt_tokens));
    CHECK(is_stop(Field::answer, profile.scenario.answer_tokens));
    CHECK(is_stop(Field::history, profile.scenario.cached_tokens));
  }
}

TEST_CASE("Stops rise from one end of the range to the other") {
  for (const Field field : sliders) {
    const auto stops = slider_stops(field);
    const Range range = *field_range(field);
    CHECK(std::is_sorted(stops.begin(), stops.end()));
    CHECK(std::adjacent_find(stops.begin(), stops.end()) == stops.end());
    CHECK(static_cast<double>(stops.front()) == range.minimum);
    CHECK(static_cast<double>(stops.back()) == range.maximum);
  }
  CHECK(slider_stops(Field::lang).empty());
}

TEST_CASE("The position grows with the value, from 0 to 1") {
  for (const Field field : sliders) {
    double before = -1.0;
    for (const std::int64_t stop : slider_stops(field)) {
      const double position = slider_position(field, static_cast<double>(stop));
      CHECK(position > before);
      before = position;
    }
    const auto stops = slider_stops(field);
    CHECK(slider_position(field, static_cast<double>(stops.front())) == 0.0);
    if (field != Field::answer) CHECK(slider_position(field, static_cast<double>(stops.back())) == 1.0);
  }
  CHECK(slider_position(Field::prompt, 1e9) == 1.0);
}

TEST_CASE("Equal lengths of prompt and answer stand under one another") {
  for (const std::int64_t stop : slider_stops(Field::answer)) {
    const auto tokens = static_cast<double>(stop);
    CHECK(slider_position(Field::answer, tokens) == slider_position(Field::prompt, tokens));
  }
}

TEST_CASE("The position of a stop leads back to it, and outside the track are its ends") {
  for (const Field field : sliders) {
    for (const std::int64_t stop : slider_stops(field)) {
      CHECK(slider_value_at(field, slider_position(field, static_cast<double>(stop))) == stop);
    }
    CHECK(slider_value_at(field, -3.0) == slider_stops(field).front());
    CHECK(slider_value_at(field, 7.0) == slider_stops(field).back());
  }
}

TEST_CASE("A step goes to the next stop, also from a value between two") {
  CHECK(slider_step(Field::prompt, 1150, SliderStep::up) == 1200);
  CHECK(slider_step(Field::prompt, 1150, SliderStep::down) == 1100);
  CHECK(slider_step(Field::prompt, 1151, SliderStep::up) == 1200);
  CHECK(slider_step(Field::prompt, 1151, SliderStep::down) == 1150);
}

TEST_CASE("Steps stop at the ends, Home and End go there") {
  for (const Field field : sliders) {
    const auto first = slider_stops(field).front();
    const auto last = slider_stops(field).back();
    const auto low = static_cast<double>(first);
    const auto high = static_cast<double>(last);
    CHECK(slider_step(field, low, SliderStep::down) == first);
    CHECK(slider_step(field, low, SliderStep::page_down) == first);
    CHECK(slider_step(field, high, SliderStep::up) == last);
    CHECK(slider_step(field, high, SliderStep::page_up) == last);
    CHECK(slider_step(field, high, SliderStep::to_start) == first);
    CHECK(slider_step(field, low, SliderStep::to_end) == last);
  }
}

TEST_CASE("A page is ten stops") {
  const auto stops = slider_stops(Field::prompt);
  CHECK(slider_step(Field::prompt, static_cast<double>(stops[20]), SliderStep::page_up) == stops[30]);
  CHECK(slider_step(Field::prompt, static_cast<double>(stops[20]), SliderStep::page_down) == stops[10]);
}
