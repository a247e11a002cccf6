// A picture as a PNG file (ISO/IEC 15948) whose zlib stream (RFC 1950) holds stored blocks only (RFC 1951, 3.2.4).
#include "platform/png_native.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace shell {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t stored_block_max = 65535;

std::array<std::uint32_t, 256> crc_table() {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t n = 0; n < 256; ++n) {
    std::uint32_t c = n;
    for (int k = 0; k < 8; ++k) c = (c & 1u) != 0 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
    table[n] = c;
  }
  return table;
}

std::uint32_t crc32(const Bytes& bytes) {
  static const std::array<std::uint32_t, 256> table = crc_table();
  std::uint32_t c = 0xFFFFFFFFu;
  for (const std::uint8_t byte : bytes) c = table[(c ^ byte) & 0xFFu] ^ (c >> 8);
  return c ^ 0xFFFFFFFFu;
}

std::uint32_t adler32(const Bytes& bytes) {
  std::uint32_t a = 1;
  std::uint32_t b = 0;
  for (const std::uint8_t byte : bytes) {
    a = (a + byte) % 65521u;
    b = (b + a) % 65521u;
  }
  return (b << 16) | a;
}

void put_u32(Bytes& out, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) out.push_back(static_cast<std::uint8_t>(value >> shift));
}

void put_chunk(Bytes& out, const char* type, const Bytes& data) {
  put_u32(out, static_cast<std::uint32_t>(data.size()));
  Bytes checked(type, type + 4);
  checked.insert(checked.end(), data.begin(), data.end());
  out.insert(out.end(), checked.begin(), checked.end());
  put_u32(out, crc32(checked));
}

Bytes header(int width, int height) {
  Bytes data;
  put_u32(data, static_cast<std::uint32_t>(width));
  put_u32(data, static_cast<std::uint32_t>(height));
  // 8 bits a channel, RGB, deflate, no filter, not interlaced.
  data.insert(data.end(), {8, 2, 0, 0, 0});
  return data;
}

Bytes zlib_stored(const Bytes& raw) {
  Bytes data{0x78, 0x01};
  for (std::size_t at = 0; at < raw.size(); at += stored_block_max) {
    const std::size_t size = std::min(stored_block_max, raw.size() - at);
    const bool last = at + size == raw.size();
    const auto low = static_cast<std::uint8_t>(size & 0xFFu);
    const auto high = static_cast<std::uint8_t>(size >> 8);
    data.insert(data.end(), {static_cast<std::uint8_t>(last ? 1 : 0), low, high, static_cast<std::uint8_t>(low ^ 0xFFu),
                             static_cast<std::uint8_t>(high ^ 0xFFu)});
    data.insert(data.end(), raw.begin() + static_cast<std::ptrdiff_t>(at),
                raw.begin() + static_cast<std::ptrdiff_t>(at + size));
  }
  put_u32(data, adler32(raw));
  return data;
}

// Each row after the number of its filter: none.
Bytes filtered(int width, int height, const Bytes& rgb) {
  const auto stride = static_cast<std::size_t>(width) * 3;
  Bytes raw;
  raw.reserve((stride + 1) * static_cast<std::size_t>(height));
  for (std::size_t y = 0; y < static_cast<std::size_t>(height); ++y) {
    raw.push_back(0);
    const auto row = rgb.begin() + static_cast<std::ptrdiff_t>(y * stride);
    raw.insert(raw.end(), row, row + static_cast<std::ptrdiff_t>(stride));
  }
  return raw;
}

}  // namespace

bool write_png(const std::string& path, int width, int height, const Bytes& rgb) {
  Bytes file{0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  put_chunk(file, "IHDR", header(width, height));
  put_chunk(file, "IDAT", zlib_stored(filtered(width, height, rgb)));
  put_chunk(file, "IEND", {});
  std::FILE* out = std::fopen(path.c_str(), "wb");
  if (out == nullptr) return false;
  const bool written = std::fwrite(file.data(), 1, file.size(), out) == file.size();
  return std::fclose(out) == 0 && written;
}

}  // namespace shell
