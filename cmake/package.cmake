# What cpack packs: the program with its pages, completions, desktop entry and unit, as Debian's package (-G DEB) or as an
# archive (-G TGZ), which preset `portable` makes for Linux of any kind. tools/package.sh calls it.

set(CPACK_COMPONENTS_ALL program)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_SOURCE_DIR}/cmake/packed.cmake)
set(CPACK_STRIP_FILES ON)

string(TOLOWER ${CMAKE_SYSTEM_NAME} system)
set(CPACK_PACKAGE_FILE_NAME shinpan-${PROJECT_VERSION}-${system}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_PACKAGE_VENDOR "Shinpan")
set(CPACK_PACKAGE_CONTACT "The authors of Shinpan")
set(CPACK_PACKAGE_DESCRIPTION "Play in the browser or the terminal, have records judged with the clause for each
 refusal and each point, run engines against each other, and serve games between people.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "bubblewrap, librsvg2-2, xdg-utils")  # engines' sandbox, PNG pictures, --open
include(CPack)
