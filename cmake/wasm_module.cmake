# shinpan.wasm: the C interface as a stand-alone module without glue; src/wasm loads it. What plays and reads is
# compiled for speed, what is asked once in a while for size, because a page waits for the module.

foreach(folder rulesets counting record diagram life referee)
    target_compile_options(shinpan_${folder} PRIVATE -Oz)
endforeach()
foreach(source library pictures reading records scoring state)  # of the C interface, all but the moves of a game
    set_property(SOURCE src/capi/${source}.cpp APPEND PROPERTY COMPILE_OPTIONS -Oz)
endforeach()

add_executable(shinpan_wasm $<TARGET_OBJECTS:shinpan_capi>)
target_link_libraries(shinpan_wasm PRIVATE shinpan_capi)
target_link_options(shinpan_wasm PRIVATE -sSTANDALONE_WASM=1 --no-entry -sALLOW_MEMORY_GROWTH=1)
set_target_properties(shinpan_wasm PROPERTIES OUTPUT_NAME shinpan SUFFIX .wasm LINKER_LANGUAGE CXX)
