#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/records.hpp"
#include "formats/record/sgf/writer.hpp"
#include "told_faults.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;
using sgf::Collection;

namespace {

Collection read(std::string text) {
    auto games = sgf::read(std::move(text));
    REQUIRE(games.has_value());
    return std::move(*games);
}

// "line:column: words" of each warning, a line each.

}  // namespace

TEST_CASE("a tree takes a property of the longest name, and refuses one without a name and a longer one") {
    Collection games;
    games.add_node(sgf::no_node);
    CHECK(games.add_property(std::string(sgf::longest_name, 'A')));
    CHECK_FALSE(games.add_property(std::string(sgf::longest_name + 1, 'A')));
    CHECK_FALSE(games.add_property(""));
    CHECK(games.game(0).property_count() == 1);
}

TEST_CASE("a game is a tree of nodes, each with its properties in order") {
    const Collection games = read("(;FF[4]SZ[9]AB[aa][bb:cc];B[ee](;W[gc])(;W[cc];B[dd]))");
    CHECK(games.game_count() == 1);
    CHECK(games.node_count() == 5);
    CHECK(games.warnings().empty());

    const sgf::Node root = games.game(0);
    REQUIRE(root.property_count() == 3);
    CHECK(root.property(0).name() == "FF");
    CHECK(root.property(2).value_count() == 2);
    CHECK(root.property(2).value(1) == "bb:cc");
    CHECK(root.find("SZ")->value(0) == "9");
    CHECK_FALSE(root.find("KM"));
    CHECK_FALSE(root.parent());

    const sgf::Node first = *root.first_child();
    CHECK(first.find("B")->value(0) == "ee");
    CHECK(first.has_variations());
    const sgf::Node second_variation = *first.first_child()->next_sibling();
    CHECK(second_variation.find("W")->value(0) == "cc");
    CHECK(second_variation.parent()->index() == first.index());
    CHECK_FALSE(second_variation.next_sibling());
    CHECK(second_variation.first_child()->find("B")->value(0) == "dd");
}

TEST_CASE("a collection has its games one after the other") {
    const Collection games = read("(;GN[one];B[aa])\n(;GN[two])");
    REQUIRE(games.game_count() == 2);
    CHECK(games.game(0).find("GN")->value(0) == "one");
    CHECK(games.game(1).find("GN")->value(0) == "two");
}

TEST_CASE("brackets, parentheses and semicolons inside a value are text") {
    const Collection games = read("(;C[;()[a\\]\\\\];B[aa])");
    CHECK(games.game(0).find("C")->value(0) == ";()[a\\]\\\\");
    CHECK(games.node_count() == 2);
    CHECK(games.warnings().empty());
}

TEST_CASE("lower-case letters of a name do not count") {
    const Collection games = read("(;GaMe[1]PlayerBlack[x];Black[aa]MULTIGOGM[1])");
    CHECK(games.game(0).find("GM")->value(0) == "1");
    CHECK(games.game(0).find("PB")->name() == "PlayerBlack");
    CHECK(games.game(0).first_child()->find("B")->value(0) == "aa");
    CHECK(games.game(0).first_child()->find("MULTIGOGM")->value(0) == "1");
    CHECK_FALSE(games.game(0).first_child()->find("MU"));
    CHECK(games.warnings().empty());
}

