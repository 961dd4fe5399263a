// The oracle itself: known positions, an independent definition on 3x2, and that a breach of its rules shows.
#include "oracle/oracle.hpp"

#include "drawn.hpp"
#include "go/board/board.hpp"
#include "go/score/unconditional.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <map>
#include <string>
#include <tuple>
#include <vector>

using namespace shinpan;
using oracle::Mask;
using oracle::Oracle;
using oracle::Stones;

namespace {

constexpr Size four_by_three{4, 3};

Point at(const Position& position, const char* name) { return *point_named(name, position.size()); }

const Oracle& plain() {
    static const Oracle made(four_by_three, SelfCapture::forbidden);
    return made;
}

const Oracle& self_capturing() {
    static const Oracle made(four_by_three, SelfCapture::groups_only);
    return made;
}

// By the first to move: may White capture that chain of Black's?
std::string capturable(const Oracle& oracle, const Position& position, const char* chain) {
    const bool first = oracle.capturable(position, at(position, chain), Color::white);
    const bool second = oracle.capturable(position, at(position, chain), Color::black);
    return second ? "always" : first ? "moving first" : "never";
}

// The definition once more, with the engine's board and whole positions instead of a ko point: can the
// attacker take the chain within that many moves?
class Definition {
public:
    explicit Definition(SelfCapture attacker) : self_capture_(attacker) {}

    bool captured(const Board& now, const std::string& before, Color mover, Point chain, int moves) {
        if (now.at(chain) == Color::empty) return true;
        if (moves == 0) return false;
        const std::string position = to_text(now.position());
        const auto key = std::tuple(position, before, mover, chain.index, moves);
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        const bool attacks = mover != now.at(chain);
        bool result = captured(now, {}, other(mover), chain, moves - 1);  // a pass
        for (Point to : now.position().points(Color::empty)) {
            if (result == attacks) break;
            const Effect effect = now.effect(mover, to);
            if (forbids(attacks ? self_capture_ : SelfCapture::forbidden, effect.given_up)) continue;
            Board next = now;
            next.play(mover, to);
            if (!attacks && to_text(next.position()) == before) continue;
            result = captured(next, attacks ? position : std::string(), other(mover), chain, moves - 1);
        }
        return known_[key] = result;
    }

private:
    SelfCapture self_capture_;
    std::map<std::tuple<std::string, std::string, Color, std::uint16_t, int>, bool> known_;
};

}  // namespace

TEST_CASE("two eyes live, one does not, and who moves first decides on three points in a row") {
    const Position two_eyes = drawn({".X.X", "XXXX", "OOO."});
    CHECK(capturable(plain(), two_eyes, "A2") == "never");
    CHECK_FALSE(plain().capturable_from_passer(two_eyes, at(two_eyes, "A2")));

    const Position one_eye = drawn({".XO.", "XXOO", "OO.."});
    CHECK(capturable(plain(), one_eye, "A2") == "moving first");
    CHECK(plain().capturable_from_passer(one_eye, at(one_eye, "A2")));

    const Position straight_three = drawn({"...X", "XXXX", "OOO."});
    CHECK(capturable(plain(), straight_three, "A2") == "never");  // Black may also take White's stones
    CHECK(plain().capturable_from_passer(drawn({".XXX", "XXXO", "OOO."}), point(0, 1)));
}

TEST_CASE("bent three: who plays its middle first decides") {
    const Position bent = drawn({"..XO", ".XXO", "XO.O"});
    CHECK(capturable(plain(), bent, "A1") == "moving first");
}

TEST_CASE("seki: neither side can take the other, however long it waits") {
    const Position seki = drawn({"XXXO", "X..O", "XOOO"});
    CHECK(capturable(plain(), seki, "A1") == "never");
    CHECK_FALSE(plain().capturable(seki, at(seki, "D1"), Color::black));
    CHECK_FALSE(plain().capturable(seki, at(seki, "D1"), Color::white));
    CHECK(plain().capturable_from_passer(seki, at(seki, "A1")));
    CHECK_FALSE(plain().can_live(seki, Color::white, at(seki, "A3"), Color::white));
}

