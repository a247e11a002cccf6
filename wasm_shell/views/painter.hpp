// Draws in CSS pixels on the device's pixel grid.
#pragma once

#include <string_view>
#include <vector>

#include "views/fonts.hpp"
#include "views/geometry.hpp"
#include "views/theme.hpp"

namespace shell {

enum class Align { left, center, right };

class Painter {
 public:
  Painter(ImDrawList* list, const Fonts& fonts) : list_(list), fonts_(&fonts), dpr_(fonts.dpr) {}

  void fill(Rect rect, Color color, float radius = 0.0f);
  // The part of a rounded bar between two fractions of its width; at least minimum wide.
  void fill_part(Rect bar, float from, float to, Color color, float radius);
  // Slanting lines over the whole rectangle, so far apart.
  void hatch(Rect rect, Color color, float step);
  // Inside the rectangle's edge.
  void outline(Rect rect, Color color, float radius, float width = 1.0f);
  void line(Point a, Point b, Color color, float width = 1.0f);
  void dashed_line(Point a, Point b, Color color, float width = 1.0f);
  void polyline(const std::vector<Point>& points, Color color, float width);
  void dashed_polyline(const std::vector<Point>& points, Color color, float width);
  void disc(Point center, float radius, Color color);
  void triangle(Point a, Point b, Point c, Color color);

  // On a line of the style's height whose top is y.
  void text(TextStyle style, float x, float y, Color color, std::string_view words);
  void text_in(TextStyle style, Rect box, Align align, Color color, std::string_view words);
  float text_width(TextStyle style, std::string_view words) const;
  // Lines no wider than width; breaks at spaces, never at no-break spaces, and leaves no one-letter word at an end.
  std::vector<std::string_view> wrap(TextStyle style, std::string_view words, float width) const;
  // Returns the height taken.
  float text_block(TextStyle style, float x, float y, float width, Color color, std::string_view words);
  float block_height(TextStyle style, std::string_view words, float width) const;

  void clip(Rect rect);
  void unclip();

  float dpr() const { return dpr_; }
  ImVec2 device(Point p) const { return {p.x * dpr_, p.y * dpr_}; }
  // On a whole device pixel.
  float snapped(float css) const;

 private:
  bool fits(TextStyle style, std::string_view words, float width) const;
  std::size_t line_end(TextStyle style, std::string_view words, std::size_t start, float width) const;
  float pixel(float css) const;
  float stroke_pixels(float css) const;

  ImDrawList* list_;
  const Fonts* fonts_;
  float dpr_;
};

}  // namespace shell
