# The C interface as stand-alone modules without glue, which src/bindings/wasm loads: shinpan.wasm is all of it, and
# shinpan-referee.wasm all but the bot and what estimates have learned, for a page that waits for its module. What
# plays and reads is compiled for speed, what is asked once in a while for size.

foreach(room base formats_charset formats_record formats_diagram go_rulesets go_score go_counting go_table
        analysis_proof analysis_confirm analysis_solve analysis_ownership referee_proof referee_judge referee_report)
    target_compile_options(shinpan_${room} PRIVATE -Oz)
endforeach()
foreach(source library pictures reading records scoring state breaches clocks time_words)  # of the C interface, all but the moves of a game
    set_property(SOURCE src/bindings/c/${source}.cpp APPEND PROPERTY COMPILE_OPTIONS -Oz)
endforeach()
foreach(source game/agreements game/decisions game/outcome game/taking_back
        rules/ending rules/event rules/handicap rules/refusal rules/words)  # of a game, all but its moves
    set_property(SOURCE src/go/${source}.cpp APPEND PROPERTY COMPILE_OPTIONS -Oz)
endforeach()

# The networks are sums of products, eight at once where the processor can. Of both modules only shinpan.wasm
# holds them.
set_property(SOURCE src/analysis/network/products.cpp APPEND PROPERTY COMPILE_OPTIONS -msimd128)

function(shinpan_wasm_module target name objects)
    add_executable(${target} ${objects})
    target_link_libraries(${target} PRIVATE shinpan_bindings_c)
    target_link_options(${target} PRIVATE -sSTANDALONE_WASM=1 --no-entry -sALLOW_MEMORY_GROWTH=1)
    set_target_properties(${target} PROPERTIES OUTPUT_NAME ${name} SUFFIX .wasm LINKER_LANGUAGE CXX)
endfunction()

shinpan_wasm_module(shinpan_wasm shinpan "$<TARGET_OBJECTS:shinpan_bindings_c>")
shinpan_wasm_module(shinpan_wasm_referee shinpan-referee "$<FILTER:$<TARGET_OBJECTS:shinpan_bindings_c>,EXCLUDE,/(playing|breaches|time_words)[.]cpp>")
target_sources(shinpan_wasm_referee PRIVATE src/bindings/wasm/playouts_alone.cpp)
target_link_options(shinpan_wasm_referee PRIVATE -Oz)

# Emscripten has packed it once; a second round until nothing gets smaller saves the page 3.7 kB.
find_program(WASM_OPT wasm-opt REQUIRED)
add_custom_command(TARGET shinpan_wasm_referee POST_BUILD
    COMMAND ${WASM_OPT} -Oz --converge $<TARGET_FILE:shinpan_wasm_referee> -o $<TARGET_FILE:shinpan_wasm_referee>
    VERBATIM)