TEST_CASE("what is repaired is said with its place") {
    struct Row {
        const char* text;
        const char* warnings;
        const char* written;
    };
    const Row rows[] = {
        {"(B[aa])", "1:2: node_sign_missing\n", "(;B[aa])\n"},
        {"(;B[aa](W[bb]))", "1:9: node_sign_missing\n", "(;B[aa]\n;W[bb])\n"},
        {"(;B[aa]", "1:8: ends_inside_game\n", "(;B[aa])\n"},
        {"(;B[aa];W[b", "1:10: ends_inside_value\n1:12: ends_inside_game\n", "(;B[aa]\n;W[b])\n"},
        {"(;C[a\\", "1:4: ends_inside_value\n1:7: ends_inside_game\n", "(;C[a])\n"},
        {"Dear all,\n(;B[aa])", "1:1: before_first_game\n", "(;B[aa])\n"},
        {"(;B[aa])))\n", "1:9: after_a_game\n", "(;B[aa])\n"},
        {"(;B[aa]])", "1:8: unexpected_text: ']'\n", "(;B[aa])\n"},
        {"(;PB[a]b]KM[5];B[aa])", "1:7: bracket_inside_value\n", "(;PB[a\\]b]KM[5]\n;B[aa])\n"},
        {"(;C[see [1] and [2] there];B[aa])", "1:11: bracket_inside_value\n",
         "(;C[see [1\\] and [2\\] there]\n;B[aa])\n"},
        {"(;B[aa\n;W[bb])", "1:4: bracket_missing\n", "(;B[aa]\n;W[bb])\n"},
        {"(;AB[aa:bb\n;W[cc])", "1:5: bracket_missing\n", "(;AB[aa:bb]\n;W[cc])\n"},
        {"(;b[aa])", "1:3: lower_case: b\n", "(;B[aa])\n"},
        {"(;B[aa]();W[bb])",
         "1:9: empty_variation\n"
         "1:10: node_after_variations\n",
         "(;B[aa]\n;W[bb])\n"},
        {"(;B[aa](;W[bb]);W[cc])", "1:16: node_after_variations\n", "(;B[aa]\n(;W[bb])\n(;W[cc]))\n"},
        {"(;B[aa]((;W[bb])(;W[cc])))", "1:9: no_node_before\n", "(;B[aa]\n(;W[bb])\n(;W[cc]))\n"},
        {"(;B[aa];[bb]W[cc])", "1:9: stray_value\n", "(;B[aa]\n;W[cc])\n"},
        {"(;b[aa]PlayerBlack[x]ABc[y])", "1:3: lower_case: b\n", "(;B[aa]PB[x]AB[y])\n"},
        {"(;B[aa];KO W[cc])", "1:9: unexpected_text: 'KO'\n", "(;B[aa]\n;W[cc])\n"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        const Collection games = read(row.text);
        CHECK(told(games.warnings()) == row.warnings);
        CHECK(sgf::write(games) == row.written);
        const auto refused = sgf::read(row.text, {.strict = true});
        REQUIRE_FALSE(refused.has_value());
        CHECK(refused.error() == as_error(games.warnings().front()));
    }
}

TEST_CASE("no property is written twice in a node, and nothing is lost") {
    const auto written = [](const std::string& text) { return sgf::write(*sgf::read(text)); };
    CHECK(written("(;AB[aa][bb]KM[5]AB[bb][cc])") == "(;AB[aa][bb][cc]KM[5])\n");
    CHECK(written("(;C[one]C[two])") == "(;C[one\ntwo])\n");
    CHECK(written("(;KM[5.5]KM[6.5])") == "(;KM[6.5][5.5])\n");  // the last counts, and the first of a list
    CHECK(written("(;SZ[9]SZ[19])") == "(;SZ[9][19])\n");
    CHECK(written("(;PB[x]PlayerBlack[x])") == "(;PB[x])\n");
    CHECK(written("(;B[aa]C[x]B[bb]W[cc])") == "(;B[aa]C[x]W[cc]\n;B[bb])\n");
    CHECK(written("(;SHNRP[B]SHNRP[W])") == "(;SHNRP[B]\n;SHNRP[W])\n");
    const std::string once = written("(;B[aa]B[bb]C[a]C[b];W[dd]W[ee];B[ff](;W[gg]W[hh])(;W[ii]))");
    CHECK(written(once) == once);
}

TEST_CASE("what holds no game is refused, strict or not") {
    for (const char* text :
         {"", " ", "()", "[aa]", "(;[aa])", "(;B;W[aa])", "(;B W[aa])", "hello (world)", "(;", "((("}) {
        CAPTURE(text);
        CHECK_FALSE(sgf::read(text).has_value());
        CHECK_FALSE(sgf::read(text, {.strict = true}).has_value());
    }
}

TEST_CASE("a text that needs more repairs than it has properties is no SGF") {
    std::string text = "(;B[aa]";
    for (int i = 0; i < 22; ++i) text += "? ";
    CHECK(told(sgf::read(text + ")").error()) == "1:1: hardly_sgf");
    CHECK(sgf::read(text + ";W[bb];B[cc])").has_value());
}

TEST_CASE("a byte order mark is no text before the game") {
    CHECK(read("\xEF\xBB\xBF(;B[aa])").warnings().empty());
}

TEST_CASE("every beginning of a game is read or refused, and what was read is written and read again") {
    const std::string whole =
        "(;FF[4]GM[1]SZ[19]PB[a\\]b]C[line\\\nline [x\\]];B[pd](;W[dd];B[])(;W[dp]LB[aa:x][bb:y]))\n"
        "(;KM[6.5])";
    int read_back = 0;
    for (std::size_t length = 0; length <= whole.size(); ++length) {
        CAPTURE(length);
        const auto games = sgf::read(whole.substr(0, length));
        if (!games) continue;
        const std::string written = sgf::write(*games);
        const auto again = sgf::read(written, {.strict = true});
        REQUIRE(again.has_value());
        CHECK(sgf::write(*again) == written);
        CHECK(again->node_count() == games->node_count());
        ++read_back;
    }
    CHECK(read_back > 90);
}

TEST_CASE("a million nested variations cost memory in proportion and are read without recursion") {
    constexpr int depth = 1'000'000;
    std::string text;
    for (int i = 0; i < depth; ++i) text += "(;B[aa]";
    const Collection cut = read(text);
    CHECK(cut.node_count() == depth);
    CHECK(cut.warnings().size() == 1);
    text.append(depth, ')');
    const Collection whole = read(text);
    CHECK(whole.node_count() == depth);
    CHECK(whole.warnings().empty());
    CHECK(sgf::write(whole) == sgf::write(cut));
}

TEST_CASE("parentheses alone never make a game") {
    CHECK_FALSE(sgf::read("(;B[aa]" + std::string(1'000'000, '(')).has_value());
    CHECK_FALSE(sgf::read(std::string(1'000'000, '(')).has_value());
    CHECK(read("(;B[aa])" + std::string(1'000'000, ')')).warnings().size() == 1);
}

TEST_CASE("a long list and a long value are read whole") {
    std::string text = "(;C[" + std::string(3'000'000, 'x') + "]AB";
    for (int i = 0; i < 500'000; ++i) text += "[aa]";
    const Collection games = read(text + ")");
    CHECK(games.game(0).find("C")->value(0).size() == 3'000'000);
    CHECK(games.game(0).find("AB")->value_count() == 500'000);
}

TEST_CASE("a thousand faults of one kind are told by twenty places and a count") {
    std::string text = "(;B[aa]";
    for (int i = 0; i < 1000; ++i) text += ";w[bb]";
    const Collection games = read(text + ")");
    REQUIRE(games.warnings().size() == 21);
    CHECK(told(games.warnings().back()).ends_with(": lower_case: 1000"));
}

TEST_CASE("names with a digit are none of the standard's") {
    for (const std::string text : {"(;B2[aa]BR[y])\n", "(;S1[3]SZ[9])\n", "(;C3[x]C[y])\n"}) {
        CAPTURE(text);
        const auto games = sgf::read(text);
        REQUIRE(games);
        CHECK(sgf::write(*games) == text);
    }
}

TEST_CASE("the declared encoding is found before the text is read") {
    CHECK(sgf::declared_charset("(;FF[4]CA[GB2312]PB[\xB9\xC5])") == "GB2312");
    CHECK(sgf::declared_charset("(;FF[4]BCA[x]CA[UTF-8])") == "UTF-8");
    CHECK(sgf::declared_charset("(;FF[4])").empty());
    CHECK(sgf::declared_charset("(;CA[").empty());
    CHECK(sgf::declared_charset("(;CA[" + std::string(100, 'x') + "])").empty());
}

TEST_CASE("a short value with a bracket in it that is closed at once lacks none") {
    const Collection games = read("(;GM[1]B[cd[c]\n(;B[ee]))");
    CHECK(games.warnings().empty());
    CHECK(games.game(0).find("B")->value(0) == "cd[c");
}

TEST_CASE("a long text without a closing bracket is read in one pass") {
    std::string text = "(;GM[1]SZ[19]";
    for (int i = 0; i < 400'000; ++i) text += ";B[aa";  // a pass over the rest for each would take hours
    const auto read = sgf::read(text);
    if (read)
        CHECK(read->node_count() > 1);
    else
        CHECK(read.error().line == 1);
    std::string setups = "(;GM[1]SZ[19]";
    for (int i = 0; i < 20'000; ++i) setups += "\n;AB[aa]\nPL[W]\n;W[bb]";
    const auto collection = sgf::read(setups + ")");
    REQUIRE(collection);
    const auto games = sgf::records(*collection);
    REQUIRE(games.at(0));
    CHECK(games[0]->events.size() > 20'000);
}
