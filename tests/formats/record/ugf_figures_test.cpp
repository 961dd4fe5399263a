// What UGF has behind its moves: texts, figures and reviews.
#include "formats/record/formats.hpp"

#include "formats/record/read_texts.hpp"
#include "record_of.hpp"
#include "told_faults.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace shinpan;

namespace {

// Two moves of a 9x9 game, Black's B8 and White's C7, and what follows the section of moves.
std::string ugf_with(const std::string& figures) {
    return "[Header]\nVer=UGF2,200\nSize=9\n[Data]\nBB,B1,1,0\nCC,W1,2,0\n[Figure]\n" + figures;
}

}  // namespace

TEST_CASE("texts and letters of UGF stand on the move that they name") {
    const std::string text =
        written(ugf_with(".Text,0\nA game\nto study.\n.EndText\n"
                         ".Text,1,3\n# of [1]\n.#,3,4,a:b\n.EndText\n"));
    CHECK(holds(text, "C[A game\nto study.]"));
    CHECK(holds(text, ";B[bb]C[# of [1\\]]LB[cd:a\\:b]"));
    CHECK(holds(text, ";W[cc]"));
}

TEST_CASE("the letters of UGF count rows as its moves do") {
    std::string text = ugf_with(".Text,1\n.#,3,4,a\n.EndText\n");
    text.insert(text.find("[Data]"), "CoordinateType=IGS\n");
    CHECK(holds(written(text), "LB[cf:a]"));
}

TEST_CASE("a figure of UGF is a variation where the game has its position") {
    const std::string text =
        written(ugf_with(".Fig,2,1,1,9,9,Better,1,0\nBB,B1,0,0\nDD,W1,1,0\nEE,B1,2,0\n"
                         ".Text\nAll live.\n.EndText\n.EndFig\n"));
    CHECK(holds(text, ";B[bb]\n(;W[cc])\n(;N[Better];W[dd];B[ee]C[All live.])"));
    const Record game = record_of(text);
    CHECK(game.events.size() == 2);
}

TEST_CASE("a figure of UGF with a position that never stood is set up behind its move") {
    const std::string text = written(ugf_with(".Fig,1,1,1,9,9,,1,0\nEE,B1,0,0\nFF,W1,0,0\n.EndFig\n"));
    CHECK(holds(text, ";B[bb]\n(;W[cc])\n(;AB[ee]AW[ff]AE[bb])"));
}

TEST_CASE("a figure of UGF behind the last move is no part of the game") {
    const std::string text = ugf_with(".Fig,2,1,1,9,9,End,1,0\nBB,B1,0,0\nCC,W1,0,0\nDD,B1,1,0\n.EndFig\n");
    CHECK(holds(written(text), ";W[cc]\n(;)\n(;N[End];B[dd])"));
    CHECK(record_of(text).events.size() == 2);
}

// Two moves of a 9x9 game, and a review that may tell them.
std::string ugf_reviewed(const std::string& nodes, const std::string& comments = "") {
    return "[Header]\nVer=REVIEW1,200\nSize=9\nCoordinateType=IGS\n[Data]\nBB,B1,1,0\nCC,W1,2,0\n"
           "[ReviewNode]\nNODE,1,0,0,0\n" +
           nodes + (comments.empty() ? "" : "[ReviewComment]\n" + comments);
}

TEST_CASE("a review of UGF that tells the game adds its comments and variations to it") {
    const std::string text = written(
        ugf_reviewed("NODE,2,1,2,2\n  VARIATION,\n    NODE,5,2,4,4\n    NODE,6,1,10,10\n  VARIATIONEND,\n"
                     "NODE,3,2,3,3\nNODE,4,0,0,0\n",
                     ".Comment,1\n ann: hello\n[bob] hi\n.Comment,2\nslow\n"
                     ".Comment,5\nbetter\n.Comment,4\nthe end\n"));
    CHECK(holds(text, "C[ann: hello\n[bob\\] hi]"));
    CHECK(holds(text, ";B[bh]C[slow]\n(;W[cg]C[the end])\n(;W[df]C[better];B[])"));
    const Record game = record_of(ugf_reviewed("NODE,2,1,2,2\nNODE,3,2,3,3\n"));
    CHECK(game.events.size() == 2);
    CHECK(game.warnings.empty());
}

