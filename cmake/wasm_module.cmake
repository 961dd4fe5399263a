# shinpan.wasm: the C interface as a stand-alone module without glue; src/wasm loads it. What plays and reads is
# compiled for speed, what is asked once in a while for size, because a page waits for the module.

foreach(folder rulesets counting record diagram life referee capi)
    target_compile_options(shinpan_${folder} PRIVATE -Oz)
endforeach()

add_executable(shinpan_wasm $<TARGET_OBJECTS:shinpan_capi>)
target_link_libraries(shinpan_wasm PRIVATE shinpan_capi)
target_link_options(shinpan_wasm PRIVATE -sSTANDALONE_WASM=1 --no-entry -sALLOW_MEMORY_GROWTH=1)
set_target_properties(shinpan_wasm PROPERTIES OUTPUT_NAME shinpan SUFFIX .wasm LINKER_LANGUAGE CXX)
