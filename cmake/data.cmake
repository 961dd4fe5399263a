# shinpan_data(ROOM NAME HEADER): puts data/NAME.bin into the library of a room, as the function NAME_bytes that
# src/ROOM/HEADER.hpp declares.

function(shinpan_data room name header)
    set(from ${PROJECT_SOURCE_DIR}/data/${name}.bin)
    set(into ${PROJECT_BINARY_DIR}/generated/${room}/${name}.cpp)
    set(script ${PROJECT_SOURCE_DIR}/cmake/bytes.cmake)
    add_custom_command(
        OUTPUT ${into}
        COMMAND ${CMAKE_COMMAND} -D FROM=${from} -D NAME=${name} -D HEADER=${room}/${header}.hpp -D INTO=${into}
                -P ${script}
        DEPENDS ${from} ${script}
        COMMENT "Taking in data/${name}.bin"
        VERBATIM)
    shinpan_target(target ${room})
    target_sources(${target} PRIVATE ${into})
endfunction()
