// Unconditional territory against the exhaustive answers.
#include "board/definition.hpp"
#include "oracle/oracle.hpp"
#include "score/unconditional.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using namespace shinpan;
using oracle::Mask;
using oracle::Oracle;
using oracle::Stones;

namespace {

// Plays of White's, as many as he likes: can he come to have unconditionally alive stones somewhere there?
bool can_ever_live(const Position& start, const PointSet& points, SelfCapture rule) {
    std::vector<Position> open{start};
    for (std::size_t i = 0; i < open.size(); ++i) {
        const Position now = open[i];
        if (!(unconditionally_alive(now, Color::white, SelfCapture::forbidden) & points).empty()) return true;
        for (Point p : now.points(Color::empty)) {
            Position next = now;
            if (forbids(rule, play_by_definition(next, Color::white, p).given_up)) continue;
            if (std::find(open.begin(), open.end(), next) == open.end()) open.push_back(next);
        }
    }
    return false;
}

}  // namespace

TEST_CASE("nobody lives in the other player's unconditional territory") {
    const Size size{4, 3};
    for (const SelfCapture attacker : {SelfCapture::forbidden, SelfCapture::groups_only}) {
        const Oracle oracle(size, {.attacker = attacker}, {.capture = false, .capture_from_passer = false});
        int owned = 0;
        int wrong = 0;
        oracle.for_each_position([&](Stones stones) {
            const Position position = oracle::position_of(stones, size);
            const PointSet territory = unconditional_life(position, Color::black, attacker).territory;
            owned += territory.empty() ? 0 : 1;
            const Mask lives = oracle.can_live(stones, Color::white, Color::white);
            wrong += (lives & oracle::mask_of(territory, size)) != 0;
        });
        CHECK(owned > 1000);
        CHECK(wrong == 0);
    }
}

TEST_CASE("on 3x3 unconditional territory is where nobody lives though he plays again and again") {
    const Size size{3, 3};
    for (const SelfCapture attacker : {SelfCapture::forbidden, SelfCapture::groups_only}) {
        const oracle::Questions none{.capture = false, .life = false, .capture_from_passer = false};
        const Oracle oracle(size, {.attacker = attacker}, none);
        int wrong = 0;
        oracle.for_each_position([&](Stones stones) {
            const Position position = oracle::position_of(stones, size);
            const PointSet territory = unconditional_life(position, Color::black, attacker).territory;
            wrong += !territory.empty() && can_ever_live(position, territory, attacker);
        });
        CHECK(wrong == 0);
    }
}
