# Toolchain file: the Emscripten that em++ on the PATH belongs to.

find_program(EMPP em++ REQUIRED)
file(REAL_PATH ${EMPP} empp)
cmake_path(GET empp PARENT_PATH emscripten)
include(${emscripten}/cmake/Modules/Platform/Emscripten.cmake)

# A Node that is not Debian's does not look in Debian's folder, where em++ has its acorn.
if(EXISTS /usr/share/nodejs/acorn)
    set(CMAKE_CXX_LINKER_LAUNCHER ${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs)
    set(ENV{NODE_PATH} /usr/share/nodejs)
endif()
