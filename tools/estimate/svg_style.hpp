// Colours and text styles of the static picture: those of the widget, as CSS.
#pragma once

#include <string>
#include <string_view>

#include "app/controls.hpp"

namespace estimate {

// The <style> element: both schemes, or the one that theme forces. With both,
// whoever shows the picture may force one by a fragment in its address: #light or #dark.
std::string svg_style(shell::Theme theme);

// A class of the style sheet with the size that layout needs.
struct TextStyle {
  std::string_view css_class;
  double size_px;
  bool bold;
};

inline constexpr TextStyle title_style{"t", 20, true};
inline constexpr TextStyle figure_style{"f", 30, true};
inline constexpr TextStyle strong_style{"s", 15, true};
inline constexpr TextStyle body_style{"b", 15, false};
inline constexpr TextStyle caption_style{"c", 13, false};
inline constexpr TextStyle caption_strong_style{"k", 13, true};

// Width in px that the text takes at most in the usual system fonts.
double text_width(std::string_view text, const TextStyle& style);

}  // namespace estimate
