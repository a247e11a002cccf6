# Finds Emscripten (Debian's package, or an SDK on PATH) and hands over to its own toolchain file.
find_program(EMCC emcc HINTS /usr/share/emscripten "$ENV{EMSDK}/upstream/emscripten")
if(NOT EMCC)
  message(FATAL_ERROR "Emscripten's compiler emcc was not found.")
endif()
file(REAL_PATH "${EMCC}" emcc_real)
get_filename_component(emscripten_root "${emcc_real}" DIRECTORY)
include("${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake")
