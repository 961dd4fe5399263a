// The prover on positions whose status a player sees at once, and the certificate that it writes.
#include "analysis/proof/prover.hpp"
#include "analysis/ownership/hypothesis.hpp"
#include "analysis/proof/certificate.hpp"
#include "analysis/proof/zone_prover.hpp"
#include "go/board/board.hpp"

#include "drawn.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

using namespace shinpan;

namespace {

// What Black keeps when all stones are thought to live and every other point to be his.
Section black_keeps(const Position& position, const Past& past = {}, const ProveOptions& options = {}) {
    Hypothesis guess;
    guess.living = position.points(Color::black) | position.points(Color::white);
    for_each_point(position.size(), [&](Point p) {
        if (!guess.living.contains(p)) guess.owned[0].insert(p);
    });
    return prove(position, past, Color::black, guess, options);
}

// After random plays of both, six for ten points.
Position scattered(int side) {
    Board board(Size{static_cast<std::uint8_t>(side), static_cast<std::uint8_t>(side)});
    std::uint32_t number = 1;
    const auto below = [&](int n) {
        number = number * 1664525 + 1013904223;
        return static_cast<int>((number >> 8) % static_cast<std::uint32_t>(n));
    };
    for (int move = 0; move < side * side * 6 / 10; ++move) {
        const Color by = move % 2 == 0 ? Color::black : Color::white;
        const Point at = point(below(side), below(side));
        if (board.at(at) == Color::empty && !board.is_self_capture(by, at)) (void)board.play(by, at);
    }
    return board.position();
}

}  // namespace

TEST_CASE("two eyes live as they stand; one eye of three points does not") {
    const Section two_eyes = black_keeps(drawn({".X.XO", "XXXXO", "OOOOO", ".O.O."}));
    CHECK(two_eyes.safe.size() == 6);
    CHECK(two_eyes.held.size() == 2);
    const Section three = black_keeps(drawn({"...XO", "XXXXO", "OOOOO", ".O.O."}));
    CHECK(three.safe.empty());
}

TEST_CASE("four points in a row live: the attacker's play in the middle has its answer") {
    const Section four = black_keeps(drawn({"....XO", "XXXXXO", "OOOOOO", ".O.O.O"}));
    CHECK(four.safe.size() == 6);
    CHECK(four.held.size() == 4);
}

TEST_CASE("a stone in atari that is thought to live does not keep the chain beside it from living") {
    const Position position = drawn({"XXXXXOO.", ".X...XO."});
    PointSet beside = position.points(Color::black);
    beside.erase(point(5, 1));
    CHECK(black_keeps(position).safe == beside);
}

TEST_CASE("a stone that may be lost does not keep the group around it from living") {
    // White to move may take A7, and no more.
    const Position position = drawn({".XOOOOOX.", "OXXXOOXXX", "X.XO.OXX.", ".XXO.OX.X", "..XXOOOXX",
                                     ".OXO..OXO", ".XOO.O.OO", ".XO.O.O.O", ".XXO....."});
    const auto kept = prove_both(position, {}, hypothesis(position))[0].safe;
    CHECK(kept.contains(point(2, 1)));
    CHECK(kept.contains(point(1, 8)));
    CHECK_FALSE(kept.contains(point(0, 2)));
}

TEST_CASE("a stone that may be lost does not cost its owner the points around it") {
    // B1 can be taken, and White's corner stays White's.
    const Position position = drawn({"....XXXXX", ".XXXX..X.", "X.XOX...X", "XXOOX.X..", "XO.OOXXX.",
                                     "OOOO.OOXX", "OXXOOOOX.", "XXO.OOX.X", ".O...OXX."});
    const auto section = prove_both(position, {}, hypothesis(position))[1];
    CHECK_FALSE(section.safe.contains(point(1, 8)));
    for (const Point p : {point(0, 6), point(0, 7), point(0, 8), point(1, 8), point(2, 8), point(3, 7)})
        CHECK(section.kept().contains(p));
}

TEST_CASE("a zone that gives an eye keeps its territory, too") {
    // White's wall has one eye at D4, and the other in the corner that it closes off.
    const Position position = drawn({".XO.O.OX.", "..XOXO.OX", ".OXXXOOOX", ".XXOXXOXX", ".XOOXXOXX",
                                     "XXO.OXXXX", "OOOOOOOXX", ".....OXOX", ".......O."});
    const Section white = prove_both(position, {}, hypothesis(position))[1];
    CHECK(white.safe.contains(point(0, 6)));
    CHECK(white.held.contains(point(3, 5)));
    CHECK(white.held.contains(point(0, 8)));
    CHECK(white.held.contains(point(4, 7)));
}

