// SVG elements as text; every coordinate has one decimal, so that the file is the same on every machine.
#include "validate/svg.hpp"

#include <cmath>

#include "validate/text_format.hpp"

namespace validation {
namespace {

// The interface's ink and its two phases; the five series are Okabe and Ito's colours, told apart by colour-blind eyes.
constexpr std::string_view style = R"(
text{font-family:Inter,"Helvetica Neue",Arial,"Liberation Sans",sans-serif;font-size:12px;fill:#1a1d21;font-variant-numeric:tabular-nums}
.title{font-size:19px;font-weight:600}.panel{font-size:13.5px;font-weight:600}.muted{fill:#5c646d}.small{font-size:11px}
.middle{text-anchor:middle}.end{text-anchor:end}.bold{font-weight:600}
.ground{fill:#ffffff}.grid{stroke:#e3e6ea;stroke-width:1}.axis{stroke:#1a1d21;stroke-width:1}.same{stroke:#5c646d;stroke-width:1.2}
.band{fill:#5c646d;fill-opacity:.17}.prefill{fill:#e07a1f}.decode{fill:#0fa396}.label.prefill{fill:#b45309}.label.decode{fill:#0b7d73}
.dot{fill-opacity:.62}.faint{fill-opacity:.28}.trend{stroke-width:2.4;stroke-linejoin:round;stroke-linecap:round}
.trend.s0{stroke:#0072b2}.trend.s1{stroke:#d55e00}.trend.s2{stroke:#009e73}.trend.s3{stroke:#b0508a}.trend.s4{stroke:#8a6d00}
.s0{fill:#0072b2}.s1{fill:#c24f00}.s2{fill:#007f5f}.s3{fill:#a8447f}.s4{fill:#7d6300}
@media (prefers-color-scheme:dark){
text{fill:#e8eaed}.muted{fill:#a3abb5}.ground{fill:#14171a}.grid{stroke:#2b3036}.axis{stroke:#e8eaed}.same{stroke:#a3abb5}
.band{fill:#a3abb5;fill-opacity:.2}.prefill,.label.prefill{fill:#ff9f45}.decode,.label.decode{fill:#2dd4bf}
.trend.s0{stroke:#56b4e9}.trend.s1{stroke:#ff8a4c}.trend.s2{stroke:#34d3a0}.trend.s3{stroke:#e79ac6}.trend.s4{stroke:#e6c84a}
.s0{fill:#56b4e9}.s1{fill:#ff8a4c}.s2{fill:#34d3a0}.s3{fill:#e79ac6}.s4{fill:#e6c84a}}
.trend.trend{fill:none}
)";

std::string number(double value) { return fixed(value, 1); }

std::string attribute(std::string_view name, std::string_view value) {
  return " " + std::string(name) + "=\"" + std::string(value) + "\"";
}

std::string place(std::string_view x, std::string_view y, Point point) {
  return attribute(x, number(point.x)) + attribute(y, number(point.y));
}

std::string escaped(std::string_view words) {
  std::string safe;
  for (const char c : words) {
    if (c == '&')
      safe += "&amp;";
    else if (c == '<')
      safe += "&lt;";
    else
      safe += c;
  }
  return safe;
}

}  // namespace

std::string coordinates(Point point) { return number(point.x) + "," + number(point.y) + " "; }

double LogScale::operator()(double value) const {
  const double share = std::log(value / least) / std::log(most / least);
  return pixel_of_least + share * (pixel_of_most - pixel_of_least);
}

Svg::Svg(double width, double height, std::string_view title, std::string_view description) {
  const std::string size = number(width) + " " + number(height);
  body_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + size + "\" width=\"" + number(width) +
          "\" height=\"" + number(height) + "\" role=\"img\">\n<title>" + escaped(title) + "</title>\n<desc>" +
          escaped(description) + "</desc>\n<style>" + std::string(style) + "</style>\n<rect class=\"ground\" width=\"" +
          number(width) + "\" height=\"" + number(height) + "\" rx=\"8\"/>\n";
}

void Svg::line(Point from, Point to, std::string_view classes) {
  body_ += "<line" + attribute("class", classes) + place("x1", "y1", from) + place("x2", "y2", to) + "/>\n";
}

void Svg::polyline(const std::string& points, std::string_view classes) {
  body_ += "<polyline" + attribute("class", classes) + attribute("points", points) + "/>\n";
}

void Svg::polygon(const std::string& points, std::string_view classes) {
  body_ += "<polygon" + attribute("class", classes) + attribute("points", points) + "/>\n";
}

void Svg::circle(Point centre, double radius, std::string_view classes) {
  body_ +=
      "<circle" + attribute("class", classes) + place("cx", "cy", centre) + attribute("r", number(radius)) + "/>\n";
}

void Svg::diamond(Point centre, double radius, std::string_view classes) {
  polygon(coordinates({centre.x, centre.y - radius}) + coordinates({centre.x + radius, centre.y}) +
              coordinates({centre.x, centre.y + radius}) + coordinates({centre.x - radius, centre.y}),
          classes);
}

void Svg::text(Point at, std::string_view words, std::string_view classes) {
  body_ += "<text" + attribute("class", classes) + place("x", "y", at) + ">" + escaped(words) + "</text>\n";
}

void Svg::turned_text(Point at, std::string_view words, std::string_view classes) {
  const std::string turn = "rotate(-90 " + number(at.x) + " " + number(at.y) + ")";
  body_ += "<text" + attribute("class", classes) + place("x", "y", at) + attribute("transform", turn) + ">" +
           escaped(words) + "</text>\n";
}

std::string Svg::finished() const { return body_ + "</svg>\n"; }

}  // namespace validation
