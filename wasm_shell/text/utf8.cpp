// UTF-8 one character at a time.
#include "text/utf8.hpp"

namespace shell {

Character first_character(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  if (lead < 0x80U) return {.value = lead, .bytes = 1, .valid = true};
  const Character broken{.value = lead};
  const std::size_t bytes = lead < 0xE0U ? 2 : lead < 0xF0U ? 3 : 4;
  if (lead < 0xC2U || lead > 0xF4U || text.size() < bytes) return broken;
  char32_t value = lead & (0x7FU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    const auto next = static_cast<unsigned char>(text[i]);
    if ((next & 0xC0U) != 0x80U) return broken;
    value = (value << 6U) | (next & 0x3FU);
  }
  constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (value < least[bytes] || value > 0x10FFFF || surrogate) return broken;
  return {.value = value, .bytes = bytes, .valid = true};
}

}  // namespace shell
