# The built play site (web/site/dist) becomes part of the program, as target shinpan_site: each file as it is and, where that is
# smaller, compressed. Without it `shinpan serve` says how to build it.

set(SHINPAN_SITE ${PROJECT_SOURCE_DIR}/web/site/dist
    CACHE PATH "The built play site that `shinpan serve` hands out")

file(GLOB_RECURSE site_files CONFIGURE_DEPENDS ${SHINPAN_SITE}/*)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/site/list.txt CONTENT "${site_files}\n")  # so that one less is seen
add_custom_command(
    OUTPUT ${PROJECT_BINARY_DIR}/site/embedded.cpp
    COMMAND ${CMAKE_COMMAND} -D FROM=${SHINPAN_SITE} -D INTO=${PROJECT_BINARY_DIR}/site
            -P ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    DEPENDS ${site_files} ${PROJECT_BINARY_DIR}/site/list.txt ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    COMMENT "Embedding the play site"
    VERBATIM)
add_library(shinpan_site OBJECT ${PROJECT_BINARY_DIR}/site/embedded.cpp)
target_link_libraries(shinpan_site PRIVATE shinpan_server_web)
target_link_libraries(shinpan PRIVATE shinpan_site)
