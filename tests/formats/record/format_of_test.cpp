// Which format a text is of, and GIB whose tag alone tells of the game.
#include "formats/record/formats.hpp"
#include "record_of.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;

namespace {

const std::string tagged =
    "\\HS\n\\[GAMEBLACKNAME=ann(5D)\\]\n\\[GAMEBLACKNAME=eve\\]\n"
    "\\[GAMETAG=S1,R1,D0,G65,W1,Z25,T30-3-1200,C2014:09:10:11:12\\]\n\\HE\n\\GS\n2 1 0\n"
    "INI 0 1 0 &4\nSTO 0 2 1 15 3\n\\GE\n";

std::string with(std::string text, const std::string& old, const std::string& value) {
    return text.replace(text.find(old), old.size(), value);
}

}  // namespace

TEST_CASE("GIB with GAMETAG alone has komi and result there; of a line twice the first counts") {
    const Record game = record_of(tagged);
    CHECK(game.komi == HalfPoints{13});
    CHECK(game.result_as_written == "W+2.5");
    CHECK(game.date == "2014-09-10");
    CHECK(game.black == "ann");
    CHECK(record_of(with(tagged, "W1,", "W4,")).result_as_written == "W+R");
    CHECK(record_of(with(tagged, "W1,", "")).result_as_written.empty());
}

TEST_CASE("the format is told by what stands before the first game, not by words in it") {
    const std::string in_comment = "(;GM[1]C[\\\\[GAMEINFOMAIN=x\n\\HS\n[Header\\]\nVer=1];B[aa])";
    CHECK(format_of(in_comment) == Format::sgf);
    CHECK(format_of("Dear all,\n" + in_comment) == Format::sgf);
    CHECK(format_of("mail\n\\HS\n\\[GAMENAME=(;B[aa])\\]\nINI 0 1 0\n") == Format::gib);
    CHECK(format_of(tagged) == Format::gib);
    CHECK(format_of("[Header]\nTitle=x\n") == Format::ugf);
    CHECK(format_of("Ver=1\n[Header]\nTitle=x\n") == Format::ugf);
    CHECK(format_of("(;GM[1])") == Format::sgf);
    CHECK(format_of("") == Format::sgf);
}