TEST_CASE("variations of a review within variations, and the line that they leave stands first") {
    const std::string text = written(
        ugf_reviewed("NODE,2,1,2,2\nVARIATION,\nNODE,3,2,4,4\nVARIATION,\nNODE,4,1,5,5\nVARIATIONEND,\n"
                     "NODE,5,1,6,6\nVARIATIONEND,\nVARIATION,\nNODE,6,2,7,7\nVARIATIONEND,\nNODE,7,2,3,3\n"));
    CHECK(holds(text, ";B[bh]\n(;W[cg])\n(;W[df]\n(;B[fd])\n(;B[ee]))\n(;W[gc])"));
}

TEST_CASE("a review that leaves the game is a variation from there, behind its end too") {
    CHECK(holds(written(ugf_reviewed("NODE,2,1,5,5\nNODE,3,2,3,3\n")), "(;B[bh];W[cg])\n(;B[ee];W[cg])"));
    CHECK(
        holds(written(ugf_reviewed("NODE,2,1,2,2\nNODE,3,2,3,3\nNODE,4,1,5,5\n")), ";W[cg]\n(;)\n(;B[ee])"));
}

TEST_CASE("the review of a file without moves is the game") {
    std::string text = ugf_reviewed("NODE,2,1,2,2\nNODE,3,2,3,3\n");
    text.erase(text.find("[Data]"), text.find("[ReviewNode]") - text.find("[Data]"));
    CHECK(record_of(text).events.size() == 2);
}

TEST_CASE("stones of the start that a review tells as moves are no moves, however many there are") {
    std::string text = ugf_reviewed("NODE,2,1,5,5\nNODE,3,2,6,6\nNODE,4,1,2,2\n", ".Comment,4\nhere\n");
    const auto with_stones = [&](const std::string& stones) {
        return collection(replaced(text, "[Data]\n", "[Data]\n" + stones));
    };
    CHECK(holds(sgf::write(with_stones("EE,B1,0,0\nFF,W1,0,0\n")), ";B[bh]C[here];W[cg]"));
    CHECK(holds(sgf::write(with_stones("EE,W1,0,0\nFF,B1,0,0\n")), "(;B[ee];W[fd];B[bh]C[here])"));

    std::string stones, nodes;
    for (int i = 0; i < 100'000; ++i) {
        stones += "AA,W1,0,0\n";
        nodes += "NODE,9,1,5,5\n";
    }
    text = replaced(text, "NODE,2,1,5,5\n", nodes);
    CHECK(with_stones(stones + "EE,B1,0,0\nFF,W1,0,0\n").node_count() == 3);
}

TEST_CASE("what of a review cannot be placed is a warning with its line") {
    const auto lines = [](const std::string& text) {
        std::vector<int> at;
        const sgf::Collection games = collection(text);
        for (const Diagnostic& warning : games.warnings()) at.push_back(warning.place.line);
        return at;
    };
    CHECK(lines(ugf_reviewed("NODE,2,1,12,2\n")) == std::vector{10});
    CHECK(lines(ugf_reviewed("NODE,2,3,2,2\n")) == std::vector{10});
    CHECK(lines(ugf_reviewed("VARIATIONEND,\n")) == std::vector{10});
    CHECK(lines(ugf_reviewed("BRANCH\n", ".Comment,9\nlost\nlost\n")) == std::vector{10, 12});
}

TEST_CASE("what of UGF cannot be placed, or was never described, is a warning with its line") {
    const auto warnings = [](const std::string& text) { return collection(text).warnings(); };
    CHECK(told(warnings(ugf_with(".Text,9\nlost\n.EndText\n"))) == "8:1: text_left_out: 9\n");
    CHECK(told(warnings(ugf_with(".Fig,9,1,1,9,9,a,1,0\n.EndFig\n"))) == "8:1: figure_left_out: 9\n");
    CHECK(told(warnings(ugf_with(".Text,1\nopen\n"))) == "9:1: ends_inside_text\n");
    CHECK(warnings(ugf_with(".Fig,1,1,1,9,9,a,1,0\nXX,B1,0,0\n.EndFig\n")).front().place.line == 9);
    CHECK(told(warnings(ugf_with("[MessageLine]\n1,2\n")).front()) ==
          "8:1: unknown_section: '[MessageLine]'");
    CHECK(warnings(ugf_with("[Files]\na=FFD8\n")).empty());
}

TEST_CASE("the header of UGF tells comment, commentator, writer and copyright") {
    std::string text = ugf_with("");
    text.insert(text.find("[Data]"), "Comment=A fine game\nCommentator=Carl\nWriter=Dan\nCopyright=Eve\n");
    CHECK(holds(written(text), "GC[A fine game]AN[Carl]US[Dan]CP[Eve]"));
}
