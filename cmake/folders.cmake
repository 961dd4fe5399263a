# One library for each folder of src. A folder without sources is left out, and so are edges to it.
#
#   shinpan_folder(NAME FOLDER... [NATIVE] [PACKAGES PACKAGE...] [OPTIONAL PACKAGE...])
#                                                            target shinpan_NAME, installed as shinpan::NAME; NATIVE:
#                                                            left out of a WebAssembly build
#   shinpan_edges(NAME FOLDER...)                            what a folder may include that makes no library of its own
#   shinpan_umbrella()                                       shinpan::shinpan, all folders declared so far
#   shinpan_program(PROGRAM NAME FOLDER... [NATIVE] [PACKAGES PACKAGE...] [OPTIONAL PACKAGE...])
#                                                            as shinpan_folder, and a program of its main.cpp
#
# SHINPAN_FOLDERS lists the folders, SHINPAN_CORE those that a consumer gets without further packages. The target
# shinpan_parts is all folders but server, which has the built play site in it: what can be built beside the site.

configure_file(${PROJECT_SOURCE_DIR}/cmake/version.hpp.in ${PROJECT_BINARY_DIR}/generated/base/version.hpp @ONLY)
set(SHINPAN_FOLDERS "")
add_custom_target(shinpan_parts)

# The library target of a package that one of our folders stands on.
function(shinpan_link_package target package)
    if(package STREQUAL tl-expected)
        if(NOT EMSCRIPTEN)  # there cmake/compiler.cmake brings the header
            find_package(tl-expected REQUIRED)
            target_link_libraries(${target} PUBLIC tl::expected)
        endif()
    elseif(package STREQUAL boost_json)
        find_package(Boost 1.81 REQUIRED COMPONENTS json)
        target_link_libraries(${target} PRIVATE Boost::json)
    elseif(package STREQUAL boost_beast)  # headers only
        find_package(Boost 1.81 REQUIRED)
        find_package(Threads REQUIRED)
        target_link_libraries(${target} PRIVATE Boost::headers Threads::Threads)
    elseif(package STREQUAL tomlplusplus)
        find_package(tomlplusplus REQUIRED)
        target_link_libraries(${target} PRIVATE tomlplusplus::tomlplusplus)
    elseif(package STREQUAL CLI11)
        find_package(CLI11 REQUIRED)
        target_link_libraries(${target} PRIVATE CLI11::CLI11)
    elseif(package STREQUAL librsvg)  # optional: PNG pictures; the program loads it when one is asked for
        find_package(PkgConfig)
        if(PkgConfig_FOUND)
            pkg_check_modules(RSVG librsvg-2.0 cairo)
        endif()
        if(RSVG_FOUND)
            target_include_directories(${target} SYSTEM PRIVATE ${RSVG_INCLUDE_DIRS})
            target_link_libraries(${target} PRIVATE ${CMAKE_DL_LIBS})
            target_compile_definitions(${target} PRIVATE SHINPAN_HAVE_PNG)
        endif()
    elseif(package STREQUAL lhasa)  # optional: packed records
        find_package(PkgConfig)
        if(PkgConfig_FOUND)
            pkg_check_modules(LHASA IMPORTED_TARGET liblhasa)
        endif()
        if(LHASA_FOUND)
            target_link_libraries(${target} PRIVATE PkgConfig::LHASA)
            target_compile_definitions(${target} PRIVATE SHINPAN_HAVE_LHA)
        endif()
    else()
        message(FATAL_ERROR "unknown package ${package}")
    endif()
endfunction()

function(shinpan_edges)  # for the tests, which read it
endfunction()

function(shinpan_folder name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "NATIVE" "" "PACKAGES;OPTIONAL")
    if(arg_NATIVE AND EMSCRIPTEN)
        return()
    endif()
    set(folder ${PROJECT_SOURCE_DIR}/src/${name})
    file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
    file(GLOB headers CONFIGURE_DEPENDS ${folder}/*.hpp)
    list(REMOVE_ITEM sources ${folder}/main.cpp)
    if(NOT sources AND NOT headers)
        return()
    endif()

    set(target shinpan_${name})
    if(sources)
        add_library(${target} STATIC ${sources})
        set(scope PUBLIC)
        foreach(package IN LISTS arg_PACKAGES arg_OPTIONAL)
            shinpan_link_package(${target} ${package})
        endforeach()
    else()
        add_library(${target} INTERFACE)
        set(scope INTERFACE)
    endif()
    add_library(shinpan::${name} ALIAS ${target})
    set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
    target_compile_features(${target} ${scope} cxx_std_20)
    target_sources(${target} ${scope} FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR}/src FILES ${headers})
    if(name STREQUAL base)
        target_sources(${target} ${scope} FILE_SET HEADERS BASE_DIRS ${PROJECT_BINARY_DIR}/generated
                       FILES ${PROJECT_BINARY_DIR}/generated/base/version.hpp)
    endif()
    foreach(edge IN LISTS arg_UNPARSED_ARGUMENTS)
        if(TARGET shinpan_${edge})
            target_link_libraries(${target} ${scope} shinpan_${edge})
        endif()
    endforeach()

    if(NOT name STREQUAL server)
        add_dependencies(shinpan_parts ${target})
    endif()
    list(APPEND SHINPAN_FOLDERS ${name})
    set(SHINPAN_FOLDERS ${SHINPAN_FOLDERS} PARENT_SCOPE)
endfunction()

macro(shinpan_umbrella)
    set(SHINPAN_CORE ${SHINPAN_FOLDERS})
    add_library(shinpan_umbrella INTERFACE)
    add_library(shinpan::shinpan ALIAS shinpan_umbrella)
    set_target_properties(shinpan_umbrella PROPERTIES EXPORT_NAME shinpan)
    foreach(folder IN LISTS SHINPAN_CORE)
        target_link_libraries(shinpan_umbrella INTERFACE shinpan_${folder})
    endforeach()
endmacro()

macro(shinpan_program program name)
    shinpan_folder(${name} ${ARGN})
    if(EXISTS ${PROJECT_SOURCE_DIR}/src/${name}/main.cpp)
        add_executable(${program} src/${name}/main.cpp)
        if(TARGET shinpan_${name})
            target_link_libraries(${program} PRIVATE shinpan_${name})
        endif()
        install(TARGETS ${program})
    endif()
endmacro()
