// Parts of a chart: the plot's scales, the place that labels leave each other, the read-out under the pointer.
#pragma once

#include <string_view>
#include <vector>

#include "app/chart_stops.hpp"
#include "views/view.hpp"

namespace shell {

// Where values stand in the plot.
struct Plot {
  Rect area;
  const Axis& x;
  const Axis& y;

  float x_at(double value) const;
  float y_at(double value) const;
  Point at(double x_value, double y_value) const { return {x_at(x_value), y_at(y_value)}; }
};

// Finds each label a place free of other labels and of lines.
class LabelSpace {
 public:
  explicit LabelSpace(Rect bounds) : bounds_(bounds) {}

  void avoid(Rect rect) { taken_.push_back(rect); }
  void avoid(const std::vector<Point>& line);
  // The first candidate that nothing stands in the way of, or the one with the least in its way; it is then taken.
  Rect place(const std::vector<Rect>& candidates);

 private:
  int obstacles(Rect rect) const;

  Rect bounds_;
  std::vector<Rect> taken_;
  std::vector<Point> line_points_;
  // Whether a segment leads from the point to the next one.
  std::vector<unsigned char> line_goes_on_;
};

// Between the labels of the y axis and the plot: room for a marker on its edge.
inline constexpr float tick_gap = 10.0f;

std::vector<Point> points_of(const ChartLine& line, const Plot& plot);

void draw_axes(View& view, const Plot& plot);
void draw_marks(View& view, const Chart& chart, const Plot& plot);
void draw_labels(View& view, const Chart& chart, const Plot& plot);
// The marker under the pointer, else the place on the lines that is nearest along x.
std::size_t stop_near(const Chart& chart, const Plot& plot, const std::vector<ChartStop>& stops, Point pointer);
void draw_readout(View& view, const Chart& chart, const Plot& plot, const ChartStop& stop);

}  // namespace shell
