// A picture in memory to draw into: an OpenGL framebuffer object.
#include "platform/offscreen_native.hpp"

#include <SDL.h>
#include <SDL_opengl.h>

#include <algorithm>

namespace shell {
namespace {

// The functions of OpenGL 3 that the system's library may not export by name.
struct Functions {
  PFNGLGENFRAMEBUFFERSPROC gen_framebuffers;
  PFNGLBINDFRAMEBUFFERPROC bind_framebuffer;
  PFNGLDELETEFRAMEBUFFERSPROC delete_framebuffers;
  PFNGLGENRENDERBUFFERSPROC gen_renderbuffers;
  PFNGLBINDRENDERBUFFERPROC bind_renderbuffer;
  PFNGLDELETERENDERBUFFERSPROC delete_renderbuffers;
  PFNGLRENDERBUFFERSTORAGEPROC renderbuffer_storage;
  PFNGLFRAMEBUFFERRENDERBUFFERPROC framebuffer_renderbuffer;
};

template <typename Function>
void load(Function& function, const char* name) {
  function = reinterpret_cast<Function>(SDL_GL_GetProcAddress(name));
}

const Functions& gl() {
  static const Functions functions = [] {
    Functions f{};
    load(f.gen_framebuffers, "glGenFramebuffers");
    load(f.bind_framebuffer, "glBindFramebuffer");
    load(f.delete_framebuffers, "glDeleteFramebuffers");
    load(f.gen_renderbuffers, "glGenRenderbuffers");
    load(f.bind_renderbuffer, "glBindRenderbuffer");
    load(f.delete_renderbuffers, "glDeleteRenderbuffers");
    load(f.renderbuffer_storage, "glRenderbufferStorage");
    load(f.framebuffer_renderbuffer, "glFramebufferRenderbuffer");
    return f;
  }();
  return functions;
}

}  // namespace

Offscreen::Offscreen(int width, int height) : width_(width), height_(height) {
  gl().gen_framebuffers(1, &framebuffer_);
  gl().gen_renderbuffers(1, &renderbuffer_);
  gl().bind_renderbuffer(GL_RENDERBUFFER, renderbuffer_);
  gl().renderbuffer_storage(GL_RENDERBUFFER, GL_RGBA8, width, height);
  gl().bind_framebuffer(GL_FRAMEBUFFER, framebuffer_);
  gl().framebuffer_renderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, renderbuffer_);
}

Offscreen::~Offscreen() {
  gl().bind_framebuffer(GL_FRAMEBUFFER, 0);
  gl().delete_framebuffers(1, &framebuffer_);
  gl().delete_renderbuffers(1, &renderbuffer_);
}

std::vector<std::uint8_t> Offscreen::pixels() const {
  const auto stride = static_cast<std::size_t>(width_) * 3;
  std::vector<std::uint8_t> rows(stride * static_cast<std::size_t>(height_));
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, width_, height_, GL_RGB, GL_UNSIGNED_BYTE, rows.data());
  // OpenGL's first row is the lowest.
  for (std::size_t top = 0, bottom = static_cast<std::size_t>(height_) - 1; top < bottom; ++top, --bottom)
    std::swap_ranges(rows.begin() + static_cast<std::ptrdiff_t>(top * stride),
                     rows.begin() + static_cast<std::ptrdiff_t>((top + 1) * stride),
                     rows.begin() + static_cast<std::ptrdiff_t>(bottom * stride));
  return rows;
}

}  // namespace shell