TEST_CASE("a ko is lost by the defender, who never retakes") {
    const Position ko = drawn({"OOO.", "OOX.", "OO.X"});
    CHECK(capturable(plain(), ko, "C2") == "moving first");
    const Oracle retaking(four_by_three, {.defender_retakes = true}, {.life = false});
    CHECK(capturable(retaking, ko, "C2") == "never");
}

TEST_CASE("a defender who moves first may stand before a ko that has just been taken") {
    const Position taken = drawn({".OX.", "OXO.", "OX.."});  // White took a stone on A3 from B3
    const Point ko = at(taken, "A3");
    CHECK_FALSE(plain().capturable(taken, at(taken, "B2"), Color::black));
    CHECK(plain().capturable(taken, at(taken, "B2"), Color::black, ko));
}

TEST_CASE("life in a space: the whole board, and a corner that is too small") {
    const Position empty(four_by_three);
    CHECK(plain().can_live(empty, Color::black, at(empty, "B2"), Color::black));
    CHECK_FALSE(plain().can_live(empty, Color::black, at(empty, "B2"), Color::white));
    const Position corner = drawn({"...X", "XXXX", "X.X."});
    for (Point p : corner.points(Color::empty)) {
        CHECK_FALSE(plain().can_live(corner, Color::white, p, Color::white));
        CHECK_FALSE(plain().can_live(corner, Color::white, p, Color::black));
    }
}