TEST_CASE("a region that asks too much of a chain is tried again when another has made the chain safe") {
    // G5 is an eye only if G3 lives, which lives by the corner; until then F6 is no second one for the rest.
    const Position position = drawn({"....O.OOO", "....XOO..", ".O.OOXXOO", "O.OOX.XXX", ".OXXXX.X.",
                                     "OXXOXXOX.", ".OOOOOXO.", "...OXXXX.", "...OOX..."});
    const auto [black, white] = prove_both(position, {}, hypothesis(position));
    CHECK((black.kept() | white.kept()).size() == position.size().area());
}

TEST_CASE("three groups that meet around three points are linked at once") {
    // Black at G4 or G6 threatens F5, where White connects all; White has his eyes below.
    const Position position = drawn({"OOOOOOX.X", "OOOXOXX.X", "OXXXOOOX.", "XXOOOO.XX", "XXXOO.OOX",
                                     ".XXXXO.XX", "..XOOOOXX", ".X.XO.OOX", ".X.XOO.OO"});
    CHECK(prove_both(position, {}, hypothesis(position))[1].safe == position.points(Color::white));
}

TEST_CASE("a proof that may cost nothing ends") {
    for (const long nodes : {0L, 3L, 100L}) {
        const ProveOptions none{.nodes = nodes, .zone_nodes = 0};
        const Section four = black_keeps(drawn({"....XO", "XXXXXO", "OOOOOO", ".O.O.O"}), {}, none);
        CHECK(four.nodes <= nodes + 1);
        const Section two_eyes = black_keeps(drawn({".X.XO", "XXXXO", "OOOOO", ".O.O."}), {}, none);
        CHECK(two_eyes.nodes <= nodes + 1);
    }
}

TEST_CASE("the nodes bound the zones that are looked at, too, and what is cut short says so") {
    const Position position = scattered(37);
    const long nodes = 20;
    const Section few = black_keeps(position, {}, {.nodes = nodes});
    CHECK(few.is_cut_short);
    CHECK(few.nodes <= nodes);
    CHECK(few.looks <= nodes * looks_per_node + position.size().area());  // a round of regions is ended
    CHECK_FALSE(black_keeps(drawn({".X.XO", "XXXXO", "OOOOO", ".O.O."})).is_cut_short);
}

TEST_CASE("zones looked at grow as the board does") {
    const auto looks_a_point = [](int side) {
        return static_cast<double>(black_keeps(scattered(side)).looks) / (side * side);
    };
    CHECK(looks_a_point(38) < 1.5 * looks_a_point(19));
}

TEST_CASE("a seki is life for both, since each would take the other who starts it") {
    const Position seki = drawn({"XX.OOOXXXX", ".X.O.OX.X."});
    Hypothesis guess;
    guess.living = seki.points(Color::black) | seki.points(Color::white);
    const auto [black, white] = prove_both(seki, {}, guess);
    CHECK(black.safe == seki.points(Color::black));
    CHECK(white.safe == seki.points(Color::white));
    // One liberty less for White, and Black takes him.
    const Position race = drawn({"XX.OOOXXXX", ".XXOXOX.X."});
    const auto [winner, loser] = prove_both(race, {}, guess);
    CHECK(loser.safe.empty());
}

TEST_CASE("an eye that depends on a ko is none") {
    const Section ko = black_keeps(drawn({"X.XO.", ".XOXO", "XXXXO", "OOOOO", ".O.O."}));
    CHECK(ko.safe.empty());
}

TEST_CASE("an answer that would restore an earlier position of the game is none") {
    const Position now = drawn({"....XO", "XXXXXO", "OOOOOO", ".O.O.O"});
    Position earlier = now;
    earlier.set(point(1, 0), Color::white);
    earlier.set(point(2, 0), Color::black);
    Position mirrored = now;
    mirrored.set(point(2, 0), Color::white);
    mirrored.set(point(1, 0), Color::black);
    Past past;
    past.add(earlier);
    past.add(mirrored);
    CHECK(black_keeps(now, past).safe.empty());
}

TEST_CASE("a certificate names the position, the claims and each zone with its strategy") {
    const Position position = drawn({"....XO", "XXXXXO", "OOOOOO", ".O.O.O"});
    const std::string text = to_text(Certificate{"aga", 0, position, {black_keeps(position)}});
    CHECK(text.starts_with("shinpan-certificate 1\nrules aga\nsize 6 4\nmoves 0\nboard\n....XO\n"));
    const std::string claims =
        "defender black\nself-capture included\nsafe E4\nheld A4 B4 C4 D4\nzone\n"
        "points A4 B4 C4 D4\nchain E4 assumes 0\nhold A4 B4 C4 D4\nnode ->";
    CHECK(text.find(claims) != std::string::npos);
    CHECK(text.ends_with("leaf\nend\n"));
}
