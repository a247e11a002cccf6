# How the browser module is linked: an ES module that makes one instance on request, and as little else as possible.
include_guard(GLOBAL)

function(link_as_web_module target)
  set_target_properties(${target} PROPERTIES SUFFIX ".js")
  set(settings
    MODULARIZE=1 EXPORT_ES6=1 EXPORT_NAME=createPrefillDecode ENVIRONMENT=web
    FILESYSTEM=0 MALLOC=emmalloc DYNAMIC_EXECUTION=0 SUPPORT_LONGJMP=0
    INITIAL_MEMORY=8388608 TOTAL_STACK=262144 ALLOW_MEMORY_GROWTH=1
    MIN_WEBGL_VERSION=2 MAX_WEBGL_VERSION=2 GL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 GL_TRACK_ERRORS=0
    MIN_CHROME_VERSION=91 MIN_FIREFOX_VERSION=90 MIN_SAFARI_VERSION=150000 TEXTDECODER=2
    INCOMING_MODULE_JS_API=[print,printErr,onAbort,wasmBinary]
    EXPORTED_FUNCTIONS=[_main,_malloc]
    EXPORTED_RUNTIME_METHODS=[UTF8ToString,stringToUTF8,lengthBytesUTF8])
  foreach(setting IN LISTS settings)
    target_link_options(${target} PRIVATE "SHELL:-s ${setting}")
  endforeach()
  if(CMAKE_BUILD_TYPE STREQUAL "Debug")
    target_link_options(${target} PRIVATE -gsource-map "SHELL:-s ASSERTIONS=1")
  else()
    target_link_options(${target} PRIVATE -Oz "SHELL:--closure 1")
  endif()
endfunction()
