# What every target of our own is compiled with, and how a folder's sources are collected.
include_guard(GLOBAL)

# Adding a source file never needs an edit here; an empty folder gives an empty list.
function(collect_sources out)
  set(files)
  foreach(pattern IN LISTS ARGN)
    file(GLOB found CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${pattern}")
    list(APPEND files ${found})
  endforeach()
  set(${out} ${files} PARENT_SCOPE)
endfunction()

# No contraction: the same formulas give the same bits natively and as WebAssembly.
add_library(own_code INTERFACE)
target_compile_options(own_code INTERFACE
  -ffp-contract=off
  "$<$<COMPILE_LANGUAGE:CXX>:-Wall;-Wextra;-Wpedantic;-Wconversion;-Wshadow;-Werror>")
# GCC 12 sees overlapping copies in "literal" + std::string (GCC bug 105651).
target_compile_options(own_code INTERFACE
  "$<$<AND:$<COMPILE_LANG_AND_ID:CXX,GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>")

# Everything that goes into the browser binary does without exceptions and type information.
add_library(shipped_code INTERFACE)
target_link_libraries(shipped_code INTERFACE own_code)
if(EMSCRIPTEN)
  target_compile_options(shipped_code INTERFACE "$<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions;-fno-rtti;-fno-c++-static-destructors>")
endif()

# In the browser: instructions that every one with WebGL 2 has (Safari since 15), and optimisation across files, which
# makes the first load 6 kB smaller.
if(EMSCRIPTEN)
  add_compile_options(-msign-ext -mnontrapping-fptoint -mbulk-memory)
  if(NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
    add_compile_options(-flto)
    add_link_options(-flto)
  endif()
endif()

# With Clang also what guides fuzzing, so that tests and fuzz targets share their libraries. GCC 12 takes parts of <regex>
# for uninitialized with sanitizers.
if(PREFILL_DECODE_SANITIZE)
  add_compile_options("$<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>")
  add_compile_options("$<$<CXX_COMPILER_ID:Clang>:-fsanitize=fuzzer-no-link>")
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
if(PREFILL_DECODE_COVERAGE)
  add_compile_options(--coverage)
  add_link_options(--coverage)
endif()
