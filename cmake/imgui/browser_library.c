// What ImGui's sources call in place of the C library in the browser: see the definitions in CMakeLists.txt.
#include <emscripten/em_math.h>
#include <stdio.h>

int imgui_scans_nothing(const char* text, const char* format, ...) {
  (void)text, (void)format;
  return 0;
}

int imgui_reports_nothing(FILE* file, const char* format, ...) {
  (void)file, (void)format;
  return 0;
}

float imgui_sin(float x) { return (float)emscripten_math_sin(x); }
float imgui_cos(float x) { return (float)emscripten_math_cos(x); }
float imgui_acos(float x) { return (float)emscripten_math_acos(x); }
