// Writes a collection of games as SGF: the same text for the same collection, always.
//
//   sgf::write(*sgf::read("( ;SZ[9]\n ;B[ee](;W[gc] ) (;W[cc]))"))
//   // "(;SZ[9]\n;B[ee]\n(;W[gc])\n(;W[cc]))\n"
#pragma once

#include "formats/record/sgf/tree.hpp"

#include <string>
#include <string_view>

namespace shinpan::inline formats::sgf {

struct WriteOptions {
    // Where not empty: what CA of every game is to say, put in where a game has none and the text needs it.
    std::string_view charset;
};

// Every node, property and value in its place and as it was written, with two exceptions, of which the reader
// has warned: names in lower case become capitals, and a ']' without its backslash gets one.
std::string write(const Collection&, WriteOptions = {});

}  // namespace shinpan::formats::sgf
