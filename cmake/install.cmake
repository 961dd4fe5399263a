# cmake --install, find_package(shinpan) and pkg-config shinpan. Installed are the headers of include/shinpan, and of src
# those that they include, no others. The core rooms need nothing but tl::expected; others are components, because they
# need packages: find_package(shinpan COMPONENTS rulefile encoding gtp), pkg-config shinpan-gtp and so on. Component c is
# the C interface, a shared library that needs nothing at all: shinpan::c, pkg-config shinpan-c, and the Python module
# that stands on it. The install component `program` is what cmake/package.cmake packs.

include(CMakePackageConfigHelpers)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/shinpan)
file(RELATIVE_PATH up /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
string(REGEX REPLACE "/$" "" up ${up})

# The export set that a room's library is in.
function(shinpan_install target set)
    install(TARGETS ${target} EXPORT ${set}
            INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} ${CMAKE_INSTALL_INCLUDEDIR}/shinpan)
endfunction()

# Installs a header, and of src all that it includes, each once.
set(installed_headers "")
macro(shinpan_install_header from header folder)
    if(NOT ${header} IN_LIST installed_headers)
        list(APPEND installed_headers ${header})
        install(FILES ${from}/${header} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/shinpan/${folder})
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${from}/${header})
        shinpan_install_included(${from}/${header})
    endif()
endmacro()
function(shinpan_install_included file)
    file(STRINGS ${file} lines REGEX "^#include \"")
    foreach(line IN LISTS lines)
        string(REGEX REPLACE "^#include \"(.*)\".*" "\\1" header ${line})
        cmake_path(GET header PARENT_PATH folder)
        set(from ${PROJECT_SOURCE_DIR}/src)
        if(NOT EXISTS ${from}/${header})
            set(from ${PROJECT_BINARY_DIR}/generated)
        endif()
        shinpan_install_header(${from} ${header} ${folder})
    endforeach()
    set(installed_headers ${installed_headers} PARENT_SCOPE)
