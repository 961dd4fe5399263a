// The checker: what it accepts, and each thing that it refuses, by certificates small enough to read.
#include "check/check.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace {

using Lines = std::vector<std::string>;

constexpr int whole_game = -1;

std::string joined(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

// A record of setup stones that shows the rows, and the certificate of those rows with this rest.
struct Case {
    Lines rows;
    Lines rest;
    std::string moves{};  // SGF, after the setup: they must lead to `after`
    int count = 0;
    Lines after{};

    std::string record() const {
        std::string setup;
        for (std::size_t y = 0; y < rows.size(); ++y)
            for (std::size_t x = 0; x < rows[y].size(); ++x)
                if (rows[y][x] != '.') {
                    setup += rows[y][x] == 'X' ? "AB[" : "AW[";
                    setup += {static_cast<char>('a' + x), static_cast<char>('a' + y), ']'};
                }
        const std::string size = std::to_string(rows[0].size()) + ":" + std::to_string(rows.size());
        return "(;SZ[" + size + "]" + setup + moves + ")";
    }
    std::string certificate() const {
        return "shinpan-certificate 1\nrules any\nsize " + std::to_string(rows[0].size()) + " " +
               std::to_string(rows.size()) + "\nmoves " + std::to_string(count) + "\nboard\n" +
               joined(after.empty() ? rows : after) + joined(rest) + "end\n";
    }
    // The claims, or why it is refused.
    std::string verdict(bool self_capture = false, int look_back = whole_game) const {
        try {
            return joined(shinpan::check::check(record(), certificate(), self_capture, look_back));
        } catch (const shinpan::check::Fault& fault) {
            return "refused: " + std::string(fault.what());
        }
    }
    Case with(const std::string& line, const std::string& instead) const {
        Case changed = *this;
        const auto at = std::find(changed.rest.begin(), changed.rest.end(), line);
        REQUIRE(at != changed.rest.end());
        if (instead.empty())
            changed.rest.erase(at);
        else
            *at = instead;
        return changed;
    }
};

bool refuses(const Case& asked, const std::string& why) {
    const std::string verdict = asked.verdict();
    CAPTURE(verdict);
    CHECK(verdict.find("refused: " + why) == 0);
    return verdict.starts_with("refused: " + why);
}

const Case two_eyes{
    {".X.X", "XXXX", "OOOO"},
    {"defender black", "self-capture included", "safe A2", "held C3 A3", "zone", "points A3",
     "chain A2 assumes 1", "hold A3", "leaf", "zone", "points C3", "chain A2 assumes 1", "hold C3", "leaf"}};

// Black lives on four points in a row wherever White begins.
const char* const four_node = "node A3>B3:1 B3>C3:2 C3>B3:3 D3>C3:4 ->B3:1";
const Case four_in_a_row{
    {"....", "XXXX", "OOOO"},
    {"defender black", "self-capture included", "safe A2", "held A3 B3 C3 D3", "zone", "points A3 B3 C3 D3",
     "chain A2 assumes 0", "hold A3 B3 C3 D3", four_node, "leaf", "leaf", "leaf", "leaf"}};

// White can take Black's stone A1 in a ko; Black's other stones live without it.
Case ko(const Lines& nodes) {
    Case made{{"XXX..X..", ".XXXXXXX", "OXXXXXXX", "X.X.X.XX"},
              {"defender black", "self-capture excluded", "safe A4", "zone", "points D1",
               "chain A4 assumes 1", "leaf", "zone", "points F1", "chain A4 assumes 1", "leaf", "zone",
               "points A1 A2 A3 B1 D4 E4 G4 H4", "chain A4 assumes 2"}};
    made.rest.insert(made.rest.end(), nodes.begin(), nodes.end());
    return made;
}

}  // namespace

TEST_CASE("two eyes, each a zone of its own, are life") {
    CHECK(two_eyes.verdict() == "black, moving second, keeps A2\nblack, moving second, holds C3 A3\n");
    CHECK(two_eyes.verdict(true) == two_eyes.verdict());
    refuses(two_eyes.with("held C3 A3", "held C3 B3"), "no zone holds B3");
    refuses(two_eyes.with("safe A2", "safe A1"), "A1 is of no further chain");
    refuses(two_eyes.with("safe A2", "safe A2 B2"), "B2 is of no further chain");
}

