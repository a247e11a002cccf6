// SVG elements.
#include "estimate/svg_canvas.hpp"

#include <algorithm>
#include <cmath>

#include "estimate/markup.hpp"

namespace estimate {
namespace {

std::string attribute(std::string_view name, std::string_view value) {
  return " " + std::string(name) + "=\"" + std::string(value) + "\"";
}

std::string attribute(std::string_view name, double value) { return attribute(name, svg_number(value)); }

// How far below its top a rounded rectangle begins, at a distance from its side.
double corner_drop(double radius, double distance) {
  const double missing = std::max(radius - distance, 0.0);
  return radius - std::sqrt(radius * radius - missing * missing);
}

}  // namespace

std::string svg_number(double value) {
  std::string text = std::to_string(std::round(value * 100.0) / 100.0);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

void SvgCanvas::rectangle(const Box& box, double radius, std::string_view css_class) {
  elements_ += "<rect" + attribute("class", css_class) + attribute("x", box.x) + attribute("y", box.y) +
               attribute("width", box.width) + attribute("height", box.height) +
               (radius > 0.0 ? attribute("rx", radius) : "") + "/>\n";
}

void SvgCanvas::part_of_rectangle(const Box& box, double radius, double part_width, Anchor side,
                                  std::string_view css_class) {
  const double outer = side == Anchor::start ? box.x : box.x + box.width;
  const double inward = side == Anchor::start ? 1.0 : -1.0;
  const double corner = std::min(radius, part_width);
  const double drop = corner_drop(radius, corner);
  const double bottom = box.y + box.height;
  const std::string arc =
      "A" + svg_number(radius) + " " + svg_number(radius) + " 0 0 " + (side == Anchor::start ? "0 " : "1 ");
  const auto point = [](double x, double y) { return svg_number(x) + " " + svg_number(y); };
  const double inner = outer + inward * part_width;
  const double curve = outer + inward * corner;
  elements_ += "<path" + attribute("class", css_class) +
               attribute("d", "M" + point(inner, box.y + drop) + "L" + point(curve, box.y + drop) + arc +
                                  point(outer, box.y + radius) + "V" + svg_number(bottom - radius) + arc +
                                  point(curve, bottom - drop) + "L" + point(inner, bottom - drop) + "Z") +
               "/>\n";
}

// A thick dashed line, leaning: its ends stay within the bar.
void SvgCanvas::hatch(const Box& bar) {
  constexpr double lean = 4.0;
  elements_ += "<path class=\"hatch\" transform=\"translate(" + svg_number(bar.x + lean) + " " +
               svg_number(bar.y + bar.height / 2) + ") skewX(-35)\" d=\"M0 0h" + svg_number(bar.width - 2 * lean) +
               "\"/>\n";
}

void SvgCanvas::text(double x, double y, std::string_view words, const TextStyle& style, std::string_view color,
                     Anchor anchor) {
  const std::string classes = std::string(style.css_class) + (color.empty() ? "" : " ") + std::string(color);
  elements_ += "<text" + attribute("class", classes) + attribute("x", x) + attribute("y", y) +
               (anchor == Anchor::end ? attribute("text-anchor", "end") : "") + ">" + escaped(words) + "</text>\n";
}

void SvgCanvas::text_with_unit(double x, double y, std::string_view number, const TextStyle& style,
                               std::string_view unit, const TextStyle& unit_style) {
  elements_ += "<text" + attribute("class", style.css_class) + attribute("x", x) + attribute("y", y) + ">" +
               escaped(number) + "<tspan" + attribute("class", unit_style.css_class) + attribute("dx", 5.0) + ">" +
               escaped(unit) + "</tspan></text>\n";
}

std::size_t SvgCanvas::paragraph(const Box& box, double leading, std::string_view words, const TextStyle& style,
                                 std::string_view color) {
  const std::vector<std::string> lines = wrapped_to(words, style, box.width);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    text(box.x, box.y + leading * static_cast<double>(i), lines[i], style, color);
  }
  return lines.size();
}

std::vector<std::string> wrapped_to(std::string_view text, const TextStyle& style, double width) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string word(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!lines.empty() && text_width(lines.back() + " " + word, style) <= width) {
      lines.back() += " " + word;
    } else {
      lines.push_back(word);
    }
  }
  return lines;
}

}  // namespace estimate
