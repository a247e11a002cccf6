// Fractions that glide to a new value, each under a name.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace shell {

class Motion {
 public:
  // Start of a frame: seconds since the last one, and whether changes jump.
  void advance(float seconds, bool jump);
  // Where the named fraction stands in this frame.
  float follow(std::string_view name, float target);
  bool moving() const;

 private:
  struct Glide {
    std::uint32_t name;
    float from;
    float target;
    float seconds;
  };
  std::vector<Glide> glides_;
  bool jump_ = false;
};

}  // namespace shell
