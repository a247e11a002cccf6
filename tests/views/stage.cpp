// The whole interface without a window.
#include "views/stage.hpp"

#include <algorithm>
#include <cmath>
#include <ctime>

#include "app/enum_names.hpp"
#include "imgui.h"

namespace stage {
namespace {

double thread_ms() {
  std::timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

void measure(const ImDrawData& data, Picture& picture) {
  picture.corners = static_cast<std::size_t>(data.TotalVtxCount);
  for (const ImDrawList* list : data.CmdLists)
    for (const ImDrawVert& corner : list->VtxBuffer)
      picture.finite = picture.finite && std::isfinite(corner.pos.x) && std::isfinite(corner.pos.y);
}

}  // namespace

void Stage::resize(float css_width, float dpr) {
  const int width = std::max(1, static_cast<int>(std::lround(css_width * dpr)));
  ui_.resize(dpr, width, 1000);
}

Picture Stage::draw(double ms) {
  ui_.redraw();
  ui_.prepare_fonts();
  now_ms_ += ms;
  const double start_ms = thread_ms();
  const shell::Frame frame = ui_.frame(now_ms_);
  Picture picture{.height = ui_.height(), .milliseconds = thread_ms() - start_ms};
  if (frame.draw_data != nullptr) measure(*frame.draw_data, picture);
  return picture;
}

Picture Stage::settle() {
  Picture picture = draw();
  constexpr int enough = 100;
  for (int i = 0; i < enough; ++i) {
    now_ms_ += 100.0;
    if (!ui_.frame(now_ms_).wants_another) break;
  }
  picture.height = ui_.height();
  return picture;
}

std::vector<std::string> panel_queries() {
  std::vector<std::string> queries;
  for (const std::string_view language : shell::language_names)
    for (const std::string_view panel : shell::panel_names)
      queries.push_back(std::string("lang=").append(language).append("&panel=").append(panel));
  return queries;
}

}  // namespace stage
