# cmake -D BUILD=... -D CONFIG=... -D GENERATOR=... -D COMPILER=... -D C_COMPILER=... -D C_PROGRAM=...
#       -D PYTHON=... -D PYTHON_PROGRAM=... -D LIBRARIES=...
#       -D CONSUMER=... -D WHOLE_GAME=... -D TUTORIAL=... -D PKG_CONFIG=... -D BASH=... -D README=...
#       -D PROGRAM_FILES=... -D LIBDIR=... -D DATADIR=... -D MANDIR=... -P install_test.cmake

set(prefix ${BUILD}/install_test/prefix)
set(consumer_build ${BUILD}/install_test/consumer)
set(by_hand ${BUILD}/install_test/by_hand)
set(passed 0)
file(REMOVE_RECURSE ${BUILD}/install_test)
file(MAKE_DIRECTORY ${by_hand})

function(step)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
    if(status)
        list(JOIN ARGN " " command)
        message(FATAL_ERROR "${command}\n${said}")
    endif()
    string(STRIP "${said}" said)
    set(said "${said}" PARENT_SCOPE)
endfunction()

macro(expect what)  # a condition on what was said
    if(NOT (${ARGN}))
        message(FATAL_ERROR "${what}: ${said}")
    endif()
    math(EXPR passed "${passed} + 1")
endmacro()

step(${CMAKE_COMMAND} --install ${BUILD} --config ${CONFIG} --prefix ${prefix})

