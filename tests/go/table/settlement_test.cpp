// How far the players are with the end of a game, and the ways between those states.
#include "go/table/settlement.hpp"

#include "analysis/playout/random.hpp"
#include "effort.hpp"
#include "go/rulesets/registry.hpp"
#include "go/table/offers.hpp"

#include <doctest/doctest.h>

#include <set>
#include <tuple>

using namespace shinpan;

namespace {

using Way = std::tuple<Settling, EventKind, Settling>;

bool is_of_players(EventKind kind) {
    const bool takes_back = kind == EventKind::undo_asked || kind == EventKind::undo_granted;
    const Speaker speaker = speaker_of(kind);
    return !takes_back && (speaker == Speaker::player || speaker == Speaker::both);
}

Event event_of(const Offer& offer, Random& random) {
    Event e{.kind = offer.kind, .by = offer.by};
    std::vector<Point> points;
    for (const Point p : offer.points) points.push_back(p);
    if (e.kind == EventKind::play) e.at = points[random.below(points.size())];
    if (e.kind == EventKind::marks_accepted) e.hash = hash_of_marks(offer.points);
    if (e.kind == EventKind::undo_asked) e.number = offer.least;
    return e;
}

// Every kind of a player's or both players' word, or a pass.
std::vector<EventKind> said() {
    std::vector<EventKind> kinds;
    for (int i = 0; !word_of(static_cast<EventKind>(i)).empty(); ++i)
        if (is_of_players(static_cast<EventKind>(i))) kinds.push_back(static_cast<EventKind>(i));
    return kinds;
}

// `talks`: more is said than played.
EventKind random_kind(bool talks, Random& random) {
    static const std::vector<EventKind> kinds = said();
    if (random.below(2) == 0) return talks ? EventKind::pass : EventKind::play;
    const EventKind kind = kinds[random.below(kinds.size())];
    return kind == EventKind::resign && random.below(10) > 0 ? EventKind::pass : kind;
}

// The ways that players went in a random game under that ruleset.
void go_ways(const Ruleset& rules, Random& random, std::set<Way>& gone) {
    constexpr Color players[]{Color::black, Color::white};
    const bool talks = random.below(2) == 0;
    Game game(rules, Size{2, 2}, conditions_of(rules));
    for (int i = 0; i < 60; ++i) {
        const EventKind kind = random_kind(talks, random);
        const bool is_for_both = speaker_of(kind) == Speaker::both;
        const auto chosen = offer(game, kind, is_for_both ? Color::empty : players[random.below(2)]);
        if (!chosen) continue;
        const Settling before = settlement(game).state;
        REQUIRE(game.apply(event_of(*chosen, random)));
        const Settling after = settlement(game).state;
        if (before != after) gone.insert({before, kind, after});
    }
}

}  // namespace

TEST_CASE("players go every way from state to state that is written down, and no other") {
    std::set<Way> gone, written;
    Random random(7);
    for (const SettlingWay& way : settling_ways()) written.insert({way.from, way.by, way.to});
    for (int i = 0; i < 3000 && !(is_slow_build && gone.size() == written.size()); ++i)
        for (const Ruleset* rules : all_rulesets()) go_ways(*rules, random, gone);
    for (const auto& [from, by, to] : gone) {
        CAPTURE(word_of(from));
        CAPTURE(word_of(by));
        CAPTURE(word_of(to));
        CHECK(written.contains({from, by, to}));
    }
    for (const auto& [from, by, to] : written) {
        CAPTURE(word_of(from));
        CAPTURE(word_of(by));
        CAPTURE(word_of(to));
        CHECK(gone.contains({from, by, to}));
    }
}
