// Confirmation of life and death by hypothetical play: positions whose status the texts publish, and the
// plain ones that every player knows.
#include "analysis/confirm/confirmation.hpp"

#include "analysis/confirm/contest.hpp"
#include "analysis/confirm/ko_fight.hpp"
#include "analysis/confirm/mutual_life.hpp"
#include "analysis/confirm/play_graph.hpp"
#include "drawn.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string>

using namespace shinpan;

namespace {

// What was found of every chain. Chains beside twelve open points are meant to live.
class Statuses {
public:
    explicit Statuses(Rows rows, KoPass ko_pass = KoPass::every_ko, std::size_t most_states = 300'000)
        : size_(drawn(rows).size()),
          chains_(confirm(drawn(rows), undisputed(drawn(rows), 12), ko_pass, most_states)) {}

    // The status of the chain on that point.
    std::string operator[](std::string_view point) const {
        const Point at = point_named(point, size_).value();
        for (const ConfirmedChain& chain : chains_)
            if (chain.stones.contains(at)) return std::string(word_of(chain.status));
        return "stands";
    }

private:
    Size size_;
    std::vector<ConfirmedChain> chains_;
};

}  // namespace

namespace {

// The play that shows the status of the chain on that point: "W B1 xC1", "B pass".
std::string line(Rows rows, std::string_view point) {
    const Position position = drawn(rows);
    const Size size = position.size();
    const Point at = point_named(point, size).value();
    std::string told;
    const PointSet standing = undisputed(position, 12);
    for (const ConfirmedChain& chain : confirm(position, standing, KoPass::every_ko, 300'000)) {
        if (!chain.stones.contains(at)) continue;
        for (const HypotheticalMove& move : chain.line) {
            told += (told.empty() ? "" : ", ") + std::string(1, letter(move.by)) + ' ';
            told += contains(size, move.at) ? name(move.at, size) : "pass";
            for (Point p : move.takes) told += " x" + name(p, size);
        }
    }
    return told;
}

}  // namespace

TEST_CASE("the play that shows a status: how a chain is taken, reborn, or saved from every threat") {
    CHECK(line({"X . O O .", "X X O . O", "O O O O ."}, "A3") == "W B3 xA3 xA2 xB2");
    // Who begins in a seki is taken.
    const Rows seki{". O X . O X .", "O O X . O X X", ". O X X O X .", "O O O O X X X"};
    CHECK(line(seki, "C4") == "W D4, B D3 xD4 xE4 xE3 xE2");
    // Three points without capturing: White takes five for one, and Black cannot keep him from an eye there.
    const Rows three_points{". X X O . . . .", "O X X O . . . .", "X O O O . . . .", "X X X O O O O O",
                            "X X X X X X X X", ". . . . . . . .", ". . . . . . . ."};
    CHECK(line(three_points, "A6") == "B A7 xA6, W A6 xA7 xB7 xC7 xB6 xC6, B B6, W B7");
}

TEST_CASE("one eye is dead, two are not tried at all") {
    const Statuses one_eye(Rows{". X X X O O .", "X X X X O . O", "O O O O O O ."});
    CHECK(one_eye["B3"] == "dead");
    const Statuses two_eyes(Rows{". X . X O O .", "X X X X O . O", "O O O O O O ."});
    CHECK(two_eyes["B3"] == "stands");
}

TEST_CASE("two groups that share two liberties and have no eyes cannot be taken") {
    const Statuses seki(Rows{". O X . O X .", "O O X . O X X", ". O X X O X .", "O O O O X X X"});
    CHECK(seki["C4"] == "uncapturable");
    CHECK(seki["E4"] == "uncapturable");
}

TEST_CASE("a stone lives when its capture lets its owner place one that cannot be taken (article 7.1)") {
    // Black takes A2 with A3; White takes five back. Three points without capturing.
    const Statuses three_points(Rows{". X X O . . . .", "O X X O . . . .", "X O O O . . . .",
                                     "X X X O O O O O", "X X X X X X X X", ". . . . . . . .",
                                     ". . . . . . . ."});
    CHECK(three_points["A6"] == "alive by a new stone");
    CHECK(three_points["B7"] == "alive by a new stone");
}

TEST_CASE("bent four in the corner is dead: threats elsewhere count for nothing (article 7.2)") {
    const Statuses bent_four(Rows{"O O O . X O .", ". X X X X O .", "X X O O O O .", "O O O . . . .",
                                  ". . . . . . .", ". . . . . . ."});
    CHECK(bent_four["B5"] == "dead");
    CHECK(bent_four["A6"] == "uncapturable");
}

TEST_CASE("in a double-ko seki the groups live and the ko stones are dead") {
    const Statuses seki(Rows{". O O O O", "O O O O O", "O X O . O", "X . X O X", "X X X X X", "X . X X X",
                             "X X X X X", "O O O O O", ". O O O ."});
    CHECK(seki["B9"] == "uncapturable");
    CHECK(seki["A6"] == "uncapturable");
    CHECK(seki["B7"] == "dead");
    CHECK(seki["D6"] == "dead");
}

// Official example 16 as Robert Jasiek published it. The statuses printed there follow when a pass for a ko
// lifts every ban; when it lifts one only, the white strings live.
TEST_CASE("official example 16 tells what a pass for a ko lifts" * doctest::test_suite("long")) {
    const Rows example_16{". O O . O . O X . X O", "O X X O O O O X X O O", "X X . X X O X X O . O",
                          ". X X X O X X X X O O", "X X O O O O O X X . O", "O O O . O . O X X X O"};
    const Statuses every_ko(example_16);
    CHECK(every_ko["H6"] == "uncapturable");
    CHECK(every_ko["K6"] == "alive by a new stone");
    CHECK(every_ko["E6"] == "dead");
    CHECK(every_ko["L6"] == "dead");
    const Statuses one_ko(example_16, KoPass::one_ko);
    CHECK(one_ko["E6"] == "uncapturable");
    CHECK(one_ko["L6"] == "uncapturable");
}

// Official example 9 by its description: seven black stones whose second eye is a ko, and the white stone
// that has taken it. The published board was not read; this one has the same stones in dispute.
TEST_CASE("official example 9: where a direct ko is left open, both sides' stones are dead") {
    const Rows direct_ko{". X . X O O", "X X X O . O", "O O X X O O", "O O O O O O", ". O . O O O"};
    for (const KoPass ko_pass : {KoPass::every_ko, KoPass::one_ko}) {
        const Statuses found(direct_ko, ko_pass, 50'000);
        for (const std::string_view stone : {"B5", "D5", "D4"}) CHECK(found[stone] == "dead");
    }
}

// Official example 8 by its description: no eye against an eye, with three kos. The published one has nine
// black and ten white stones.
TEST_CASE("official example 8: an eye against none, and a triple ko: who has none is dead") {
    const Rows triple_ko{". O X X O O X .", "O O X O . O X X", ". O X X O O X .",  //
                         "O O X . X O X X", ". O X X O O X .", "O O X O . O X X",  //
                         ". O X X O O X .", "O O X O O O X X", ". O X O . O X ."};
    const Statuses found(triple_ko, KoPass::every_ko, 10'000);
    CHECK(found["C9"] == "dead");
    CHECK(found["E9"] == "uncapturable");
}

namespace {

// Official example 22 by its description: seven black stones alive, ten white ones dead, and no need to take
// the three white stones inside.
constexpr std::array<std::string_view, 7> example_22{"O O . X O X . X", "O X X X O X X X", ". X O O O O X .",
                                                     "X X O . X X X X", "O O O X X X X X", ". . X X X X X X",
                                                     "X X X X X X X X"};

// Does White, moving first, take the seven before Black takes her ten, with so many threats elsewhere?
bool white_takes_seven(std::uint8_t threats) {
    const Position position = position_from(example_22).value();
    const Point seven = point_named("D7", position.size()).value();
    const Point ten = point_named("E7", position.size()).value();
    const PointSet points = contested_points(position, undisputed(position, 12), seven);
    const PointSet stakes = connected(position, seven) | connected(position, ten);
    const Contest contest(position, points, stakes, KoThreats{{0, threats}});
    const auto is_over = [](const Contest::State& s) { return s.taker != Color::empty; };
    const Contest::State start = contest.start(Color::white);
    const PlayGraph graph(contest, {start}, is_over, 10'000);
    REQUIRE(graph.complete());
    const auto hers = graph.where([](const Contest::State& s) { return s.taker == Color::white; });
    return graph.forced(Color::white, hers)[graph.index(start)] != 0;
}

}  // namespace

TEST_CASE("official example 22: a ko that White could begin inside takes nothing, and her ring is dead") {
    const Rows ring{example_22[0], example_22[1], example_22[2], example_22[3],
                    example_22[4], example_22[5], example_22[6]};
    CHECK_FALSE(white_takes_seven(0));
    CHECK(white_takes_seven(1));  // in play, so that Black would have to take the three
    for (const KoPass ko_pass : {KoPass::every_ko, KoPass::one_ko}) {
        const Statuses found(ring, ko_pass, 20'000);
        CHECK(found["D7"] == "uncapturable");
        CHECK(found["E7"] == "dead");
        CHECK(found["A7"] == "dead");
    }
}

// Official example 24 by its description: a two-step ko, b at B9 and c at B9's other side, A8. Of the white
// stones in it the one at b is dead and the one between is alive, so that b is dame and c an eye point.
TEST_CASE("official example 24: in a two-step ko left open the first stone is dead, the second alive") {
    const Rows two_step{"O . O X .", ". O X X X", "O O X . X", ". O X X X", "O O X X .",
                        ". O X X X", "O O X X X", ". X X X .", "X X X X X"};
    for (const KoPass ko_pass : {KoPass::every_ko, KoPass::one_ko}) {
        const Statuses found(two_step, ko_pass);
        CHECK(found["C9"] == "dead");
        CHECK(found["A9"] == "uncapturable");
        CHECK(found["A7"] == "stands");
    }
}

TEST_CASE("a search that does not come to its end decides nothing") {
    const Position position = drawn({". . X O . . .", ". X . O . . .", "X . X O . . .", "O O O O . . .",
                                     ". . . . . . .", ". . . . . . ."});
    for (const ConfirmedChain& chain : confirm(position, undisputed(position, 12), KoPass::every_ko, 10)) {
        CHECK(chain.status == Confirmed::undecided);
        CHECK_FALSE(chain.whole);
    }
}

TEST_CASE("a confirmation tells before each chain how many are done, of all that it tries") {
    const Position position = drawn({". X O . . X O", "X X O O O X X", "O O O X X X X"});
    std::vector<std::size_t> done;
    std::size_t count = 0;
    const Confirmation chains =
        confirm(position, {}, KoPass::every_ko, 10, [&](std::size_t so_far, std::size_t of) {
            done.push_back(so_far);
            count = of;
        });
    REQUIRE(chains.size() == 4);
    CHECK(count == chains.size());
    CHECK(done == std::vector<std::size_t>{0, 1, 2, 3});
}

TEST_CASE("whoever must take the dead stones in their eye before they can fill the dame is in seki" *
          doctest::test_suite("long")) {
    const auto in_seki = [](Rows rows, std::initializer_list<std::string_view> dead) {
        const Position position = drawn(rows);
        return stones_in_mutual_life(position, named(position.size(), dead), undisputed(position, 12),
                                     KoPass::every_ko, 200'000);
    };
    // White's eye has two dead stones and a point: once he has taken them it is two points, an eye alone.
    const Rows eye_of_three{".X.XXOO.O.", "XXXXXOOOOO", "XXXXXOOOOO", "OOOOOXXXOO", "XX.O.X.XO."};
    CHECK(in_seki(eye_of_three, {"A1", "B1"}).size() == 11);
    // With another eye he can fill the dame as it is.
    const Rows two_eyes{".X.XXOO.O.", "XXXXXOOOOO", "XXXXXOOOOO", "OOO.OXXXOO", "XX.OOX.XO."};
    CHECK(in_seki(two_eyes, {"A1", "B1"}).empty());
}
