# Every third party, pinned in this one place.
include_guard(GLOBAL)

set(third_party_dir "${CMAKE_SOURCE_DIR}/build/third_party" CACHE PATH "Where third party sources are kept")

# Sources come as Debian source packages, checked by SHA-256; where there is no apt, the same commit comes by git.
# Sets ${name}_dir.
function(pinned_source name)
  cmake_parse_arguments(PIN "" "VERSION;DEBIAN;SUITE;SHA256;GIT;COMMIT;PROBE" "" ${ARGN})
  set(dir "${third_party_dir}/${name}-${PIN_VERSION}")
  set(${name}_dir "${dir}" PARENT_SCOPE)
  if(EXISTS "${dir}/${PIN_PROBE}")
    return()
  endif()
  message(STATUS "Fetching the sources of ${name} ${PIN_VERSION}")
  execute_process(
    COMMAND bash -p "${CMAKE_SOURCE_DIR}/tools/setup/fetch_source.sh" "${dir}"
      "${PIN_DEBIAN}" "${PIN_SUITE}" "${PIN_SHA256}" "${PIN_GIT}" "${PIN_COMMIT}"
    RESULT_VARIABLE failed)
  if(failed OR NOT EXISTS "${dir}/${PIN_PROBE}")
    message(FATAL_ERROR "The sources of ${name} ${PIN_VERSION} could not be fetched, neither with apt-get nor with git.")
  endif()
endfunction()

pinned_source(imgui
  VERSION 1.90.1 PROBE imgui.h
  DEBIAN imgui=1.90.1+ds-1 SUITE trixie
  SHA256 ecce377df0f90b292f15dcbd83d438bddc162b2388c881132bde18c787572a1c
  GIT https://github.com/ocornut/imgui.git COMMIT d6cb3c923d28dcebb2d8d9605ccc7229ccef19eb)

pinned_source(catch2
  VERSION 3.7.1 PROBE extras/catch_amalgamated.cpp
  DEBIAN catch2=3.7.1-0.5 SUITE trixie
  SHA256 c991b247a1a0d7bb9c39aa35faf0fe9e19764213f28ffba3109388e62ee0269c
  GIT https://github.com/catchorg/Catch2.git COMMIT fa43b77429ba76c462b1898d6cd2f2d7a9416b14)

# The window on this machine uses the system's SDL2; the browser's is built from these sources.
if(EMSCRIPTEN)
  pinned_source(sdl2
    VERSION 2.26.5 PROBE src/SDL.c
    DEBIAN libsdl2=2.26.5+dfsg-1 SUITE bookworm
    SHA256 b3f2c822151804125d08db94c65852f711c2e5df2145a59da120748dc32eb9c3
    GIT https://github.com/libsdl-org/SDL.git COMMIT ac13ca9ab691e13e8eebe9684740ddcb0d716203)
endif()

# The typeface, from package fonts-lato: 2.0 in Debian 12, 2.015 in Debian 13; elsewhere LATO_DIR says where it is.
set(LATO_DIR /usr/share/fonts/truetype/lato CACHE PATH "Folder of Lato-Regular.ttf and Lato-Semibold.ttf")
set(lato_regular_sha256
  0ad460bd756454f8485609747b25c5644a54d307a65daabbb24c646c112ed541,6f6940be0835c3ddec9199e5fc42be4cbc61ebcfd58c623fdf719366253f1780)
set(lato_semibold_sha256
  daba97eac5f3e95159ecb23264a7cb9c3719b9bc9a91a5fbf121ba4636661eb5,2dc5d31e2cf1e29f3430eb2dfa1ba9911e08ee401b61dd12f40e0acb047a17a3)
