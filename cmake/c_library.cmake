# libshinpan: the C interface as one shared library with all of the core in it, which shows shinpan_* and
# nothing else. Consumers get it as shinpan::c.

set(exported ${PROJECT_SOURCE_DIR}/cmake/shinpan.map)
add_library(shinpan_c SHARED $<TARGET_OBJECTS:shinpan_bindings_c>)
add_library(shinpan::c ALIAS shinpan_c)
target_link_libraries(shinpan_c PRIVATE $<BUILD_INTERFACE:shinpan_bindings_c>)
target_sources(shinpan_c INTERFACE FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR}/src/bindings/c
               FILES ${PROJECT_SOURCE_DIR}/src/bindings/c/shinpan.h)
set_target_properties(shinpan_c PROPERTIES
    OUTPUT_NAME shinpan EXPORT_NAME c LINKER_LANGUAGE CXX
    VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}
    LINK_DEPENDS ${exported})
target_link_options(shinpan_c PRIVATE -Wl,--version-script=${exported} -Wl,--no-undefined)
