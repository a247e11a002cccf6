// Colours of the interface: light and dark, each also with more contrast.
#pragma once

#include "app/panel_content.hpp"
#include "imgui.h"

namespace shell {

using Color = ImU32;

constexpr Color rgb(unsigned hex, unsigned alpha = 255) {
  return IM_COL32((hex >> 16) & 255u, (hex >> 8) & 255u, hex & 255u, alpha);
}

// What the page asks of the picture.
struct Environment {
  bool dark = false;
  bool reduced_motion = false;
  bool more_contrast = false;
  bool coarse_pointer = false;
  bool forced_colors = false;
};

struct Palette {
  Color ground;
  Color ink;
  // Secondary text, 4.5:1 on ground and surface.
  Color quiet;
  Color hairline;
  // Behind the lines of a chart.
  Color grid;
  // Ground of a control at rest, under the pointer and pressed; its edge, transparent where contrast needs none.
  Color surface;
  Color surface_hover;
  Color surface_pressed;
  Color edge;
  // A chosen chip, and the raised part of a segmented control.
  Color chosen;
  Color chosen_ink;
  Color raised;
  Color track;
  // Work done over and over again: what there would be without the KV cache.
  Color repeated;
  Color prefill;
  Color decode;
  // Text on prefill and decode, and text of their hues on ground; each 4.5:1 at least.
  Color bar_ink;
  Color prefill_text;
  Color decode_text;
  Color accent;
  Color focus;
};

const Palette& palette_for(const Environment& environment);

Color role_color(const Palette& theme, Role role);
// The same hue as text on ground.
Color role_text(const Palette& theme, Role role);
Color with_alpha(Color color, float alpha);

}  // namespace shell
