// A picture as a PNG file, without compression.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace shell {

// Rows from top to bottom, three bytes a pixel.
bool write_png(const std::string& path, int width, int height, const std::vector<std::uint8_t>& rgb);

}  // namespace shell