# The headers of the face and what they include, no others: a newcomer is named.
file(GLOB_RECURSE headers RELATIVE ${prefix}/include/shinpan ${prefix}/include/shinpan/*.hpp)
file(STRINGS ${KNOWN_HEADERS} known_headers REGEX "^[^#]")
set(newcomers ${headers})
list(REMOVE_ITEM newcomers ${known_headers})
set(gone ${known_headers})
list(REMOVE_ITEM gone ${headers})
set(said "installed, and not in tests/known/installed_headers.txt: ${newcomers}; listed, and not installed: ${gone}")
list(LENGTH newcomers come)
list(LENGTH gone went)
expect("the installed headers" come EQUAL 0 AND went EQUAL 0)

# A program that finds the package.
set(refusal "White may not play A1: repetition, French 2007 §8")
step(${CMAKE_COMMAND} -S ${CONSUMER} -B ${consumer_build} -G ${GENERATOR} -D CMAKE_PREFIX_PATH=${prefix}
     -D CMAKE_CXX_COMPILER=${COMPILER} -D CMAKE_BUILD_TYPE=${CONFIG})
step(${CMAKE_COMMAND} --build ${consumer_build} --config ${CONFIG})
step(${consumer_build}/consumer)
expect("find_package" said STREQUAL refusal)

step(${consumer_build}/engine)
expect("the component gtp" said STREQUAL "=1 Shinpan")

# The tutorial's program, as its page shows it.
step(${CMAKE_COMMAND} -S ${WHOLE_GAME} -B ${consumer_build}_whole_game -G ${GENERATOR} -D CMAKE_PREFIX_PATH=${prefix}
     -D CMAKE_CXX_COMPILER=${COMPILER} -D CMAKE_BUILD_TYPE=${CONFIG})
step(${CMAKE_COMMAND} --build ${consumer_build}_whole_game --config ${CONFIG})
step(${consumer_build}_whole_game/whole_game)
file(READ ${TUTORIAL} shown)
file(READ ${WHOLE_GAME}/whole_game.cpp program)
file(READ ${WHOLE_GAME}/CMakeLists.txt build)
foreach(part "```cpp\n${program}```" "```cmake\n${build}```" "build/whole_game\n${said}\n```")
    string(FIND "${shown}" "${part}" part_at)
    expect("docs/tutorials/cpp.md shows it" part_at GREATER 0)
endforeach()

# The same without CMake.
set(ENV{PKG_CONFIG_PATH} ${prefix}/${LIBDIR}/pkgconfig)
step(${PKG_CONFIG} --cflags --libs shinpan)
separate_arguments(flags UNIX_COMMAND "${said}")
step(${COMPILER} -std=c++20 ${CONSUMER}/consumer.cpp ${flags} -o ${by_hand}/consumer)
step(${by_hand}/consumer)
expect("pkg-config" said STREQUAL refusal)

# Components, of which gtp stands on rulefile.
step(${PKG_CONFIG} --cflags --libs shinpan-gtp shinpan-encoding)
separate_arguments(component_flags UNIX_COMMAND "${said}")
step(${COMPILER} -std=c++20 ${CONSUMER}/engine.cpp ${component_flags} -o ${by_hand}/engine)
step(${by_hand}/engine)
expect("pkg-config shinpan-gtp" said STREQUAL "=1 Shinpan")
step(${COMPILER} -std=c++20 ${CONSUMER}/components.cpp ${component_flags} -o ${by_hand}/components)
step(${by_hand}/components)
expect("pkg-config shinpan-rulefile and shinpan-encoding" said STREQUAL "my-club UTF-8")

# A program in C on the shared library, by CMake and by pkg-config.
step(${CMAKE_COMMAND} -S ${CONSUMER}/in_c -B ${consumer_build}_c -G ${GENERATOR} -D CMAKE_PREFIX_PATH=${prefix}
     -D CMAKE_C_COMPILER=${C_COMPILER} -D C_PROGRAM=${C_PROGRAM})
step(${CMAKE_COMMAND} --build ${consumer_build}_c)
step(${consumer_build}_c/ko)
expect("find_package of component c" said MATCHES "repetition.*§8" AND said MATCHES "B\\+3")
set(in_c "${said}")
file(READ ${LIBRARIES} shown)
file(READ ${C_PROGRAM} c_program)
string(FIND "${shown}" "${in_c}" output_at)
string(FIND "${shown}" "${c_program}" program_at)
expect("docs/libraries.md shows it" output_at GREATER 0 AND program_at GREATER 0)
step(${PKG_CONFIG} --cflags --libs shinpan-c)
separate_arguments(c_flags UNIX_COMMAND "${said}")
step(${C_COMPILER} -std=c11 -Wall -Wextra -Wpedantic -Werror ${C_PROGRAM} ${c_flags} -o ${by_hand}/ko)
step(${CMAKE_COMMAND} -E env LD_LIBRARY_PATH=${prefix}/${LIBDIR} ${by_hand}/ko)
expect("pkg-config shinpan-c" said STREQUAL in_c)

# The Python module finds the library that was installed with it.
step(${CMAKE_COMMAND} -E env PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=${prefix}/lib/python3/dist-packages
     ${PYTHON} ${PYTHON_PROGRAM})
expect("the Python module" said MATCHES "repetition, §8")

# The program that the README shows.
file(READ ${README} readme)
string(REGEX MATCH "```cpp\n([^`]*int main[^`]*)```" block "${readme}")
file(WRITE ${by_hand}/readme.cpp "${CMAKE_MATCH_1}")
step(${COMPILER} -std=c++20 ${by_hand}/readme.cpp ${flags} -o ${by_hand}/readme)
step(${by_hand}/readme)
expect("the README's program" said MATCHES "japanese-1989.*Result +B\\+R")

# The schemas of all that is written as JSON.
get_filename_component(project ${README} DIRECTORY)
file(GLOB schemas RELATIVE ${project}/docs ${project}/docs/schema/*.json)
foreach(schema IN LISTS schemas)
    step(${CMAKE_COMMAND} -E compare_files ${project}/docs/${schema} ${prefix}/${DATADIR}/shinpan/${schema})
endforeach()
expect("the schemas" schemas MATCHES "schema/referee.json")

# What man and the shells read.
step(${prefix}/bin/shinpan man)
set(page "${said}")
step(${CMAKE_COMMAND} -E cat ${prefix}/${MANDIR}/man1/shinpan.1)
expect("the manual page" said STREQUAL page)
set(completions ${prefix}/${DATADIR}/bash-completion/completions/shinpan)
step(${BASH} -c "source ${completions}
                 COMP_WORDS=(shinpan referee g.sgf --rules tromp) COMP_CWORD=4
                 _shinpan
                 echo \"\${COMPREPLY[@]}\"")
expect("bash" said STREQUAL "tromp-taylor tromp-taylor-ssk")
step(${CMAKE_COMMAND} -E cat ${prefix}/${DATADIR}/zsh/site-functions/_shinpan)
expect("zsh" said MATCHES "^#compdef shinpan")
step(${CMAKE_COMMAND} -E cat ${prefix}/${DATADIR}/fish/vendor_completions.d/shinpan.fish)
expect("fish" said MATCHES "^complete -c shinpan")

# What is packed of all this: the program and what belongs to it.
step(${CMAKE_COMMAND} --install ${BUILD} --config ${CONFIG} --prefix ${prefix}_program --component program)
file(GLOB_RECURSE said LIST_DIRECTORIES false RELATIVE ${prefix}_program ${prefix}_program/*)
file(STRINGS ${PROGRAM_FILES} packed)
list(TRANSFORM packed REPLACE vendor-completions site-functions)  # a folder of Debian's package alone
list(SORT said)
expect("the packed files" said STREQUAL packed)
message("${passed} passed, 0 failed, 0 skipped")
