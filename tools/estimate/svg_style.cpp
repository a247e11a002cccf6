// Colours and text styles of the static picture.
#include "estimate/svg_style.hpp"

#include <array>

namespace estimate {
namespace {

constexpr std::string_view light_colors =
    "--ground:#fff;--ink:#1a1d21;--quiet:#5b6470;--surface:#f2f4f6;--track:#d9dee4;--repeated:#7b8794;--prefill:#"
    "e07a1f;"
    "--decode:#0fa396;--prefill-text:#a04e06;--decode-text:#08756b";
constexpr std::string_view dark_colors =
    "--ground:#14171a;--ink:#e8eaed;--quiet:#a3abb5;--surface:#21262b;--track:#3a424a;--repeated:#87919d;--prefill:#"
    "ff9f45;"
    "--decode:#2dd4bf;--prefill-text:#ffb066;--decode-text:#4fdecb";

constexpr std::string_view rules =
    ".pd text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;"
    "font-variant-numeric:tabular-nums;fill:var(--ink)}"
    ".pd .t{font-size:20px;font-weight:600}.pd .f{font-size:30px;font-weight:600}"
    ".pd .s{font-size:15px;font-weight:600}.pd .b{font-size:15px;font-weight:400}"
    ".pd .c{font-size:13px}.pd .k{font-size:13px;font-weight:600}"
    ".pd .q{fill:var(--quiet)}"
    ".pd .pt{fill:var(--prefill-text)}.pd .dt{fill:var(--decode-text)}"
    ".pd .ground{fill:var(--ground)}.pd .ink{fill:var(--ink)}.pd .surface{fill:var(--surface)}"
    ".pd .repeated{fill:var(--repeated)}"
    ".pd .hatch{fill:none;stroke:var(--ground);stroke-width:10px;stroke-dasharray:1.5 3.5}"
    ".pd .track{fill:var(--track)}.pd "
    ".prefill{fill:var(--prefill)}.pd .decode{fill:var(--decode)}";

// Widths in em of Segoe UI, Roboto and DejaVu's like, rounded up.
double em_width(unsigned char lead) {
  constexpr std::string_view narrow = "ijltfr.,:;|!'()[]- ";
  constexpr std::string_view wide = "mwMW@%";
  if (narrow.find(static_cast<char>(lead)) != std::string_view::npos) return 0.37;
  if (wide.find(static_cast<char>(lead)) != std::string_view::npos) return 0.9;
  if (lead >= 'A' && lead <= 'Z') return 0.68;
  return 0.6;
}

}  // namespace

std::string svg_style(shell::Theme theme) {
  std::string css = ".pd{" + std::string(theme == shell::Theme::dark ? dark_colors : light_colors) + "}";
  if (theme == shell::Theme::automatic) {
    css += "@media(prefers-color-scheme:dark){.pd{" + std::string(dark_colors) + "}}#light:target{" +
           std::string(light_colors) + "}#dark:target{" + std::string(dark_colors) + "}";
  }
  return "<style>" + css + std::string(rules) + "</style>\n";
}

double text_width(std::string_view text, const TextStyle& style) {
  constexpr double bold_is_wider = 1.12;
  double em = 0.0;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool continues = (byte & 0xC0U) == 0x80U;
    if (!continues) em += em_width(byte);
  }
  return em * style.size_px * (style.bold ? bold_is_wider : 1.0);
}

}  // namespace estimate
