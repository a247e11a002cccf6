// Every layout ends, at every width and density, with the same height each time it is drawn.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "views/stage.hpp"

using stage::Picture;
using stage::Stage;

namespace {

constexpr float densities[] = {0.25f, 0.5f, 1.0f, 1.25f, 2.0f, 3.0f, 4.0f};
constexpr int widest_css = 1400;
constexpr double longest_frame_ms = 50.0;
// Of a page in one column of a few words.
constexpr float highest_css = 40000.0f;

struct Sweep {
  int layouts = 0;
  double slowest_ms = 0.0;
};

void check_layout(Stage& stage, Sweep& sweep) {
  const Picture first = stage.draw();
  const Picture again = stage.draw();
  sweep.layouts += 2;
  sweep.slowest_ms = std::max({sweep.slowest_ms, first.milliseconds, again.milliseconds});
  const bool sound =
      first.height > 0.0f && first.height < highest_css && first.height == again.height && first.finite && again.finite;
  if (!sound) FAIL("height " << first.height << ", then " << again.height);
}

}  // namespace

TEST_CASE("Every panel is laid out in both languages at every width and density") {
  Sweep sweep;
  for (const float dpr : densities) {
    for (const std::string& query : stage::panel_queries()) {
      Stage stage(query);
      for (int width = 1; width <= widest_css; ++width) {
        INFO(query << " at " << width << " × " << dpr);
        stage.resize(static_cast<float>(width), dpr);
        check_layout(stage, sweep);
      }
    }
  }
  WARN(sweep.layouts << " layouts, the slowest " << sweep.slowest_ms << " ms");
  CHECK(sweep.slowest_ms < longest_frame_ms);
}
