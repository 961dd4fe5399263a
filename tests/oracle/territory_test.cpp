// Unconditional territory against the exhaustive answers.
#include "go/score/control.hpp"
#include "go/score/unconditional.hpp"
#include "oracle/oracle.hpp"

#include <doctest/doctest.h>

#include <cstdlib>

using namespace shinpan;
using oracle::Mask;
using oracle::Oracle;
using oracle::Stones;

namespace {

// Of every so-many-th position with unconditionally alive black stones: the regions that they enclose, how
// many of these are Black's territory, and for how many that is not so just where White, playing alone, can
// never come to live.
struct Compared {
    int regions = 0;
    int owned = 0;
    int different = 0;
};

Compared compare(Size size, SelfCapture attacker, std::size_t every) {
    const oracle::Questions only_this{
        .capture = false, .life = false, .capture_from_passer = false, .life_beside_passer = true};
    const Oracle oracle(size, {.attacker = attacker}, only_this);
    Compared found;
    std::size_t number = 0;
    oracle.for_each_position([&](Stones stones) {
        if (number++ % every != 0) return;
        const Position position = oracle::position_of(stones, size);
        const UnconditionalLife life = unconditional_life(position, Color::black, attacker);
        if (life.alive.empty()) return;
        const Mask lives = oracle.lives_beside_passer(stones, Color::white);
        PointSet rest;
        for (Color c : {Color::empty, Color::black, Color::white}) rest |= position.points(c) - life.alive;
        for_each_region(rest, size, [&](const PointSet& region) {
            const bool is_owned = (region - life.territory).empty();
            CHECK((is_owned || (region & life.territory).empty()));
            ++found.regions;
            found.owned += is_owned ? 1 : 0;
            found.different += is_owned != ((lives & oracle::mask_of(region, size)) == 0) ? 1 : 0;
        });
    });
    return found;
}

}  // namespace

TEST_CASE("unconditional territory is where nobody lives though playing there again and again") {
    for (const SelfCapture attacker : {SelfCapture::forbidden, SelfCapture::groups_only}) {
        const Compared all = compare({4, 3}, attacker, 1);
        CHECK(all.owned > 10'000);
        CHECK(all.owned < all.regions);
        CHECK(all.different == 0);
    }
}

TEST_CASE("so it is on 4x4, in 100,000 positions") {
    if (std::getenv("SHINPAN_SLOW") == nullptr) {
        MESSAGE("skipped: all of 4x4 is solved with SHINPAN_SLOW=1");
        return;
    }
    for (const SelfCapture attacker : {SelfCapture::forbidden, SelfCapture::groups_only}) {
        const Compared some = compare({4, 4}, attacker, 241);
        CHECK(some.owned > 1000);
        CHECK(some.owned < some.regions);
        CHECK(some.different == 0);
    }
}

TEST_CASE("nobody lives by ko in the other player's unconditional territory beyond ko") {
    const Size size{4, 3};
    for (const SelfCapture attacker : {SelfCapture::forbidden, SelfCapture::groups_only}) {
        const Oracle oracle(size, {.attacker = attacker}, {.capture = false, .capture_from_passer = false});
        int owned = 0;
        int wrong = 0;
        oracle.for_each_position([&](Stones stones) {
            const Position position = oracle::position_of(stones, size);
            const PointSet territory = unconditional_life(position, Color::black, attacker).beyond_ko;
            owned += territory.empty() ? 0 : 1;
            const Mask lives = oracle.can_live(stones, Color::white, Color::white);
            wrong += (lives & oracle::mask_of(territory, size)) != 0;
        });
        CHECK(owned > 1000);
        CHECK(wrong == 0);
    }
}