TEST_CASE("zones rely on each other only where there is enough") {
    refuses(two_eyes.with("chain A2 assumes 1", "chain A2 assumes 2"), "the zones together do not keep A2");
    refuses(two_eyes.with("chain A2 assumes 1", "chain A2 assumes 0"), "at this leaf");
    refuses(two_eyes.with("chain A2 assumes 1", ""), "this leaf does not hold A3");  // it counts as wall
    refuses(two_eyes.with("chain A2 assumes 1", "chain A2 assumes 3"), "a chain claimed safe, once");
    refuses(two_eyes.with("chain A2 assumes 1", "chain A2 assumes 1\nchain B2 assumes 1"),
            "a chain claimed safe, once");
    refuses(two_eyes.with("safe A2", "safe A2 A1"), "A1 is of no further chain");
    refuses(two_eyes.with("points C3", "points A3 C3").with("points A3", "points A3 C3"),
            "A3 is of a safe chain or in another zone");
    refuses(two_eyes.with("points A3", "points A2 A3"), "A2 is of a safe chain or in another zone");
}

TEST_CASE("a zone that is agreed shows nothing, and the claims say that they rest on it") {
    const Case shown_no_more = two_eyes.with("hold A3", "agreed").with("leaf", "");
    const Case agreed = shown_no_more.with("held C3 A3", "held C3");
    CHECK(agreed.verdict() ==
          "black, moving second, keeps A2\nblack, moving second, holds C3\n"
          "black, moving second, rests on what is agreed of A3\n");
    refuses(shown_no_more, "no zone holds A3");
    refuses(agreed.with("agreed", "agreed\nhold A3"), "'end' should stand in place of 'hold'");
    refuses(agreed.with("agreed", "agreed\nleaf"), "'end' should stand in place of 'leaf'");
    refuses(agreed.with("agreed", ""), "a zone has points and nodes, or is agreed");
    refuses(agreed.with("points A3", "points A2"), "A2 is of a safe chain or in another zone");
}

TEST_CASE("an answer to each attack, and to a pass where points are held") {
    CHECK(four_in_a_row.verdict(true).starts_with("black, moving second, keeps A2\n"));
    const auto node = [](const std::string& line) { return four_in_a_row.with(four_node, line); };
    refuses(node("node A3>B3:1 B3>C3:2 C3>B3:3 ->B3:1"), "the attack D3 has no answer");
    refuses(node("node A3>B3:1 B3>C3:2 C3>B3:3 D3>C3:4"), "a pass has no answer");
    refuses(node("node A3>B3:1 B3>C3:2 C3>B3:3 D3>C3:4 ->-:1"), "a pass is answered, with a play");
    refuses(node("node A3>B3:1 B3>D3:2 C3>B3:3 D3>C3:4 ->B3:1"), "at this leaf");
    refuses(node("node A3>B3:1 B3>B3:2 C3>B3:3 D3>C3:4 ->B3:1"), "an answer is on no empty point");
    refuses(node("node A3>B3:1 A3>B3:1 B3>C3:2 C3>B3:3 D3>C3:4 ->B3:1"), "an attack is answered twice");
    refuses(node("node A3>B3:1 B3>C3:2 C3>B3:3 D3>C3:1 ->B3:1"), "a child is reached with another position");
    refuses(node("node A3>B3:0 B3>C3:2 C3>B3:3 D3>C3:4 ->B3:1"), "a child is not a later node");
    refuses(node("node A3>B3:1 B3>C3:2 C3>B3:3 D3>C3:9 ->B3:1"), "a child is not a later node");
    refuses(node("node A3>B3:1 B3>C3:2 C3>B3:3 D3>C3:3 ->B3:1"), "a child is reached with another position");
    refuses(node("node A2>B3:1 B3>C3:2 C3>B3:3 D3>C3:4 ->B3:1"), "an attack is on no empty point");
    refuses(node("leaf"), "at this leaf");
    refuses(four_in_a_row.with("self-capture included", "self-capture excluded").with("leaf", "leaf\nleaf"),
            "no earlier node leads here");
}

TEST_CASE("what is outside of a zone counts for the attacker, except for the chains claimed safe") {
    refuses(four_in_a_row.with("points A3 B3 C3 D3", "points A3 B3 C3")
                .with("hold A3 B3 C3 D3", "hold A3 B3 C3")
                .with("held A3 B3 C3 D3", "held A3 B3 C3")
                .with(four_node, "node A3>B3:1 B3>C3:2 C3>B3:3 ->B3:1"),
            "at this leaf");
}

