// Draws in CSS pixels on the device's pixel grid.
#include "views/painter.hpp"

#include <algorithm>
#include <cmath>

namespace shell {

float Painter::pixel(float css) const { return std::floor(css * dpr_ + 0.5f); }

float Painter::snapped(float css) const { return pixel(css) / dpr_; }

float Painter::stroke_pixels(float css) const { return std::max(1.0f, std::floor(css * dpr_ + 0.5f)); }

void Painter::fill(Rect rect, Color color, float radius) {
  list_->AddRectFilled({pixel(rect.x), pixel(rect.y)}, {pixel(rect.right()), pixel(rect.bottom())}, color,
                       radius * dpr_);
}

void Painter::fill_part(Rect bar, float from, float to, Color color, float radius) {
  const ImVec2 low{pixel(bar.x + bar.width * from), pixel(bar.y)};
  const ImVec2 high{pixel(bar.x + bar.width * to), pixel(bar.bottom())};
  if (high.x <= low.x) return;
  list_->PushClipRect(low, high, true);
  fill(bar, color, radius);
  list_->PopClipRect();
}

void Painter::hatch(Rect rect, Color color, float step) {
  list_->PushClipRect(device({rect.x, rect.y}), device({rect.right(), rect.bottom()}), true);
  for (float x = rect.x; x < rect.right() + rect.height; x += step) {
    list_->AddLine(device({x, rect.y}), device({x - rect.height, rect.bottom()}), color, stroke_pixels(1.0f));
  }
  list_->PopClipRect();
}

void Painter::outline(Rect rect, Color color, float radius, float width) {
  const float stroke = stroke_pixels(width);
  const float inset = stroke * 0.5f;
  list_->PathRect({pixel(rect.x) + inset, pixel(rect.y) + inset},
                  {pixel(rect.right()) - inset, pixel(rect.bottom()) - inset}, std::max(0.0f, radius * dpr_ - inset));
  list_->PathStroke(color, ImDrawFlags_Closed, stroke);
}

void Painter::line(Point a, Point b, Color color, float width) {
  const float stroke = stroke_pixels(width);
  if (a.x == b.x || a.y == b.y) {
    const ImVec2 low{pixel(std::min(a.x, b.x)), pixel(std::min(a.y, b.y))};
    const bool upright = a.x == b.x;
    const ImVec2 high{upright ? low.x + stroke : pixel(std::max(a.x, b.x)),
                      upright ? pixel(std::max(a.y, b.y)) : low.y + stroke};
    list_->AddRectFilled(low, high, color);
    return;
  }
  list_->AddLine(device(a), device(b), color, stroke);
}

void Painter::dashed_line(Point a, Point b, Color color, float width) { dashed_polyline({a, b}, color, width); }

// Dashes go on around corners: `done` is the way behind the present segment.
void Painter::dashed_polyline(const std::vector<Point>& points, Color color, float width) {
  constexpr float dash = 4.0f;
  float done = 0.0f;
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const Point a = points[i];
    const Point b = points[i + 1];
    const float length = std::hypot(b.x - a.x, b.y - a.y);
    if (!(length > 0.0f && length < 1e4f)) continue;
    const Point step{(b.x - a.x) / length, (b.y - a.y) / length};
    float at = -std::fmod(done, 2.0f * dash);
    while (at < length) {
      const float from = std::max(at, 0.0f);
      const float to = std::min(at + dash, length);
      if (to > from)
        line({a.x + step.x * from, a.y + step.y * from}, {a.x + step.x * to, a.y + step.y * to}, color, width);
      at += 2.0f * dash;
    }
    done += length;
  }
}

void Painter::polyline(const std::vector<Point>& points, Color color, float width) {
  for (const Point& p : points) list_->PathLineTo(device(p));
  list_->PathStroke(color, ImDrawFlags_None, std::max(1.0f, width * dpr_));
}

void Painter::disc(Point center, float radius, Color color) {
  list_->AddCircleFilled(device(center), radius * dpr_, color);
}

void Painter::triangle(Point a, Point b, Point c, Color color) {
  list_->AddTriangleFilled(device(a), device(b), device(c), color);
}

void Painter::clip(Rect rect) {
  list_->PushClipRect({pixel(rect.x), pixel(rect.y)}, {pixel(rect.right()), pixel(rect.bottom())}, true);
}

void Painter::unclip() { list_->PopClipRect(); }

}  // namespace shell
