// JSON text to a document, with the place of what is wrong in it.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace profiles {

// A profile is a few kilobytes, three levels and some sixty values, its longest text some three hundred characters.
// What goes far beyond is refused before anything recursive or quadratic sees it.
inline constexpr std::size_t most_levels = 64;
inline constexpr std::size_t most_values = 1000;
inline constexpr std::size_t most_text_bytes = 2000;

// Refused besides broken syntax: a key that appears twice, a number beyond double, text that is no UTF-8 or would steer
// a terminal. file is only named in the message. Throws Broken.
nlohmann::json parse_document(const std::string& text, const std::string& file);

}  // namespace profiles
