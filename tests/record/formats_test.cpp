#include "record/formats.hpp"
#include "record/sgf_records.hpp"
#include "record/sgf_writer.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

using namespace shinpan;

namespace {

Record record(const std::string& text) {
    const auto games = read_record(text, format_of(text));
    REQUIRE_MESSAGE(games.has_value(), games.error().what);
    const auto all = sgf::records(*games);
    REQUIRE(all.size() == 1);
    REQUIRE_MESSAGE(all.front().has_value(), all.front().error().what);
    return *all.front();
}

// Of the file, or of its game.
BadInput fault(const std::string& text) {
    const auto games = read_record(text, format_of(text));
    if (!games) return games.error();
    const auto game = sgf::records(*games).front();
    REQUIRE_FALSE(game.has_value());
    return game.error();
}

bool holds(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    return text.replace(text.find(from), from.size(), to);
}

const std::string gib =
    "\\HS\r\n\\[GAMENAME=Final\\]\r\n\\[GAMEBLACKNAME=ann (5D)\\]\r\n\\[GAMEWHITENAME=bob (7D)\\]\r\n"
    "\\[GAMEINFOMAIN=GBKIND:2,GRLT:0,ZIPSU:35,GONGJE:65,TCNT:4,LINE:19\\]\r\n"
    "\\[GAMETAG=S0,R1,Z35,C2009:01:31:17:56,I:bob\\]\r\n\\HE\r\n\\GS\r\n2 1 0\r\nINI 0 1 0 &4\r\n"
    "STO 0 2 1 15 3\r\nSTO 0 3 2 3 15\r\nSKI 0 4\r\nSKI 0 5\r\n\\GE\r\n";

const std::string ngf =
    "Rated game\n19\nbob     7D*\nann     5D*\nwww.example.org\n0\n0\n6\n20110812 [09:31]\n480\n"
    "White Win by Resign!\n3\nPMABBQEEQ\nPMACWEEEE\nPMADBAAAA\n";

const std::string ugf =
    "[Header]\nVer=UGF2,200\nLang=SJIS\nTitle=26th,Gosei\nDate=2001/08/20,09:00:00,,\nRule=JPN\nSize=19\n"
    "Hdcp=2,0.50\nWinner=W,2.50\nCoordinateType=IGS\nPlayerW=Bob,9-dan,0,\nPlayerB=Ann,1-dan,0,\n[Data]\n"
    "DD,B1,0,0\nPP,B1,0,0\nQQ,W1,1,3\nYA,B1,2,0\n[Figure]\n.Text,1\nhello\n.EndText\n";

}  // namespace

TEST_CASE("comments of GIB") {
    std::string text = gib;
    text.insert(text.find("\\HE"), "\\[GAMECOMMENT=Seen\r\nlive\\]\r\n");
    text.replace(text.find("&4"), 2, "&4 no handicap");
    CHECK(holds(written(text), "GC[Seen\nlive]C[no handicap]"));
    std::string open = gib;
    open.replace(open.find("=Final\\]"), 8, "=Final");
    CHECK(record(open).events == record(gib).events);
}

TEST_CASE("a compressed file is told from a record, with how to unpack it") {
    using namespace std::string_literals;
    CHECK(holds(compressed("PP%D-lh5-..."s)->what, "this is UGZ"));
    CHECK(holds(compressed("%D-lh5-..."s)->what, "archive of LHA"));
    CHECK(holds(compressed("\x1f\x8b\x08"s)->what, "gunzip"));
    CHECK(holds(compressed("PK\x03\x04"s)->what, "unzip"));
    for (const std::string& text : {gib, ngf, ugf, "(;B[aa])"s, "PP,B1,1,0"s, ""s})
        CHECK_FALSE(compressed(text));
}
