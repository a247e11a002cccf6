// Colours of the interface.
#include "views/theme.hpp"

#include <cmath>

namespace shell {
namespace {

constexpr Palette light_theme{
    .ground = rgb(0xFFFFFF),
    .ink = rgb(0x1A1D21),
    .quiet = rgb(0x5B6470),
    .hairline = rgb(0xDFE3E8),
    .grid = rgb(0xDFE3E8),
    .surface = rgb(0xF2F4F6),
    .surface_hover = rgb(0xE6EAEE),
    .surface_pressed = rgb(0xDBE0E5),
    .edge = rgb(0xFFFFFF, 0),
    .chosen = rgb(0x1A1D21),
    .chosen_ink = rgb(0xFFFFFF),
    .raised = rgb(0xFFFFFF),
    .track = rgb(0xD9DEE4),
    .repeated = rgb(0x7B8794),
    .prefill = rgb(0xE07A1F),
    .decode = rgb(0x0FA396),
    .bar_ink = rgb(0x0B0E11),
    .prefill_text = rgb(0xA04E06),
    .decode_text = rgb(0x08756B),
    .accent = rgb(0x4256C8),
    .focus = rgb(0x2257D6),
};

constexpr Palette dark_theme{
    .ground = rgb(0x14171A),
    .ink = rgb(0xE8EAED),
    .quiet = rgb(0xA3ABB5),
    .hairline = rgb(0x2E343A),
    .grid = rgb(0x2E343A),
    .surface = rgb(0x21262B),
    .surface_hover = rgb(0x2C3238),
    .surface_pressed = rgb(0x373E46),
    .edge = rgb(0x14171A, 0),
    .chosen = rgb(0xE8EAED),
    .chosen_ink = rgb(0x14171A),
    .raised = rgb(0x3A424A),
    .track = rgb(0x3A424A),
    .repeated = rgb(0x87919D),
    .prefill = rgb(0xFF9F45),
    .decode = rgb(0x2DD4BF),
    .bar_ink = rgb(0x0B0E11),
    .prefill_text = rgb(0xFFB066),
    .decode_text = rgb(0x4FDECB),
    .accent = rgb(0xA5B4FC),
    .focus = rgb(0x8AB4FF),
};

constexpr Palette contrasting(Palette theme, bool dark) {
  const Color strong = dark ? rgb(0xFFFFFF) : rgb(0x000000);
  theme.ground = dark ? rgb(0x000000) : rgb(0xFFFFFF);
  theme.ink = strong;
  theme.quiet = dark ? rgb(0xD5DAE0) : rgb(0x33393F);
  theme.hairline = theme.quiet;
  theme.grid = dark ? rgb(0x3A424A) : rgb(0xC4CAD1);
  theme.surface = theme.ground;
  theme.edge = strong;
  theme.chosen = strong;
  theme.chosen_ink = theme.ground;
  theme.raised = strong;
  theme.repeated = theme.quiet;
  theme.track = dark ? rgb(0x6C7681) : rgb(0x8A939D);
  theme.bar_ink = rgb(0x000000);
  return theme;
}

constexpr Palette light_contrast = contrasting(light_theme, false);
constexpr Palette dark_contrast = contrasting(dark_theme, true);

}  // namespace

const Palette& palette_for(const Environment& environment) {
  if (environment.more_contrast || environment.forced_colors) return environment.dark ? dark_contrast : light_contrast;
  return environment.dark ? dark_theme : light_theme;
}

Color role_color(const Palette& theme, Role role) {
  switch (role) {
    case Role::prefill:
      return theme.prefill;
    case Role::decode:
      return theme.decode;
    case Role::accent:
      return theme.accent;
    case Role::quiet:
    case Role::faint:
      return theme.quiet;
    case Role::neutral:
      break;
  }
  return theme.ink;
}

Color role_text(const Palette& theme, Role role) {
  switch (role) {
    case Role::prefill:
      return theme.prefill_text;
    case Role::decode:
      return theme.decode_text;
    case Role::accent:
      return theme.accent;
    case Role::quiet:
    case Role::faint:
      return theme.quiet;
    case Role::neutral:
      break;
  }
  return theme.ink;
}

Color with_alpha(Color color, float alpha) {
  const auto value = static_cast<Color>(std::lround(alpha * 255.0f));
  return (color & ~IM_COL32_A_MASK) | (value << IM_COL32_A_SHIFT);
}

}  // namespace shell