TEST_CASE("chains that can always still be joined have their eyes together") {
    const char* const miai = "node C2>C3:1 C3>C2:2";
    const Lines link{"zone", "points C2 C3", "chain A2 linked", "chain E2 linked", miai, "leaf", "leaf"};
    Case joined_later{{".X.X.", "XX.XX", "OOOOO"},
                      {"defender black", "self-capture included", "safe A2 E2", "zone", "points A3",
                       "chain A2 assumes 1", "leaf", "zone", "points E3", "chain E2 assumes 1", "leaf"}};
    refuses(joined_later, "the zones together do not keep A2");
    joined_later.rest.insert(joined_later.rest.end(), link.begin(), link.end());
    CHECK(joined_later.verdict(true) == "black, moving second, keeps A2 E2\n");
    refuses(joined_later.with(miai, "node C2>-:1 C3>C2:2"), "this leaf does not link");
    refuses(joined_later.with(miai, "node C2>C3:1"), "the attack C3 has no answer");
    refuses(joined_later.with("chain E2 linked", "chain E2 assumes 1"), "a chain claimed safe");
    refuses(joined_later.with("chain E2 linked", "chain E2 linked\nhold C2"), "a zone that links holds");
    refuses(joined_later.with("chain E2 linked", ""), "the zones together do not keep");
    refuses(joined_later.with("chain E2 assumes 1", "chain E2 assumes 2"), "the zones together do not keep");
    refuses(joined_later.with("chain E2 assumes 1", "chain A2 assumes 1"), "the chain at A2 has no liberty");
}

TEST_CASE("no ko is taken back: not at once, and not after a threat and its answer in the zone") {
    const std::string start = "node B1>-:1 D4>-:2 E4>-:3 G4>-:4 H4>-:5";
    CHECK(ko({start, "leaf", "leaf", "leaf", "leaf", "leaf"}).verdict() ==
          "black, moving second, keeps A4\n");
    refuses(ko({"node B1>A1:1 D4>-:2 E4>-:3 G4>-:4 H4>-:5", "leaf", "leaf", "leaf", "leaf", "leaf"}),
            "an answer restores an earlier position");

    const Lines leaves(14, "leaf");
    const auto later = [&](const std::string& second, const std::string& sixth, std::size_t count) {
        Lines nodes{start, second, "leaf", "leaf", "leaf", "leaf"};
        if (!sixth.empty()) nodes.push_back(sixth);
        nodes.insert(nodes.end(), leaves.begin(), leaves.begin() + static_cast<long>(count));
        return ko(nodes);
    };
    // Another stone of White's does not make it a new position: in play it may be missing.
    refuses(later("node A1>-:6 A3>-:7 D4>A1:8 E4>-:9 G4>-:10 H4>-:11", "", 6), "an answer restores");
    const std::string threat = "node A1>-:7 A3>-:8 D4>E4:6 E4>-:9 G4>-:10 H4>-:11";
    CHECK(later(threat, "node A1>-:12 A3>-:13 G4>-:14 H4>-:15", 9).verdict() ==
          "black, moving second, keeps A4\n");
    refuses(later(threat, "node A1>-:12 A3>-:13 G4>A1:14 H4>-:15", 9), "an answer takes back a ko");
}

TEST_CASE("the defender plays first in one zone at most") {
    // Two rows of six: a Black chain below, four empty points with a White stone on either side above.
    Case two = ko({});
    two.rows = {"..XX..", "XXXXXX"};
    two.rest = {"defender black",
                "self-capture included",
                "safe A1",
                "zone",
                "points A2 B2",
                "chain A1 assumes 1",
                "first A2",
                "leaf",
                "zone",
                "points E2 F2",
                "chain A1 assumes 1",
                "leaf"};
    CHECK(two.verdict() == "black, moving first, keeps A1\n");
    two.rest.insert(two.rest.end() - 1, "first E2");
    refuses(two, "the defender plays first in one zone only");
}

TEST_CASE("an answer may not bring back a position of the record, as far as the rules look back") {
    Case retaking = ko({"first A1", "leaf"});  // White has just taken A1
    retaking.rest = {"defender black",
                     "self-capture excluded",
                     "safe A4",
                     "zone",
                     "points A1 A2 A3 B1 D1 F1 D4 E4 G4 H4",
                     "chain A4 assumes 0",
                     "first A1",
                     "leaf"};
    retaking.moves = ";W[bd]";
    retaking.count = 1;
    retaking.after = retaking.rows;
    retaking.after[3] = ".OX.X.XX";
    CHECK(retaking.verdict(false, 0) == "black, moving first, keeps A4\n");
    CHECK(retaking.verdict(false, 3) == "refused: the answer A1 may repeat a position");
    CHECK(retaking.verdict() == "refused: the answer A1 may repeat a position");
    retaking.moves = ";W[bd];B[];W[];B[];W[]";
    retaking.count = 5;
    CHECK(retaking.verdict(false, 3) == "black, moving first, keeps A4\n");
    CHECK(retaking.verdict() == "refused: the answer A1 may repeat a position");
    retaking.count = 6;
    refuses(retaking, "the record has fewer moves");
    retaking.count = 0;
    refuses(retaking, "the record's position is not the certificate's");
}

TEST_CASE("a value that does not end is no move of the record") {
    Case four = ko({"leaf"});
    four.moves = ";B[tt];W[tt];B[";
    four.count = 3;
    refuses(four, "in the record a value of B does not end");
}

