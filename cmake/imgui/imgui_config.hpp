// Dear ImGui's build options (IMGUI_USER_CONFIG), the same natively and on the web.
#pragma once

#include <cstdio>

#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_OBSOLETE_KEYIO
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_FILE_FUNCTIONS
#define IMGUI_DISABLE_TTY_FUNCTIONS

// A long page of text has more corners than 16 bits count.
#define ImDrawIdx unsigned int

// The library's printf brings 25 kB of long double arithmetic into the browser binary; format.cpp has what ImGui needs.
#define IMGUI_DISABLE_DEFAULT_FORMAT_FUNCTIONS
