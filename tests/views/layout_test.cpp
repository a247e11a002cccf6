// Every layout ends, at every width and density, with the same height each time it is drawn.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "views/hostile.hpp"
#include "views/stage.hpp"

using stage::Picture;
using stage::Stage;

namespace {

constexpr float densities[] = {0.25f, 0.5f, 1.0f, 1.25f, 2.0f, 3.0f, 4.0f};
constexpr int widest_css = 1400;
constexpr double longest_frame_ms = stage::sanitized ? 1e9 : 50.0;
constexpr int width_step = stage::sanitized ? 41 : 1;

struct Sweep {
  // Of a page in one column of a few words.
  float highest_css = 40000.0f;
  int layouts = 0;
  double slowest_ms = 0.0;
};

void check_layout(Stage& stage, Sweep& sweep) {
  const Picture first = stage.draw();
  const Picture again = stage.draw();
  sweep.layouts += 2;
  // A busy machine slows one frame down, a slow layout both.
  sweep.slowest_ms = std::max(sweep.slowest_ms, std::min(first.milliseconds, again.milliseconds));
  const bool sound = first.height > 0.0f && first.height < sweep.highest_css && first.height == again.height &&
                     first.finite && again.finite;
  if (!sound) FAIL("height " << first.height << ", then " << again.height);
}

}  // namespace

TEST_CASE("Every panel is laid out in both languages at every width and density") {
  Sweep sweep;
  for (const float dpr : densities) {
    for (const std::string& query : stage::panel_queries()) {
      Stage stage(query);
      for (int width = 1; width <= widest_css; width += width_step) {
        INFO(query << " at " << width << " × " << dpr);
        stage.resize(static_cast<float>(width), dpr);
        check_layout(stage, sweep);
      }
    }
  }
  INFO(sweep.layouts << " layouts");
  CHECK(sweep.slowest_ms < longest_frame_ms);
}

TEST_CASE("Names that a profile should not have are laid out too") {
  Sweep sweep{.highest_css = 1e7f};
  for (const std::string& text : stage::hostile_texts()) {
    const shell::Catalogue catalogue = stage::hostile_catalogue(text);
    for (const std::string& query : stage::panel_queries()) {
      Stage stage(catalogue, query);
      for (const int width : {1, 24, 60, 82, 160, 320, 412, 560, 720, 1400}) {
        INFO(query << " at " << width << " with " << text.substr(0, 40));
        stage.resize(static_cast<float>(width), 1.0f);
        check_layout(stage, sweep);
      }
    }
    INFO(text.substr(0, 40));
    CHECK(sweep.slowest_ms < longest_frame_ms);
    sweep.slowest_ms = 0.0;
  }
}

TEST_CASE("A refusal of any text is laid out at every width") {
  Sweep sweep;
  for (const std::string& text : stage::hostile_texts()) {
    Stage stage("lang=en");
    stage.ui().edit({.field = shell::Field::usd_per_hour, .value = text});
    for (int width = 1; width <= 720; width += 7) {
      INFO(width << " with " << text.substr(0, 40));
      stage.resize(static_cast<float>(width), 1.0f);
      check_layout(stage, sweep);
    }
  }
  CHECK(sweep.slowest_ms < longest_frame_ms);
}

TEST_CASE("A value repeated a thousand times is refused once") {
  std::string query = "prompt=x";
  for (int i = 0; i < 1000; ++i) query += "&prompt=x";
  const float height = Stage("prompt=x").settle().height;
  Stage often(query);
  CHECK(often.settle().height == height);
  CHECK(often.ui().app().screen().refusals.size() == 1);
}

TEST_CASE("A state has the height it had before a detour through other states, widths and densities") {
  Stage stage("panel=sums");
  stage.resize(430.0f, 3.0f);
  const float height = stage.settle().height;
  stage.resize(24.0f, 0.25f);
  stage.settle();
  stage.ui().set_query("panel=batch&lang=en&hardware=b200");
  stage.resize(1400.0f, 4.0f);
  stage.settle();
  stage.ui().set_query("panel=sums");
  stage.resize(430.0f, 3.0f);
  CHECK(stage.settle().height == height);
}
