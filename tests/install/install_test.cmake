# cmake -D BUILD=... -D CONFIG=... -D GENERATOR=... -D COMPILER=... -D CONSUMER=... -P install_test.cmake

set(prefix ${BUILD}/install_test/prefix)
set(consumer_build ${BUILD}/install_test/consumer)
file(REMOVE_RECURSE ${BUILD}/install_test)

function(step)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
    if(status)
        list(JOIN ARGN " " command)
        message(FATAL_ERROR "${command}\n${said}")
    endif()
    set(said "${said}" PARENT_SCOPE)
endfunction()

step(${CMAKE_COMMAND} --install ${BUILD} --config ${CONFIG} --prefix ${prefix})
step(${CMAKE_COMMAND} -S ${CONSUMER} -B ${consumer_build} -G ${GENERATOR} -D CMAKE_PREFIX_PATH=${prefix}
     -D CMAKE_CXX_COMPILER=${COMPILER} -D CMAKE_BUILD_TYPE=${CONFIG})
step(${CMAKE_COMMAND} --build ${consumer_build} --config ${CONFIG})
step(${consumer_build}/consumer)

string(STRIP "${said}" said)
if(NOT said STREQUAL "White may not play A1: repetition, French 2007 §8")
    message(FATAL_ERROR "the program said: ${said}")
endif()
message("1 passed, 0 failed, 0 skipped")
