# The typeface as two C arrays, cut down to the characters of tools/font/characters.txt; those of symbols.txt are in the
# regular weight only. Sets font_data_source.
include_guard(GLOBAL)

# Debian's fonttools belongs to the system's Python, which need not be the first one on PATH.
find_program(FONT_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(FONT_PYTHON python3)

set(font_data_source "${CMAKE_CURRENT_BINARY_DIR}/font_data.cpp")
set(font_tool "${CMAKE_SOURCE_DIR}/tools/font/make_font_data.py")
set(font_characters "${CMAKE_SOURCE_DIR}/tools/font/characters.txt")
set(font_symbols "${CMAKE_SOURCE_DIR}/tools/font/symbols.txt")
add_custom_command(OUTPUT "${font_data_source}"
  COMMAND "${FONT_PYTHON}" "${font_tool}" "${font_data_source}"
    font_regular_ttf "${LATO_DIR}/Lato-Regular.ttf" ${lato_regular_sha256} "${font_characters},${font_symbols}"
    font_semibold_ttf "${LATO_DIR}/Lato-Semibold.ttf" ${lato_semibold_sha256} "${font_characters}"
  DEPENDS "${font_tool}" "${font_characters}" "${font_symbols}"
  COMMENT "Cutting the typeface down to its characters" VERBATIM)
