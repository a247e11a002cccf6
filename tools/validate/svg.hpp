// A picture under construction, and the logarithmic scale of its axes.
#pragma once

#include <string>
#include <string_view>

namespace validation {

struct Point {
  double x = 0.0;
  double y = 0.0;
};

// Colours are classes of the style sheet in svg.cpp, which has a light and a dark variant of each.
class Svg {
 public:
  Svg(double width, double height, std::string_view title, std::string_view description);

  void line(Point from, Point to, std::string_view classes);
  void polyline(const std::string& points, std::string_view classes);
  void polygon(const std::string& points, std::string_view classes);
  void circle(Point centre, double radius, std::string_view classes);
  void diamond(Point centre, double radius, std::string_view classes);
  // Classes start, middle and end say which part of the text stands at the point.
  void text(Point at, std::string_view words, std::string_view classes);
  void turned_text(Point at, std::string_view words, std::string_view classes);

  std::string finished() const;

 private:
  std::string body_;
};

// "x,y " with one decimal.
std::string coordinates(Point point);

struct LogScale {
  double least = 1.0;
  double most = 10.0;
  double pixel_of_least = 0.0;
  double pixel_of_most = 1.0;

  double operator()(double value) const;
  bool shows(double value) const { return value >= least && value <= most; }
};

}  // namespace validation
