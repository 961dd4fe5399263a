// A text without its ']' that runs on over a move: "C[nice;W[cc]" is a text, and a warning says what it looks
// like.
#include "formats/record/fault_messages.hpp"
#include "formats/record/sgf/reader.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;

namespace {

// Columns of the moves that are told, each with a blank behind it.
std::string told(const std::string& text) {
    const auto games = sgf::read(text);
    REQUIRE(games.has_value());
    std::string columns;
    for (const Diagnostic& warning : games->warnings())
        if (warning.remark.saying.kind == fault::move_in_text.kind)
            columns += std::to_string(warning.place.column) + " ";
    return columns;
}

}  // namespace

TEST_CASE("a move that a comment runs on over is told with its place") {
    CHECK(told("(;B[dd]C[nice;W[cc];B[ee])") == "15 ");
    CHECK(told("(;B[dd]C[nice\n;W[cc];B[ee])") == "2 ");
    CHECK(told("(;B[dd]N[;W[])") == "11 ");
    CHECK(told("(;SZ[9]C[begin;B[dd];W[cc])") == "16 ");
    CHECK(told("(;B[dd]C[a;W[cc]C[b;W[ee];B[ff]C[c;W[gg](;B[aa])(;B[bb]))") == "12 36 ");
    CHECK(sgf::read("(;B[dd]C[nice;W[cc];B[ee])", {.strict = true}).has_value());
}

TEST_CASE("a text that ends like a move is a text where the moves beside it do not need one") {
    CHECK(told("(;B[dd]C[nice;W[cc];W[ee])") == "");
    CHECK(told("(;B[dd]C[nice;B[cc];W[ee])") == "");
    CHECK(told("(;SZ[9]C[nice;W[cc])") == "");
    CHECK(told("(;B[dd]C[nice ;W[cc\\]];B[ee])") == "");
    CHECK(told("(;B[dd]C[see ;W[cc]];B[ee])") == "");
    CHECK(told("(;B[dd]C[see W[cc];B[ee])") == "");
    CHECK(told("(;B[dd]C[a [1];W[cc] is good];B[ee])") == "");
    CHECK(told("(;B[dd]C[nice;W[c];B[ee])") == "");
}

TEST_CASE("hundreds of thousands of such texts are read in one pass") {
    for (const char* part : {";B[aa]C[a;W[cc]", ";C[a;W[cc]", "C[a;W[cc]", "(;C[a;W[cc])", "C[ ;W["}) {
        CAPTURE(part);
        std::string text = "(;GM[1]B[dd]";
        for (int i = 0; i < 200'000; ++i) text += part;
        CHECK(sgf::read(text + ")").has_value());
    }
}
