#include "formats/record/game_ends.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace shinpan;

namespace {

// The games of a text that comes in so many bytes at a time.
std::vector<std::string> games_in(const std::string& text, std::size_t at_a_time) {
    std::vector<std::string> games;
    sgf::GameEnds ends;
    std::string there;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view more = std::string_view(text).substr(at, at_a_time);
        there += more;
        at += more.size();
        const bool are_all = at == text.size();
        while (!there.empty()) {
            const auto end = ends.find(there, are_all);
            if (!end) break;
            games.push_back(there.substr(0, *end));
            there.erase(0, *end);
        }
    }
    return games;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("each game of a file is found, however its bytes come in") {
    const std::string first = "(;GM[1]C[a \\] b]PB[x](;B[cc])(;B[dd]))\n";
    const std::string second = "(;GM[1]SZ[9];B[ee])  \n";
    const std::string third = "(;C[\xE9\xBB\x91])";
    for (const std::size_t at_a_time : {1, 7, 300, 100'000}) {
        CAPTURE(at_a_time);
        CHECK(games_in(first + second + third, at_a_time) == Texts{first, second, third});
        const Texts with_junk{"junk " + second + "more ", third};
        CHECK(games_in("junk " + second + "more " + third, at_a_time) == with_junk);
        CHECK(games_in("no game at all", at_a_time) == Texts{"no game at all"});
    }
}

TEST_CASE("a value without text ends at its first bracket") {
    const std::string game = "(;GM[1]C[](;B[aa])(;C[]))", next = "(;GM[1];B[bb])";
    CHECK(games_in(game + next, 1000) == Texts{game, next});
}

TEST_CASE("brackets within comments and halves of characters end no game") {
    const std::string next = "(;GM[1];B[aa])";
    // The second byte of these characters of GBK, Big5 and Shift_JIS is a bracket or a backslash.
    for (const std::string trail : {"\x81]", "\xA5\\", "\x83\\", "\x83[", "\x81] :)", "] (see above)"}) {
        CAPTURE(trail);
        const std::string game = "(;GM[1]C[" + trail + " x](;B[aa];W[bb])(;B[cc]))";
        CHECK(games_in(game + next, 5) == Texts{game, next});
    }
}

TEST_CASE("in doubt a variation is no game of its own") {
    const std::string doubtful = "(;GM[1]C[a] b) ];B[aa])(;B[bb])";
    CHECK(games_in(doubtful, 100) == Texts{doubtful});
    const std::string game = "(;GM[1]C[a] b) ];B[aa])";
    for (const std::string next :
         {"(;GM[1];B[bb])", "(GM[1];B[bb])", "( ; SZ[9];B[bb])", "(\nPB[x];B[bb])"}) {
        CAPTURE(next);
        CHECK(games_in(game + next, 1000) == Texts{game, next});
    }
    CHECK(games_in("(;B[aa])(;B[bb])", 100) == Texts{"(;B[aa])", "(;B[bb])"});
}
