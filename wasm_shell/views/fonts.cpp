// The typeface in the sizes the interface uses, rasterised for the screen's pixel density.
#include "views/fonts.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "views/font_data.hpp"

namespace shell {
namespace {

struct Face {
  float em;
  float line;
  bool semibold;
  bool figures_only;
};

constexpr std::array<Face, text_style_count> faces{{
    {.em = 12.5f, .line = 18.0f, .semibold = false, .figures_only = false},
    {.em = 12.5f, .line = 18.0f, .semibold = true, .figures_only = false},
    {.em = 15.0f, .line = 22.0f, .semibold = false, .figures_only = false},
    {.em = 15.0f, .line = 22.0f, .semibold = true, .figures_only = false},
    {.em = 20.0f, .line = 28.0f, .semibold = true, .figures_only = false},
    {.em = 32.0f, .line = 40.0f, .semibold = true, .figures_only = true},
}};

// Pairs of first and last code point; only what the font has takes room in the atlas.
constexpr ImWchar text_ranges[] = {0x20, 0x17F, 0x370, 0x3FF, 0x2000, 0x22FF, 0};
constexpr ImWchar figure_ranges[] = {0x20, 0x7E, 0xA0, 0xA0, 0x2012, 0x202F, 0};

unsigned big_endian(const unsigned char* bytes, int count) {
  unsigned value = 0;
  for (int i = 0; i < count; ++i) value = (value << 8) | bytes[i];
  return value;
}

const unsigned char* font_table(const unsigned char* font, unsigned tag) {
  const unsigned tables = big_endian(font + 4, 2);
  for (unsigned i = 0; i < tables; ++i) {
    const unsigned char* record = font + 12 + std::size_t{16} * i;
    if (big_endian(record, 4) == tag) return font + big_endian(record + 8, 4);
  }
  return nullptr;
}

// ImGui sizes a face by ascent − descent (table hhea), typography by the em square (table head).
float height_per_em(const unsigned char* font) {
  const unsigned char* head = font_table(font, 0x68656164u);
  const unsigned char* hhea = font_table(font, 0x68686561u);
  if (head == nullptr || hhea == nullptr) return 1.0f;
  const auto ascent = static_cast<std::int16_t>(big_endian(hhea + 4, 2));
  const auto descent = static_cast<std::int16_t>(big_endian(hhea + 6, 2));
  return static_cast<float>(ascent - descent) / static_cast<float>(big_endian(head + 18, 2));
}

ImFont* add_weight(const Face& face, float dpr, const unsigned char* data, unsigned size, bool into_previous) {
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.FontData = const_cast<unsigned char*>(data);
  config.FontDataSize = static_cast<int>(size);
  config.MergeMode = into_previous;
  // ImGui takes whole pixels; 12.5 em of this typeface are 15 of them.
  config.SizePixels = std::round(face.em * dpr * height_per_em(data));
  config.OversampleH = dpr < 1.5f ? 3 : 2;
  config.OversampleV = 1;
  config.GlyphRanges = face.figures_only ? figure_ranges : text_ranges;
  return ImGui::GetIO().Fonts->AddFont(&config);
}

// Symbols that the semibold weight lacks come from the regular one.
ImFont* add_face(const Face& face, float dpr) {
  if (!face.semibold) return add_weight(face, dpr, font_regular_ttf, font_regular_ttf_size, false);
  ImFont* font = add_weight(face, dpr, font_semibold_ttf, font_semibold_ttf_size, false);
  add_weight(face, dpr, font_regular_ttf, font_regular_ttf_size, true);
  return font;
}

// Digits of one width, so that changing figures don't move their neighbours.
void make_digits_tabular(ImFont* font) {
  float widest = 0.0f;
  for (ImWchar digit = '0'; digit <= '9'; ++digit) widest = std::max(widest, font->GetCharAdvance(digit));
  for (ImFontGlyph& glyph : font->Glyphs) {
    if (glyph.Codepoint < '0' || glyph.Codepoint > '9') continue;
    const float shift = (widest - glyph.AdvanceX) * 0.5f;
    glyph.X0 += shift;
    glyph.X1 += shift;
    glyph.AdvanceX = widest;
    font->IndexAdvanceX[static_cast<int>(glyph.Codepoint)] = widest;
  }
}

}  // namespace

Fonts build_fonts(float dpr) {
  ImFontAtlas* atlas = ImGui::GetIO().Fonts;
  atlas->Clear();
  atlas->Flags |= ImFontAtlasFlags_NoMouseCursors;
  Fonts fonts{.faces = {}, .dpr = dpr};
  for (std::size_t i = 0; i < faces.size(); ++i) fonts.faces[i] = add_face(faces[i], dpr);
  atlas->Build();
  for (ImFont* font : fonts.faces) make_digits_tabular(font);
  return fonts;
}

float em_size(TextStyle style) { return faces[static_cast<std::size_t>(style)].em; }

float line_height(TextStyle style) { return faces[static_cast<std::size_t>(style)].line; }

}  // namespace shell