TEST_CASE("all 321,689 legal positions of 4x3 are answered, and the answers fit together") {
    int positions = 0;
    int wrong = 0;
    plain().for_each_position([&](Stones stones) {
        ++positions;
        const Mask first = plain().capturable(stones, Color::white, Color::white);
        const Mask second = plain().capturable(stones, Color::white, Color::black);
        const Mask passer = plain().capturable_from_passer(stones, Color::white);
        const Mask lives = plain().can_live(stones, Color::white, Color::white);
        const Mask lives_second = plain().can_live(stones, Color::white, Color::black);
        const Mask kept = stones.white & ~plain().capturable_by_defender(stones, Color::white, Color::white);
        wrong += (first & ~stones.black) != 0;  // only stones are taken
        wrong += (second & ~first) != 0;        // to move is no drawback: one may pass
        wrong += (first & ~passer) != 0;        // nor is it for the owner
        wrong += (lives_second & ~lives) != 0;
        wrong += (kept & ~lives) != 0;  // a stone that is there for good has lived
    });
    CHECK(positions == 321'689);
    CHECK(wrong == 0);
}

TEST_CASE("unconditionally alive is exactly what an attacker cannot take from an owner who always passes") {
    for (const Size size : {Size{3, 3}, four_by_three})
        for (const SelfCapture attacker : {SelfCapture::forbidden, SelfCapture::groups_only}) {
            const Oracle oracle(size, {.attacker = attacker}, {.capture = false, .life = false});
            int differ = 0;
            oracle.for_each_position([&](Stones stones) {
                const Position position = oracle::position_of(stones, size);
                const PointSet alive = unconditionally_alive(position, Color::black, attacker);
                const Mask taken = oracle.capturable_from_passer(stones, Color::white);
                differ += oracle::mask_of(alive, size) != (stones.black & ~taken);
            });
            CHECK(differ == 0);
        }
}

TEST_CASE("self-capture helps the attacker of an owner who passes, and of no other on 4x3") {
    int against_passer = 0;
    int against_defender = 0;
    plain().for_each_position([&](Stones stones) {
        const auto differ = [&](auto question) {
            return question(plain()) != question(self_capturing()) ? 1 : 0;
        };
        against_passer +=
            differ([&](const Oracle& o) { return o.capturable_from_passer(stones, Color::white); });
        for (const Color first : {Color::black, Color::white}) {
            against_defender +=
                differ([&](const Oracle& o) { return o.capturable(stones, Color::white, first); });
            against_defender +=
                differ([&](const Oracle& o) { return o.can_live(stones, Color::white, first); });
        }
    });
    CHECK(against_passer > 0);
    CHECK(against_defender == 0);
}

TEST_CASE("on 3x2 the answers are those of the definition, played out with the engine's board") {
    const Size size{3, 2};
    constexpr int moves = 16;
    for (const SelfCapture attacker :
         {SelfCapture::forbidden, SelfCapture::groups_only, SelfCapture::allowed}) {
        const Oracle oracle(size, {.attacker = attacker}, {.life = false});
        Definition definition(attacker);
        int asked = 0;
        int differ = 0;
        oracle.for_each_position([&](Stones stones) {
            const Position position = oracle::position_of(stones, size);
            for (Point chain : position.points(Color::black))
                for (const Color first : {Color::black, Color::white}) {
                    ++asked;
                    const bool captured = definition.captured(Board(position), {}, first, chain, moves);
                    differ += captured != oracle.capturable(position, chain, first);
                }
        });
        CHECK(asked > 1000);
        CHECK(differ == 0);
    }
}

TEST_CASE("a breach of the rules shows: a defender who retakes kos, an attacker who leaves moves out") {
    const oracle::Questions capture{.life = false, .capture_from_passer = false};
    const Oracle retaking(four_by_three, {.defender_retakes = true}, capture);
    const Oracle skipping(four_by_three, {.attacker_skips_corners = true}, capture);
    int saved_by_retaking = 0;
    int saved_by_skipping = 0;
    int lost = 0;
    plain().for_each_position([&](Stones stones) {
        const Mask captured = plain().capturable(stones, Color::white, Color::white);
        const Mask against_retaking = retaking.capturable(stones, Color::white, Color::white);
        const Mask by_skipping = skipping.capturable(stones, Color::white, Color::white);
        saved_by_retaking += captured != against_retaking;
        saved_by_skipping += captured != by_skipping;
        lost += ((against_retaking | by_skipping) & ~captured) != 0;
    });
    CHECK(saved_by_retaking > 10'000);
    CHECK(saved_by_skipping > 10'000);
    CHECK(lost == 0);
}

TEST_CASE("life in sets of points: one point is a set of one, and a larger set is no harder") {
    const Size size{3, 3};
    const Oracle oracle(size, SelfCapture::groups_only);
    std::vector<Mask> sets;
    for (int p = 0; p < 9; ++p) sets.push_back(static_cast<Mask>(1 << p));
    sets.push_back(0b000'000'011);
    sets.push_back(0b111'111'111);
    const oracle::LifeInSets life(oracle, sets);
    int wrong = 0;
    int only_together = 0;
    oracle.for_each_position([&](Stones stones) {
        for (const Color first : {Color::black, Color::white}) {
            const auto lives = [&](std::size_t set) {
                return life.can_live(stones, Color::white, set, first);
            };
            const Mask points = oracle.can_live(stones, Color::white, first);
            for (std::size_t p = 0; p < 9; ++p) wrong += lives(p) != ((points >> p & 1) != 0);
            wrong += (lives(0) || lives(1)) && !lives(9);
            wrong += lives(9) && !lives(10);
            only_together += lives(9) && !lives(0) && !lives(1);
        }
    });
    CHECK(wrong == 0);
    CHECK(only_together > 0);
}

TEST_CASE("all 24,318,165 legal positions of 4x4") {
    if (std::getenv("SHINPAN_SLOW") == nullptr) {
        MESSAGE("skipped: all of 4x4 is solved with SHINPAN_SLOW=1");
        return;
    }
    const Oracle oracle(Size{4, 4}, SelfCapture::forbidden);
    int positions = 0;
    int wrong = 0;
    oracle.for_each_position([&](Stones stones) {
        ++positions;
        const Mask first = oracle.capturable(stones, Color::white, Color::white);
        wrong += (oracle.capturable(stones, Color::white, Color::black) & ~first) != 0;
        wrong += (first & ~oracle.capturable_from_passer(stones, Color::white)) != 0;
    });
    CHECK(positions == 24'318'165);
    CHECK(wrong == 0);
    const Position row_of_three = drawn({"...X", "XXXX", "OOOO", "...."});
    CHECK(capturable(oracle, row_of_three, "A3") == "moving first");
    const Position row_of_four = drawn({"....", "XXXX", "OOOO", "...."});
    CHECK(capturable(oracle, row_of_four, "A3") == "never");
    for (Point p : row_of_four.points(Color::empty))
        if (p.row() == 0) CHECK_FALSE(oracle.can_live(row_of_four, Color::white, p, Color::white));
}
