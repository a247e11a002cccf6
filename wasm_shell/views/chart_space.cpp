// Scales of a plot, and places for labels.
#include <algorithm>
#include <cmath>

#include "views/chart.hpp"

namespace shell {
namespace {

constexpr float label_gap = 4.0f;

// 0 at the axis' minimum, 1 at its maximum.
double along(const Axis& axis, double value) {
  if (!axis.logarithmic) return (value - axis.minimum) / (axis.maximum - axis.minimum);
  return std::log(std::max(value, axis.minimum * 1e-3) / axis.minimum) / std::log(axis.maximum / axis.minimum);
}

bool overlap(Rect a, Rect b) { return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom(); }

// Whether some of the segment lies in the rectangle (Liang and Barsky 1984).
bool crosses(Point a, Point b, Rect rect) {
  const float dx = b.x - a.x;
  const float dy = b.y - a.y;
  const float towards[4] = {-dx, dx, -dy, dy};
  const float distance[4] = {a.x - rect.x, rect.right() - a.x, a.y - rect.y, rect.bottom() - a.y};
  float enter = 0.0f;
  float leave = 1.0f;
  for (int side = 0; side < 4; ++side) {
    if (towards[side] == 0.0f) {
      if (distance[side] < 0.0f) return false;
      continue;
    }
    const float t = distance[side] / towards[side];
    if (towards[side] < 0.0f) enter = std::max(enter, t);
    if (towards[side] > 0.0f) leave = std::min(leave, t);
  }
  return enter <= leave;
}

}  // namespace

float Plot::x_at(double value) const { return area.x + static_cast<float>(along(x, value)) * area.width; }

float Plot::y_at(double value) const { return area.bottom() - static_cast<float>(along(y, value)) * area.height; }

void LabelSpace::avoid(const std::vector<Point>& line) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    line_points_.push_back(line[i]);
    line_goes_on_.push_back(i + 1 < line.size());
  }
}

int LabelSpace::obstacles(Rect rect) const {
  constexpr int outside = 1000;
  constexpr int on_label = 100;
  int count = 0;
  if (rect.x < bounds_.x || rect.right() > bounds_.right() || rect.y < bounds_.y || rect.bottom() > bounds_.bottom())
    count += outside;
  for (const Rect& other : taken_) count += overlap(rect, other) ? on_label : 0;
  for (std::size_t i = 0; i < line_points_.size(); ++i)
    if (line_goes_on_[i] && crosses(line_points_[i], line_points_[i + 1], rect)) ++count;
  return count;
}

Rect LabelSpace::place(const std::vector<Rect>& candidates) {
  Rect best;
  int fewest = -1;
  for (const Rect& candidate : candidates) {
    const int count = obstacles(candidate);
    if (fewest >= 0 && count >= fewest) continue;
    best = candidate;
    fewest = count;
    if (count == 0) break;
  }
  // Labels side by side keep a space between them.
  taken_.push_back({best.x - label_gap, best.y, best.width + 2.0f * label_gap, best.height});
  return best;
}

std::vector<Point> points_of(const ChartLine& line, const Plot& plot) {
  std::vector<Point> points;
  points.reserve(line.points.size());
  for (const auto& [x, y] : line.points) points.push_back(plot.at(x, y));
  return points;
}

}  // namespace shell
