// Text of unknown origin: whether it is UTF-8, and how a terminal may show it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace files {

inline constexpr std::size_t most_shown_characters = 60;
// Longer than the paths that people type, shorter than a screen.
inline constexpr std::size_t most_shown_path_characters = 300;

// Offset of the first byte that is no UTF-8 (RFC 3629: no overlong forms, no surrogates).
std::optional<std::size_t> first_invalid_utf8(std::string_view text);

// First character that moves the cursor, colours the terminal or turns the direction of what follows: a control
// character (C0, DEL, C1), a line separator or a bidirectional embedding, override or isolate. Line ends count too.
// Precondition: the text is UTF-8.
std::optional<char32_t> first_control(std::string_view text);
// "U+202E"
std::string code_point_name(char32_t character);

// Such characters as \u202E, bytes that are no UTF-8 as \xFF.
std::string printable(std::string_view text);
// The same, cut after so many characters with "…" behind the cut.
std::string shown(std::string_view text, std::size_t most_characters = most_shown_characters);

// The character of a UTF-8 text that the byte belongs to.
std::string_view character_at(std::string_view text, std::size_t offset);
// Of a UTF-8 text.
std::size_t characters(std::string_view text);
std::string_view without_byte_order_mark(std::string_view text);
// "line 3, column 9" of a byte, both counted from 1, columns in characters.
std::string position_of(std::string_view text, std::size_t offset);

}  // namespace files
