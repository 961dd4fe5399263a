// A ']' without its backslash in a text: the text is read whole, and no move is lost.
#include "formats/record/fault_messages.hpp"
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/records.hpp"
#include "formats/record/sgf/writer.hpp"
#include "told_faults.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;

namespace {

// Each holds a ']' that ends no value. Behind it stands what could go on with the game.
const std::string texts[] = {
    "good (see diagram [A]) and so on",
    "see [1] (below) and more",
    "see [1]; it is better",
    "see [1] [2]",
    "see [A])",
    "see [A];",
    "see [A]()",
    "[A]) is one",
    "[[x]]) y",
    "see [1] AB[dd] here",
    "as in PB[x] here",
    "use [1] GN[title] to name",
    "see [1] C[x] here",
    "compare [A]) (see [B]) now",
    "compare [A]) (B [4]) now",
    "see [1];B[dd] is good",
    "see [1](;B[dd]) or so",
    "a [1]);W[cc] is good",
    "a [1];W[cc]",
    "nice :])",
    "nice :]) ok",
    "nice :-] ; ok",
    "nice :] AB[dd] is good",
    ":] [smile]",
    "x :]) and :]) so [1] ; a",
    "x :]) and :] Also [y] foo",
    "a :[ (see [A]) b",
    "x [A]) :[ sad",
    "[1](2)[3];[4]",
    "a [5d\\] b [x]) c",
    "\r\nsee [A])\r\n(and b)\r\n",
    std::string(9000, 'x') + " [a]) " + std::string(9000, 'y'),
};

std::string escaped(const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_escape = text[i] == '\\';
        if (text[i] == ']') out += '\\';
        out += text[i];
        if (is_escape) out += text[++i];
    }
    return out;
}

const std::string head = "(;GM[1]FF[4]SZ[9]";

// The places where a text may stand, with the property in place of '@'.
const std::string games[] = {
    head + ";B[ee]@;W[cc];B[gg])",
    head + "@;B[ee];W[cc];B[gg])",
    head + "@\n;B[ee]\n;W[cc]\n;B[gg]\n)\n",
    head + ";B[ee];W[cc];B[gg]@)",
    head + ";B[ee](;W[cc]@;B[gg])(;W[dd]C[other]))",
    head + ";B[ee](;W[cc]C[main];B[gg])(;W[dd]@))",
    head + ";B[ee]C[first])\n" + head + ";B[ee];W[cc]@;B[gg])\n" + head + ";B[ee];W[cc])",
};

std::string with(std::string game, const std::string& property) {
    return game.replace(game.find('@'), 1, property);
}

}  // namespace

TEST_CASE("a text with brackets of its own is read whole, wherever it stands and whatever follows") {
    for (const char* name : {"C", "GC", "N", "PW", "EV"}) {
        for (const std::string& game : games) {
            for (const std::string& text : texts) {
                CAPTURE(name);
                CAPTURE(game);
                CAPTURE(text);
                const std::string begin = std::string(name) + "[";
                const auto read = sgf::read(with(game, begin + text + "]"));
                REQUIRE(read.has_value());
                CHECK_FALSE(read->warnings().empty());
                const auto meant = sgf::read(with(game, begin + escaped(text) + "]"), {.strict = true});
                REQUIRE(meant.has_value());
                CHECK(sgf::write(*read) == sgf::write(*meant));
                CHECK_FALSE(sgf::read(with(game, begin + text + "]"), {.strict = true}).has_value());
            }
        }
    }
}

TEST_CASE("what only looks like the rest of a text is none: moves and other games stay") {
    struct Row {
        const char* text;
        const char* meant;
    };
    const Row rows[] = {
        {"(;C[foo];B[aa]) text about [x] and y] more", "(;C[foo];B[aa])"},
        {"(;B[aa]C[foo];W[bb] xx] ;B[cc])", "(;B[aa]C[foo];W[bb];B[cc])"},
        {"(;C[foo]AB[aa] junk];W[bb])", "(;C[foo]AB[aa];W[bb])"},
        {"(;B[aa]C[good game]) sent by foo] (;GM[1];B[bb])", "(;B[aa]C[good game])(;GM[1];B[bb])"},
        {"(;B[aa]C[bad :[ ];W[bb]C[x (see [A]) y];B[cc])",
         "(;B[aa]C[bad :[ ];W[bb]C[x (see [A\\]) y];B[cc])"},
        {"(;B[aa]C[one]C[two] here];W[bb])", "(;B[aa]C[one]C[two\\] here];W[bb])"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        CHECK(sgf::write(*sgf::read(row.text)) == sgf::write(*sgf::read(row.meant)));
    }
}

TEST_CASE("a game of which moves had to be left out is an error of that game, not of the others") {
    for (const char* cut : {
             "(;SZ[9];B[ee]C[good (see [A]) and so on;W[cc];B[gg])",
             "(;SZ[9];B[ee];W[cc]) and on ;B[gg];W[dd])",
             "(;SZ[9];B[ee];[x;W[cc]C[a];B[gg])",
         }) {
        CAPTURE(cut);
        const auto games = sgf::read(std::string("(;SZ[9];B[aa])") + cut + "(;SZ[9];B[bb])");
        REQUIRE(games.has_value());
        const auto records = sgf::records(*games);
        REQUIRE(records.size() == 3);
        CHECK(records[0].has_value());
        REQUIRE_FALSE(records[1].has_value());
        CHECK(records[1].error().remark.saying.kind == fault::moves_left_out.kind);
        CHECK(records[2].has_value());
    }
}

// A reader that looked at the rest of the text for each of them would take hours.
TEST_CASE("hundreds of thousands of stray brackets are read in one pass") {
    for (const char* part : {"C[a [b]) c];B[aa]", "C[:])", ":])", "(C[:]", "C[x] y", "C[a]) b(;", "C[[",
                             "w[aa]C[:]", "C[a];W[bb]] "}) {
        CAPTURE(part);
        std::string text = "(;GM[1]C[a]";
        for (int i = 0; i < 200'000; ++i) text += part;
        const auto games = sgf::read(text + ")");
        if (games)
            CHECK(games->game_count() > 0);
        else
            CHECK_FALSE(games.error().what.empty());
    }
}

TEST_CASE("a file in lower case has its moves, and no text before them goes on") {
    const auto games = sgf::read("(;FF[4]GM[1]SZ[9]RU[aga];b[ee]c[good];w[cc])");
    REQUIRE(games.has_value());
    const auto record = sgf::records(*games).front();
    REQUIRE(record.has_value());
    CHECK(record->rules_word == "aga");
    CHECK(record->events.size() == 2);
}
