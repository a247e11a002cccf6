// Values taken from bytes that say what is done, one after the other; zeros once they are used up.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace stage {

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : left_(reinterpret_cast<const char*>(data), size) {}
  explicit Bytes(std::string_view bytes) : left_(bytes) {}

  bool empty() const { return left_.empty(); }
  std::uint8_t byte() { return static_cast<std::uint8_t>(take(1).front()); }
  std::uint16_t word() { return static_cast<std::uint16_t>(byte() | (byte() << 8)); }
  // 0 … count − 1
  std::size_t below(std::size_t count) { return count == 0 ? 0 : word() % count; }
  // In [0, 1].
  double unit() { return static_cast<double>(word()) / 65535.0; }
  // As many bytes as the next one says, at most.
  std::string text() {
    const std::size_t size = std::min<std::size_t>(byte(), left_.size());
    return std::string(cut(size));
  }
  std::string_view rest() { return cut(left_.size()); }

 private:
  std::string take(std::size_t count) {
    std::string bytes(cut(std::min(count, left_.size())));
    bytes.resize(count, '\0');
    return bytes;
  }
  std::string_view cut(std::size_t count) {
    const std::string_view bytes = left_.substr(0, count);
    left_.remove_prefix(count);
    return bytes;
  }

  std::string_view left_;
};

}  // namespace stage
