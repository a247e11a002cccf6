// Draws ImGui's triangles with OpenGL 3.2 or ES 3. Nothing of OpenGL's state is read back: in a browser each such
// question waits for the process that draws, tens of milliseconds a frame.
#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#define GL_GLEXT_PROTOTYPES
#include <SDL_opengl.h>
#endif

#include <cmath>
#include <cstddef>

#include "imgui.h"
#include "platform/platform.hpp"

namespace shell {
namespace {

#ifdef __EMSCRIPTEN__
#define SHADER_VERSION "#version 300 es\nprecision highp float;\n"
#else
#define SHADER_VERSION "#version 150\n"
#endif

// Positions come in device pixels, y down.
constexpr const char* vertex_source = SHADER_VERSION R"(
uniform vec2 pixels;
in vec2 position;
in vec2 uv;
in vec4 color;
out vec2 at;
out vec4 tint;
void main() {
  at = uv;
  tint = color;
  gl_Position = vec4(position.x / pixels.x * 2.0 - 1.0, 1.0 - position.y / pixels.y * 2.0, 0.0, 1.0);
})";

// The atlas holds coverage only.
constexpr const char* fragment_source = SHADER_VERSION R"(
uniform sampler2D atlas;
in vec2 at;
in vec4 tint;
out vec4 result;
void main() { result = vec4(tint.rgb, tint.a * texture(atlas, at).r); })";

struct Objects {
  GLuint program = 0;
  GLuint vertex_array = 0;
  GLuint vertices = 0;
  GLuint indices = 0;
  GLuint atlas = 0;
  GLint pixels = -1;
};

Objects objects;

GLuint compiled(GLenum kind, const char* source) {
  const GLuint shader = glCreateShader(kind);
  glShaderSource(shader, 1, &source, nullptr);
  glCompileShader(shader);
  return shader;
}

bool link_program() {
  objects.program = glCreateProgram();
  const GLuint shaders[] = {compiled(GL_VERTEX_SHADER, vertex_source), compiled(GL_FRAGMENT_SHADER, fragment_source)};
  for (const GLuint shader : shaders) glAttachShader(objects.program, shader);
  glBindAttribLocation(objects.program, 0, "position");
  glBindAttribLocation(objects.program, 1, "uv");
  glBindAttribLocation(objects.program, 2, "color");
  glLinkProgram(objects.program);
  for (const GLuint shader : shaders) glDeleteShader(shader);
  GLint linked = GL_FALSE;
  glGetProgramiv(objects.program, GL_LINK_STATUS, &linked);
  objects.pixels = glGetUniformLocation(objects.program, "pixels");
  return linked == GL_TRUE;
}

// OpenGL takes offsets into a buffer as pointers.
const void* offset_in_buffer(std::size_t bytes) {
  return reinterpret_cast<const void*>(bytes);  // NOLINT(performance-no-int-to-ptr)
}

void set_attribute(GLuint index, GLint count, GLenum type, GLboolean normalized, std::size_t offset) {
  glEnableVertexAttribArray(index);
  glVertexAttribPointer(index, count, type, normalized, sizeof(ImDrawVert), offset_in_buffer(offset));
}

void make_buffers() {
  glGenVertexArrays(1, &objects.vertex_array);
  glBindVertexArray(objects.vertex_array);
  glGenBuffers(1, &objects.vertices);
  glGenBuffers(1, &objects.indices);
  glBindBuffer(GL_ARRAY_BUFFER, objects.vertices);
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, objects.indices);
  set_attribute(0, 2, GL_FLOAT, GL_FALSE, offsetof(ImDrawVert, pos));
  set_attribute(1, 2, GL_FLOAT, GL_FALSE, offsetof(ImDrawVert, uv));
  set_attribute(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, offsetof(ImDrawVert, col));
}

// The only program, buffers, texture and blending there are; only the scissor and the viewport change.
void set_state() {
  glUseProgram(objects.program);
  glEnable(GL_BLEND);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

float channel(Color color, int shift) { return static_cast<float>((color >> shift) & 255u) / 255.0f; }

void clear(Color ground) {
  glDisable(GL_SCISSOR_TEST);
  glClearColor(channel(ground, IM_COL32_R_SHIFT), channel(ground, IM_COL32_G_SHIFT), channel(ground, IM_COL32_B_SHIFT),
               1.0f);
  glClear(GL_COLOR_BUFFER_BIT);
  glEnable(GL_SCISSOR_TEST);
}

// Clipping comes in pixels of the picture; OpenGL takes those of the buffer and counts their y from below.
void draw_list(const ImDrawList& list, ImVec2 scale, int window_top) {
  const auto bytes = [](const auto& buffer) { return static_cast<GLsizeiptr>(buffer.size_in_bytes()); };
  glBufferData(GL_ARRAY_BUFFER, bytes(list.VtxBuffer), list.VtxBuffer.Data, GL_STREAM_DRAW);
  glBufferData(GL_ELEMENT_ARRAY_BUFFER, bytes(list.IdxBuffer), list.IdxBuffer.Data, GL_STREAM_DRAW);
  for (const ImDrawCmd& command : list.CmdBuffer) {
    const auto left = static_cast<GLint>(command.ClipRect.x * scale.x);
    const auto top = static_cast<GLint>(command.ClipRect.y * scale.y);
    const auto right = static_cast<GLint>(command.ClipRect.z * scale.x);
    const auto bottom = static_cast<GLint>(command.ClipRect.w * scale.y);
    if (right <= left || bottom <= top || command.ElemCount == 0) continue;
    glScissor(left, window_top - bottom, right - left, bottom - top);
    glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(command.ElemCount), GL_UNSIGNED_INT,
                   offset_in_buffer(command.IdxOffset * sizeof(ImDrawIdx)));
  }
}

}  // namespace

bool renderer_start() {
  if (!link_program()) return false;
  make_buffers();
  set_state();
  return renderer_upload_fonts();
}

bool renderer_upload_fonts() {
  ImFontAtlas* atlas = ImGui::GetIO().Fonts;
  unsigned char* coverage = nullptr;
  int width = 0;
  int height = 0;
  atlas->GetTexDataAsAlpha8(&coverage, &width, &height);
  if (coverage == nullptr) return false;
  if (objects.atlas == 0) glGenTextures(1, &objects.atlas);
  glBindTexture(GL_TEXTURE_2D, objects.atlas);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, width, height, 0, GL_RED, GL_UNSIGNED_BYTE, coverage);
  // The pixels live in the texture now; the atlas keeps only where each glyph stands.
  atlas->ClearTexData();
  return true;
}

void renderer_draw(ImDrawData& data, Color ground, int below) {
  const ImVec2 scale = data.FramebufferScale;
  const auto width = static_cast<int>(std::lround(data.DisplaySize.x * scale.x));
  const auto height = static_cast<int>(std::lround(data.DisplaySize.y * scale.y));
  glViewport(0, -below, width, height);
  clear(ground);
  glUniform2f(objects.pixels, data.DisplaySize.x, data.DisplaySize.y);
  for (const ImDrawList* list : data.CmdLists) draw_list(*list, scale, height - below);
}

void renderer_stop() {
  glDeleteProgram(objects.program);
  glDeleteVertexArrays(1, &objects.vertex_array);
  glDeleteBuffers(1, &objects.vertices);
  glDeleteBuffers(1, &objects.indices);
  glDeleteTextures(1, &objects.atlas);
  objects = {};
}

}  // namespace shell
