// Immortal stones: what earlier positions change, by hand and against trying every play.
#include "go/score/immortal.hpp"

#include "drawn.hpp"
#include "go/board/definition.hpp"
#include "go/score/unconditional.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace shinpan;

namespace {

// White plays again and again, each play as the rules let him: is the stone taken some time?
bool taken_by_trying(const Position& now, Point at, const Repetition& ban,
                     const std::vector<Position>& earlier, std::set<std::string>& seen) {
    if (!seen.insert(to_text(now)).second) return false;
    for (Point p : now.points(Color::empty)) {
        Position next = now;
        const Played played = play_by_definition(next, Color::white, p);
        if (played.given_up > 0) continue;
        const bool bound = played.taken > 0 || ban.binds == Repetition::Binds::all;
        if (bound && std::find(earlier.begin(), earlier.end(), next) != earlier.end()) continue;
        if (next.at(at) == Color::empty || taken_by_trying(next, at, ban, earlier, seen)) return true;
    }
    return false;
}

Position at_random(Size size, std::mt19937_64& random) {
    Position position(size);
    do {
        for_each_point(size, [&](Point p) {
            const auto n = random() % 10;
            position.set(p, n < 5 ? Color::black : n < 8 ? Color::white : Color::empty);
        });
    } while (has_captured_chain(position));
    return position;
}

// Some position that White's plays alone could lead to.
Position after_plays(Position position, std::mt19937_64& random) {
    for (int tries = 0; tries < 8; ++tries) {
        std::vector<Point> empty;
        for (Point p : position.points(Color::empty)) empty.push_back(p);
        if (empty.empty()) break;
        Position next = position;
        const Point at = empty[random() % empty.size()];
        if (play_by_definition(next, Color::white, at).given_up == 0) position = next;
        if (random() % 4 == 0) break;
    }
    return position;
}

}  // namespace

TEST_CASE("a stone that could be taken only by bringing back a position is immortal, and what leans on it") {
    const Position now = drawn({"OX.X.", ".OXXX"});  // Black has just taken a stone on C2 from B2
    const Position before = drawn({"O.OX.", ".OXXX"});
    const auto immortal_with = [&](const std::vector<Position>& earlier, const Repetition& ban) {
        return immortal(now, Color::black, SelfCapture::forbidden, ban, earlier);
    };
    CHECK(immortal_with({}, capturing_superko).empty());
    CHECK(immortal_with({before}, capturing_superko) == now.points(Color::black));
    CHECK(immortal_with({before}, positional_superko) == now.points(Color::black));
    CHECK(immortal_with({before}, basic_ko).empty());
    const std::vector earlier{before};
    CHECK(immortal(now, Color::white, SelfCapture::forbidden, capturing_superko, earlier).empty());
}

TEST_CASE("one more point where the opponent can play first, and the earlier position does not return") {
    const Position now = drawn({"OX.X.O", ".OXXXO", "XXXX..", "......"});
    const Position before = drawn({"O.OX.O", ".OXXXO", "XXXX..", "......"});
    CHECK(immortal(now, Color::black, SelfCapture::forbidden, capturing_superko, std::vector{before}) ==
          unconditionally_alive(now, Color::black, SelfCapture::forbidden));
}

TEST_CASE("immortal stones are those that no order of the opponent's plays takes") {
    std::mt19937_64 random(5);
    int saved = 0;
    for (int round = 0; round < 4000; ++round) {
        const Size size = round % 2 == 0 ? Size{3, 2} : Size{3, 3};
        const Position now = at_random(size, random);
        std::vector<Position> earlier;
        for (int i = 0; i < 12; ++i) earlier.push_back(after_plays(now, random));
        std::erase(earlier, now);
        const Repetition ban = round % 4 < 2 ? capturing_superko : positional_superko;
        const PointSet found = immortal(now, Color::black, SelfCapture::forbidden, ban, earlier);
        for (Point p : now.points(Color::black)) {
            std::set<std::string> seen;
            CAPTURE(to_text(now));
            CHECK(found.contains(p) == !taken_by_trying(now, p, ban, earlier, seen));
        }
        saved += (found - unconditionally_alive(now, Color::black, SelfCapture::forbidden)).empty() ? 0 : 1;
    }
    CHECK(saved > 10);
}
