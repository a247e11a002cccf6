// SVG elements, written one after another.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "estimate/svg_style.hpp"

namespace estimate {

struct Box {
  double x = 0.0;
  double y = 0.0;
  double width = 0.0;
  double height = 0.0;
};

enum class Anchor { start, end };

class SvgCanvas {
 public:
  void rectangle(const Box& box, double radius, std::string_view css_class);
  // The first part_width of a rounded rectangle, or the last.
  void part_of_rectangle(const Box& box, double radius, double part_width, Anchor side, std::string_view css_class);
  // Slanting lines over a bar 10 px high.
  void hatch(const Box& bar);
  // y is the baseline. color is one more class, or empty.
  void text(double x, double y, std::string_view words, const TextStyle& style, std::string_view color = {},
            Anchor anchor = Anchor::start);
  // A unit smaller than its number, on the same baseline.
  void text_with_unit(double x, double y, std::string_view number, const TextStyle& style, std::string_view unit,
                      const TextStyle& unit_style);
  // Lines of leading px from baseline y on, wrapped to width. Returns the number of lines.
  std::size_t paragraph(const Box& box, double leading, std::string_view words, const TextStyle& style,
                        std::string_view color = {});

  const std::string& elements() const { return elements_; }

 private:
  std::string elements_;
};

std::vector<std::string> wrapped_to(std::string_view text, const TextStyle& style, double width);
// Up to two decimals.
std::string svg_number(double value);

}  // namespace estimate
