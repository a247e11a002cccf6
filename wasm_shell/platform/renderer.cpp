// Draws ImGui's triangles with OpenGL.
#include "imgui.h"
#include "imgui_impl_opengl3.h"
#include "platform/platform.hpp"

#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#include <SDL_opengl.h>
#endif

namespace shell {
namespace {

#ifdef __EMSCRIPTEN__
constexpr const char* shader_version = "#version 300 es";
#else
constexpr const char* shader_version = "#version 150";
#endif

float channel(Color color, int shift) { return static_cast<float>((color >> shift) & 255u) / 255.0f; }

}  // namespace

bool renderer_start() { return ImGui_ImplOpenGL3_Init(shader_version) && ImGui_ImplOpenGL3_CreateDeviceObjects(); }

bool renderer_upload_fonts() {
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  const bool uploaded = ImGui_ImplOpenGL3_CreateFontsTexture();
  // The pixels live in the texture now; the atlas keeps only where each glyph stands.
  ImGui::GetIO().Fonts->ClearTexData();
  return uploaded;
}

void renderer_draw(ImDrawData& data, Color ground) {
  glDisable(GL_SCISSOR_TEST);
  glClearColor(channel(ground, IM_COL32_R_SHIFT), channel(ground, IM_COL32_G_SHIFT), channel(ground, IM_COL32_B_SHIFT),
               1.0f);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(&data);
}

void renderer_stop() {
  ImGui_ImplOpenGL3_Shutdown();
  // Names from before a lost context cannot be deleted any more, which some browsers report.
  glGetError();
}

}  // namespace shell