TEST_CASE("a stone of White's that can only be given up is no attack; two are, where they may be given up") {
    const Case corner{
        {"..XO", "XXXO", "X.XO", "XXXO"},
        {"defender black", "self-capture excluded", "safe A1", "zone", "points A4 B4", "chain A1 assumes 1",
         "node A4>-:1 B4>-:2", "leaf", "leaf", "zone", "points B2", "chain A1 assumes 1", "leaf"}};
    CHECK(corner.verdict() == "black, moving second, keeps A1\n");
    CHECK(corner.verdict(true) == "refused: the rules allow self-capture too");
    const Case second = corner.with("leaf", "node B4>-:3");
    refuses(second.with("leaf", "leaf\nleaf"), "an attack that takes itself off is not an attack");
    const Case included = second.with("self-capture excluded", "self-capture included");
    CHECK(included.with("leaf", "leaf\nleaf").verdict(true) == "black, moving second, keeps A1\n");
}

TEST_CASE("stones that rely on liberties outside of the zone alone stay out of it") {
    const Lines eyes{"defender black", "self-capture excluded", "safe A3", "zone",
                     "points A4",      "chain A3 assumes 1",    "leaf",    "zone",
                     "points C4",      "chain A3 assumes 1",    "leaf"};
    Case outside{{".X.XO", "XXXXO", "OOOOO", "XX..."}, eyes};
    CHECK(outside.verdict() == "black, moving second, keeps A3\n");
    outside.rest.insert(outside.rest.end(), {"zone", "points A1", "leaf"});
    refuses(outside, "the chain at A1 has no liberty in the zone");
}

TEST_CASE("the certificate's form: what is missing or unknown is told with its line") {
    const auto fault = [](const Case& asked) {
        try {
            shinpan::check::check(asked.record(), asked.certificate(), false, whole_game);
        } catch (const shinpan::check::Fault& found) {
            return std::to_string(found.line) + ": " + found.what();
        }
        return std::string();
    };
    CHECK(fault(two_eyes.with("leaf", "")) == "13: a zone has points and nodes, or is agreed");
    CHECK(fault(two_eyes.with("points A3", "points A9")) == "14: 'end' should stand in place of 'A9'");
    CHECK(fault(two_eyes.with("defender black", "defender green")) == "9: 'green' is not known here");
    CHECK(fault(two_eyes.with("chain A2 assumes 1", "chain A2 assumes x")) == "15: 'x' is not known here");
    CHECK(fault(four_in_a_row.with(four_node, "node A3B3:1")) == "17: a node has no ATTACK>ANSWER:CHILD");
    CHECK(fault(four_in_a_row.with(four_node, "node A3>B3:")) == "17: '' is not known here");
    CHECK(fault(two_eyes.with("leaf", "leaves")) == "17: 'end' should stand in place of 'leaves'");
}

TEST_CASE("the record: main line, setup, passes, sizes") {
    using shinpan::check::read_record;
    const auto rows = [](const shinpan::check::Board& board) {
        std::string text;
        for (char c : board.cells)
            if (c != shinpan::check::border) text += c;
        return text;
    };
    const std::string game = "(;SZ[3:2]AB[aa][ba]C[a \\] (;];W[ca](;B[];AE[aa])(;B[cb]))";
    CHECK(rows(read_record(game, 0).back()) == "XX....");
    CHECK(rows(read_record(game, 1).back()) == "XXO...");
    CHECK(rows(read_record(game, 2).back()) == ".XO...");
    CHECK(read_record(game, 2).size() == 4);
    CHECK(rows(read_record("(;SZ[2]AW[aa:bb]AE[ab])", 0).back()) == "OO.O");
    CHECK(rows(read_record("(;SZ[2];B[ab];W[aa];B[ba])", 3).back()) == ".XX.");
    CHECK(read_record("(;B[tt])", 1).back().cols == 19);
    for (const char* bad :
         {"", "(;", "(;SZ[0])", "(;SZ[53])", "(;SZ[3]AB[dd])", "(;SZ[3];B[aa];W[aa])", "(;)"})
        CHECK_THROWS_AS(read_record(bad, 2), shinpan::check::Fault);
}

TEST_CASE("the checker can be read at one go: under 650 lines, blank ones and comments aside") {
    int lines = 0;
    for (const auto& file : std::filesystem::directory_iterator("src/check")) {
        std::ifstream in(file.path());
        for (std::string line; std::getline(in, line);) {
            const auto first = line.find_first_not_of(' ');
            if (first != line.npos && line.compare(first, 2, "//") != 0) ++lines;
        }
    }
    CHECK(lines > 300);
    CHECK(lines < 650);
}
