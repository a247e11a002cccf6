# The machine's own SDL2 and OpenGL, as the target window_system, where both are there.
find_package(SDL2 QUIET)
find_package(OpenGL QUIET)
if(TARGET SDL2::SDL2 AND TARGET OpenGL::GL)
  add_library(window_system INTERFACE)
  target_link_libraries(window_system INTERFACE SDL2::SDL2 OpenGL::GL ${CMAKE_DL_LIBS})
endif()
