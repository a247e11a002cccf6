// The typeface in the sizes the interface uses, rasterised for the screen's pixel density.
#pragma once

#include <array>

#include "imgui.h"

namespace shell {

enum class TextStyle { caption, caption_strong, body, strong, title, figure };
inline constexpr int text_style_count = 6;

struct Fonts {
  std::array<ImFont*, text_style_count> faces{};
  // Device pixels per CSS pixel for which the faces were made.
  float dpr = 0.0f;

  ImFont* face(TextStyle style) const { return faces[static_cast<std::size_t>(style)]; }
};

// Replaces the faces in the atlas of the current ImGui context; the renderer must upload the atlas again.
Fonts build_fonts(float dpr);

// Size of the em square in CSS pixels.
float em_size(TextStyle style);
// Baseline to baseline in CSS pixels.
float line_height(TextStyle style);

}  // namespace shell