endfunction()
file(GLOB faces CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/include/shinpan ${PROJECT_SOURCE_DIR}/include/shinpan/*.hpp)
add_library(shinpan_face INTERFACE)
target_link_libraries(shinpan_face INTERFACE shinpan_umbrella shinpan_formats_rulefile shinpan_formats_encoding
                                             shinpan_engines_gtp)
list(TRANSFORM faces PREPEND ${PROJECT_SOURCE_DIR}/include/shinpan/ OUTPUT_VARIABLE face_files)
shinpan_headers(shinpan_face ${PROJECT_SOURCE_DIR}/include ${face_files})
foreach(face IN LISTS faces)
    shinpan_install_header(${PROJECT_SOURCE_DIR}/include/shinpan ${face} "")
endforeach()

foreach(room IN LISTS SHINPAN_UMBRELLA)
    shinpan_target(target ${room})
    shinpan_install(${target} shinpan_core)
endforeach()
install(TARGETS shinpan_umbrella EXPORT shinpan_core)
install(EXPORT shinpan_core NAMESPACE shinpan:: DESTINATION ${package_folder} FILE shinpan-core.cmake)

# shinpan_component(COMPONENT ROOM REQUIRES [LIBRARIES]): what pkg-config shinpan-COMPONENT requires, and which libraries
# besides that it needs that have no file for pkg-config.
function(shinpan_component component room requires)
    shinpan_target(target ${room})
    shinpan_install(${target} shinpan_${component})
    install(EXPORT shinpan_${component} NAMESPACE shinpan:: DESTINATION ${package_folder}
            FILE shinpan-${component}.cmake)
    set(libraries ${ARGN})
    configure_file(cmake/shinpan-component.pc.in ${PROJECT_BINARY_DIR}/shinpan-${component}.pc @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/shinpan-${component}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endfunction()
shinpan_component(rulefile formats/rulefile "shinpan tomlplusplus")
shinpan_component(encoding formats/encoding "shinpan")
shinpan_component(gtp engines/gtp "shinpan-rulefile" -lboost_json)

if(TARGET shinpan_c)
    install(TARGETS shinpan_c EXPORT shinpan_c
            FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/shinpan
            INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
    install(EXPORT shinpan_c NAMESPACE shinpan:: DESTINATION ${package_folder} FILE shinpan-c.cmake)
    configure_file(cmake/shinpan-c.pc.in ${PROJECT_BINARY_DIR}/shinpan-c.pc @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/shinpan-c.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
    set(SHINPAN_PYTHON_FOLDER lib/python3/dist-packages CACHE STRING "Where the Python module is installed")
    install(DIRECTORY src/bindings/python/shinpan DESTINATION ${SHINPAN_PYTHON_FOLDER} PATTERN __pycache__ EXCLUDE)
endif()

configure_package_config_file(cmake/shinpanConfig.cmake.in ${PROJECT_BINARY_DIR}/shinpanConfig.cmake
                              INSTALL_DESTINATION ${package_folder} NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/shinpanConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/shinpanConfig.cmake ${PROJECT_BINARY_DIR}/shinpanConfigVersion.cmake
        DESTINATION ${package_folder})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
install(DIRECTORY docs/schema DESTINATION ${CMAKE_INSTALL_DATADIR}/shinpan)

# For builds without CMake: the core, users before what they use.
set(libraries "")
foreach(room IN LISTS SHINPAN_UMBRELLA)
    shinpan_target(target ${room})
    get_target_property(type ${target} TYPE)
    if(type STREQUAL STATIC_LIBRARY)
        string(PREPEND libraries "-l${target} ")
    endif()
endforeach()
configure_file(cmake/shinpan.pc.in ${PROJECT_BINARY_DIR}/shinpan.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/shinpan.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

# What the program writes about itself, where man and the shells look: shinpan_writes(FOLDER FILE ARGUMENT...).
function(shinpan_writes folder file)
    set(written ${PROJECT_BINARY_DIR}/written/${file})
    list(JOIN ARGN " " arguments)
    install(CODE "execute_process(COMMAND \"$<TARGET_FILE:shinpan>\" ${arguments}
                                  OUTPUT_FILE \"${written}\" COMMAND_ERROR_IS_FATAL ANY)" COMPONENT program)
    install(FILES ${written} DESTINATION ${folder} COMPONENT program)
endfunction()
if(TARGET shinpan AND NOT CMAKE_CROSSCOMPILING)
    file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/written)
    shinpan_writes(${CMAKE_INSTALL_MANDIR}/man1 shinpan.1 man)
    shinpan_writes(${CMAKE_INSTALL_DATADIR}/bash-completion/completions shinpan completion bash)
    set(SHINPAN_ZSH_FOLDER ${CMAKE_INSTALL_DATADIR}/zsh/site-functions CACHE STRING "Where zsh's completion is installed")
    shinpan_writes(${SHINPAN_ZSH_FOLDER} _shinpan completion zsh)
    shinpan_writes(${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d shinpan.fish completion fish)
    install(FILES packaging/shinpan.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT program)
    install(FILES web/site/public/icon.svg RENAME shinpan.svg
            DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps COMPONENT program)
    install(FILES packaging/shinpan.service DESTINATION lib/systemd/system COMPONENT program)
endif()

# The licences of what a portable program has in it, as Debian's packages tell them.
if(SHINPAN_PORTABLE)
    foreach(package libssl-dev libsodium-dev zlib1g-dev libsqlite3-dev libsqlitecpp-dev liblhasa-dev libboost1.81-dev
                    libqrcodegencpp-dev liblemon-dev libpugixml-dev libcli11-dev libtomlplusplus-dev
                    libexpected-dev gcc-12-base)
        install(FILES /usr/share/doc/${package}/copyright RENAME ${package} OPTIONAL
                DESTINATION ${CMAKE_INSTALL_DOCDIR}/licences COMPONENT program)
    endforeach()
endif()
