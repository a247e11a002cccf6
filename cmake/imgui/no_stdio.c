// What ImGui's sources call in place of sscanf and fprintf in the browser: see the definitions in CMakeLists.txt.
#include <stdio.h>

int imgui_scans_nothing(const char* text, const char* format, ...) {
  (void)text, (void)format;
  return 0;
}

int imgui_reports_nothing(FILE* file, const char* format, ...) {
  (void)file, (void)format;
  return 0;
}
