// A picture in memory to draw into, of any size, whatever the window's.
#pragma once

#include <cstdint>
#include <vector>

namespace shell {

class Offscreen {
 public:
  // Needs a current OpenGL context; becomes what is drawn into.
  Offscreen(int width, int height);
  ~Offscreen();
  Offscreen(const Offscreen&) = delete;
  Offscreen& operator=(const Offscreen&) = delete;

  // Rows from top to bottom, three bytes a pixel.
  std::vector<std::uint8_t> pixels() const;

 private:
  int width_;
  int height_;
  unsigned framebuffer_ = 0;
  unsigned renderbuffer_ = 0;
};

}  // namespace shell
