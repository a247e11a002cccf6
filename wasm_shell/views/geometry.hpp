// Points and rectangles in CSS pixels, x to the right, y down.
#pragma once

namespace shell {

struct Point {
  float x = 0.0f;
  float y = 0.0f;
};

struct Rect {
  float x = 0.0f;
  float y = 0.0f;
  float width = 0.0f;
  float height = 0.0f;

  constexpr float right() const { return x + width; }
  constexpr float bottom() const { return y + height; }
  constexpr float middle() const { return y + height * 0.5f; }
  constexpr Rect grown(float by) const { return {x - by, y - by, width + 2.0f * by, height + 2.0f * by}; }
  constexpr Rect grown(float by_x, float by_y) const {
    return {x - by_x, y - by_y, width + 2.0f * by_x, height + 2.0f * by_y};
  }
  constexpr bool contains(Point p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
};

}  // namespace shell
