# cmake -D FROM=FILE -D NAME=NAME -D HEADER=HEADER -D INTO=FILE -P bytes.cmake: writes INTO, C++ with the bytes of FROM,
# which defines the function shinpan::NAME_bytes that HEADER declares. Every compiler takes it, Emscripten's included.

file(READ ${FROM} bytes HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
string(REPEAT "....." 20 line)
string(REGEX REPLACE "(${line})" "\\1\n" bytes "${bytes}")
file(WRITE ${INTO} "// Written by cmake/bytes.cmake.
#include \"${HEADER}\"

namespace {

constexpr std::uint8_t bytes[] = {
${bytes}};

}  // namespace

std::span<const std::uint8_t> shinpan::${NAME}_bytes() { return bytes; }
")
