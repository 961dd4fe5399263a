# How everything is compiled: build type, ccache, mold, static libraries, warnings, sanitizers. Nothing here reaches a consumer.

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)

# The same objects go into programs and into the C library, which shows nothing but its own interface.
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
if(NOT EMSCRIPTEN)
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Another clone, in another folder, takes what this one has compiled.
    set(ccache_settings CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=true)
    if(EMSCRIPTEN)  # ccache does not know em++ by its name
        list(APPEND ccache_settings CCACHE_COMPILERTYPE=clang)
    endif()
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env ${ccache_settings} ${CCACHE})
endif()

if(NOT EMSCRIPTEN)
    include(CheckLinkerFlag)
    check_linker_flag(CXX -fuse-ld=mold SHINPAN_HAVE_MOLD)
    if(SHINPAN_HAVE_MOLD)
        add_link_options(-fuse-ld=mold)
    endif()
endif()

if(SHINPAN_PORTABLE)
    set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
    set(OPENSSL_USE_STATIC_LIBS ON)
    set(Boost_USE_STATIC_LIBS ON)
    add_link_options(-static-libstdc++ -static-libgcc -Wl,--gc-sections)
endif()

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor)
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
    add_compile_options(-Wno-sign-conversion)  # g++ leaves it out of -Wconversion
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    add_compile_options(-Wno-restrict)  # g++ 12 is wrong about std::string
endif()
if(SHINPAN_WERROR)
    add_compile_options(-Werror)
endif()

if(SHINPAN_SANITIZE)
    add_compile_options(-fsanitize=${SHINPAN_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${SHINPAN_SANITIZE})
    # Millions of relocations, which tests that start the program a thousand times would wait for.
    add_link_options($<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-no-pie>)
    if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
        add_compile_options(-Wno-maybe-uninitialized)  # g++ 12 is wrong about sanitized code
        if(SHINPAN_SANITIZE STREQUAL thread)
            add_compile_options(-Wno-tsan)  # Boost.Asio's fences, of which ThreadSanitizer knows nothing
        endif()
    endif()
endif()

# What is shipped has besides: an overflow that a mistake of ours allows ends the program. The tests' builds have it
# in one program, which shows that the flags do what they are for.
set(SHINPAN_HARDENING_FLAGS "")
if(NOT EMSCRIPTEN AND NOT SHINPAN_SANITIZE AND CMAKE_BUILD_TYPE MATCHES "^(Release|RelWithDebInfo|MinSizeRel)$")
    include(CheckCXXCompilerFlag)
    set(SHINPAN_HARDENING_FLAGS -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
    foreach(flag -fstack-protector-strong -fstack-clash-protection -fcf-protection)
        string(MAKE_C_IDENTIFIER SHINPAN_HAVE${flag} known)
        check_cxx_compiler_flag(${flag} ${known})
        if(${known})
            list(APPEND SHINPAN_HARDENING_FLAGS ${flag})
        endif()
    endforeach()
    add_link_options(-Wl,-z,relro,-z,now,-z,noexecstack)
endif()
set(SHINPAN_HARDENING "")
if(SHINPAN_HARDEN)
    set(SHINPAN_HARDENING ${SHINPAN_HARDENING_FLAGS})
endif()

if(SHINPAN_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

if(EMSCRIPTEN)
    # Of the system's headers only tl/ is wanted: the whole folder breaks Emscripten's own.
    find_path(EXPECTED_INCLUDE tl/expected.hpp PATHS /usr/include /usr/local/include
              NO_CMAKE_FIND_ROOT_PATH REQUIRED)
    file(COPY ${EXPECTED_INCLUDE}/tl DESTINATION ${PROJECT_BINARY_DIR}/include)
    include_directories(SYSTEM ${PROJECT_BINARY_DIR}/include)
    add_compile_options(-fno-exceptions -fno-rtti)
endif()
