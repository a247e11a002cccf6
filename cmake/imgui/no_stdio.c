// What ImGui's sources call in place of sscanf and fprintf in the browser: see the definitions in CMakeLists.txt.
#include <stdarg.h>
#include <stdio.h>

int imgui_scans_nothing(const char* text, const char* format, ...) {
  (void)text, (void)format;
  return 0;
}

// The OpenGL backend reads "#version %d" to choose its shaders.
int imgui_scans_version(const char* text, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int* version = va_arg(arguments, int*);
  va_end(arguments);
  while (*text != '\0' && (*text < '0' || *text > '9')) ++text;
  if (*text == '\0') return 0;
  *version = 0;
  for (; *text >= '0' && *text <= '9'; ++text) *version = 10 * *version + (*text - '0');
  return 1;
}

int imgui_reports_nothing(FILE* file, const char* format, ...) {
  (void)file, (void)format;
  return 0;
}
