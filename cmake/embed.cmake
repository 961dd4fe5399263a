# cmake -D FROM=FOLDER -D INTO=FOLDER -P embed.cmake: writes INTO/embedded.cpp with every file under FROM.

file(REMOVE_RECURSE ${INTO}/files)
file(MAKE_DIRECTORY ${INTO}/files)
file(GLOB_RECURSE paths RELATIVE ${FROM} ${FROM}/*)
list(SORT paths)

# The assembler takes in the file between two symbols. What is in it stands in the source as a sum, so that whatever
# compares sources tells one site from another.
function(take_in symbol file)
    file(SHA256 ${file} sum)
    string(APPEND taken_in "asm(\".section .rodata /* ${sum} */\\n\"\n"
                           "    \"${symbol}: .incbin \\\"${file}\\\"\\n\"\n"
                           "    \"${symbol}_end: .byte 0\\n\"\n    \".previous\\n\");\n"
                           "extern \"C\" const char ${symbol}[], ${symbol}_end[];\n")
    set(taken_in "${taken_in}" PARENT_SCOPE)
endfunction()

find_program(ZOPFLI zopfli)  # packs by gzip's format, smaller
if(ZOPFLI)
    set(pack ${ZOPFLI})
else()
    set(pack gzip -9 -n -k)
endif()

set(taken_in "")
set(rows "")
set(number 0)
foreach(path IN LISTS paths)
    set(plain ${INTO}/files/${number})
    file(COPY_FILE ${FROM}/${path} ${plain})
    take_in(shinpan_site_${number} ${plain})
    set(row "{\"/${path}\", between(shinpan_site_${number}, shinpan_site_${number}_end)")
    set(gzipped "{}")
    execute_process(COMMAND ${pack} ${plain} RESULT_VARIABLE failed)
    if(NOT failed)
        file(SIZE ${plain} plain_size)
        file(SIZE ${plain}.gz small_size)
        if(small_size LESS plain_size)
            take_in(shinpan_site_${number}_gz ${plain}.gz)
            set(gzipped "between(shinpan_site_${number}_gz, shinpan_site_${number}_gz_end)")
        endif()
    endif()
    string(APPEND rows "    ${row}, ${gzipped}},\n")
    math(EXPR number "${number} + 1")
endforeach()

set(text "// Written by cmake/embed.cmake.\n#include \"server/web/site.hpp\"\n\n")
if(number GREATER 0)
    string(APPEND text "${taken_in}\nnamespace {\n\n"
                       "std::string_view between(const char* first, const char* last) {\n"
                       "    return {first, static_cast<std::size_t>(last - first)};\n}\n\n"
                       "const shinpan::server::SiteFile files[] = {\n${rows}};\n\n}  // namespace\n\n")
    set(result "files")
else()
    set(result "{}")
endif()
string(APPEND text "std::span<const shinpan::server::SiteFile> shinpan::server::embedded_files() {\n"
                   "    return ${result};\n}\n")
file(WRITE ${INTO}/embedded.cpp "${text}")
