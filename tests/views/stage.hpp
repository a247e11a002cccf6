// The whole interface without a window: input in, frames out, drawn into memory as for a canvas of any size and
// density.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "views/interface.hpp"

namespace stage {

// Under sanitizers everything takes ten times as long: a sample is drawn then, and times say nothing.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool sanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif
#else
inline constexpr bool sanitized = false;
#endif

// One frame as it would reach the graphics card.
struct Picture {
  float height = 0.0f;
  std::size_t corners = 0;
  bool finite = true;
  // Processor time of this thread: what else the machine does is not counted.
  double milliseconds = 0.0;
};

// One at a time: ImGui has one context.
class Stage {
 public:
  Stage(const shell::Catalogue& catalogue, std::string_view query) : ui_(catalogue, query) { resize(720.0f, 1.0f); }
  explicit Stage(std::string_view query) : Stage(shell::built_in_catalogue(), query) {}

  shell::Interface& ui() { return ui_; }
  const shell::Interface& ui() const { return ui_; }
  // In CSS pixels, and device pixels for each of them.
  void resize(float css_width, float dpr);
  // Asks for a frame and draws it, `ms` after the one before.
  Picture draw(double ms = 1000.0 / 60.0);
  // Draws until nothing more is asked for; a running playback would go on for ever.
  Picture settle();

 private:
  shell::Interface ui_;
  double now_ms_ = 0.0;
};

// The controls that are open to every query: each panel in each language.
std::vector<std::string> panel_queries();

}  // namespace stage
