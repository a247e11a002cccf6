// What an expert panel shows, as data: controls, a chart, bars, formulas and the table that says the same.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "app/control_text.hpp"

namespace shell {

struct Table {
  std::string caption;
  std::vector<std::string> columns;
  // Cells as they are shown; the first of a row is its heading.
  std::vector<std::vector<std::string>> rows;
};

// Which colour of the theme a mark takes.
enum class Role { prefill, decode, neutral, accent, quiet, faint };

struct Tick {
  double value = 0.0;
  std::string label;
};

struct Axis {
  std::string label;
  double minimum = 0.0;
  double maximum = 1.0;
  bool logarithmic = false;
  std::vector<Tick> ticks;
};

struct ChartLine {
  std::string label;
  Role role = Role::neutral;
  bool dashed = false;
  std::vector<std::pair<double, double>> points;
  // Read-out at each point, for hover and focus; empty when the line has none.
  std::vector<std::string> readouts;
};

struct ChartMarker {
  double x = 0.0;
  double y = 0.0;
  Role role = Role::neutral;
  std::string label;
  std::string readout;
};

// A vertical line with a number that the notes below explain.
struct ChartRule {
  double x = 0.0;
  Role role = Role::quiet;
  std::string label;
};

// A vertical bracket between two heights, and how far apart they are in words.
struct ChartGap {
  double x = 0.0;
  double from = 0.0;
  double to = 0.0;
  Role role = Role::neutral;
  std::string label;
};

// A horizontal band between two values of y.
struct ChartBand {
  double from = 0.0;
  double to = 0.0;
  std::string label;
};

struct Chart {
  std::string title;
  Axis x;
  Axis y;
  std::vector<ChartBand> bands;
  std::vector<ChartLine> lines;
  std::vector<ChartRule> rules;
  std::vector<ChartGap> gaps;
  std::vector<ChartMarker> markers;
  // Where the reader's cursor stands, one of chart_stops().
  std::size_t cursor = 0;
};

struct BarSegment {
  std::string label;
  Role role = Role::neutral;
  // Of the common scale, 0 … 1.
  double fraction = 0.0;
};

// Horizontal bars on one scale.
struct BarRow {
  std::string label;
  std::string value;
  std::vector<BarSegment> segments;
  // Where the scale's limit stands, 0 … 1; negative when there is none.
  double limit = -1.0;
};

// One number of the screen traced to its formula: "TTFT = t₀ + Σ max(…)", "= 0 + 1,70 s + …", "1,7 s".
struct SumLine {
  std::string name;
  std::string formula;
  std::string substituted;
  std::string result;
};

// The line as it is copied.
std::string plain_text(const SumLine& sum);

// What is said about copying the sums; empty where there are none.
struct CopyWords {
  std::string hint;
  std::string copy;
  std::string copied;
};

struct PanelContent {
  Panel panel = Panel::none;
  std::string title;
  // What the panel teaches, one or two sentences.
  std::string lead;
  // What the panel lets the reader change, in order.
  std::vector<PanelControl> controls;
  // What the marks and symbols of the picture stand for; empty where they say it themselves.
  std::string key;
  std::vector<Chart> charts;
  std::vector<BarRow> bars;
  std::vector<SumLine> sums;
  CopyWords copying;
  // Sentences under the picture.
  std::vector<std::string> notes;
  Table table;
};

}  // namespace shell
