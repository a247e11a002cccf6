// Text that a stranger wrote, made safe to stand inside a sentence of ours.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shell {

inline constexpr std::size_t longest_excerpt_letters = 32;

// The letters of `text` in valid UTF-8, cut after the longest excerpt with an ellipsis. Blanks and control characters
// become single spaces, none at the ends. Bytes that are no text, and characters that show nothing or turn the
// direction of what follows, become a question mark. Quotation marks become an apostrophe. Of the marks on a letter two
// are kept. Empty when nothing is to be seen.
std::string excerpt(std::string_view text);

}  // namespace shell
