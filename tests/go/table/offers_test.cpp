// What offers offers is what the game takes, and nothing else: under every ruleset, along random games.
#include "go/table/offers.hpp"

#include "analysis/playout/random.hpp"
#include "effort.hpp"
#include "formats/record/event_line.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <map>
#include <string>
#include <string_view>

using namespace shinpan;

namespace {

std::vector<EventKind> all_kinds() {
    std::vector<EventKind> kinds;
    for (int i = 0; !word_of(static_cast<EventKind>(i)).empty(); ++i)
        kinds.push_back(static_cast<EventKind>(i));
    return kinds;
}

std::vector<Point> random_points(Random& random, Size size) {
    std::vector<Point> points;
    for_each_point(size, [&](Point p) {
        if (random.below(4) == 0) points.push_back(p);
    });
    return points;
}

bool takes_points(EventKind kind) {
    return kind == EventKind::setup || kind == EventKind::handicap || kind == EventKind::marks_proposed ||
           kind == EventKind::group_agreed || kind == EventKind::analysis_agreed ||
           kind == EventKind::status_ruled;
}

// Events of that kind and player: at each point, with no points, with some points and numbers.
std::vector<Event> events_of(EventKind kind, Color by, const Game& game, Random& random) {
    const Size size = game.board().size();
    std::vector<Event> events;
    if (kind == EventKind::play || kind == EventKind::breach) {
        for_each_point(size, [&](Point p) { events.push_back({.kind = kind, .by = by, .at = p}); });
        return events;
    }
    for (const int number : {0, 1, 2, 3, static_cast<int>(random.below(12)), -1}) {
        Event e{.kind = kind, .by = by, .number = number};
        if (kind == EventKind::nigiri) e.words = (number % 2 == 0) == (by == Color::black) ? "even" : "odd";
        events.push_back(e);
        if (takes_points(kind)) {
            e.points = random_points(random, size);
            events.push_back(e);
        }
    }
    if (kind == EventKind::marks_accepted) {
        PointSet some;
        for (const Point p : random_points(random, size)) some.insert(p);
        events.push_back(marks_accepted(by, some));
        events.push_back(marks_accepted(by, game.proposed_marks().value_or(PointSet{})));
    }
    return events;
}

// Would the board after the setup have a chain without liberties?
bool captures(const Event& e, const Game& game) {
    Position position = game.board().position();
    const Color stone = e.kind == EventKind::handicap ? Color::black : e.by;
    for (const Point p : *e.points) position.set(p, stone);
    return has_captured_chain(position);
}

bool is_among(const Event& e, const Offer& offer, const Game& game) {
    for (const Point p : *e.points)
        if (!offer.points.contains(p)) return false;
    const int stones = static_cast<int>(e.points->size());
    const bool is_numbered = offer.least <= e.number && e.number <= offer.most;
    switch (e.kind) {
        case EventKind::play:
        case EventKind::breach: return offer.points.contains(e.at);
        case EventKind::setup: return !captures(e, game);
        case EventKind::handicap:
            return is_numbered && (stones == 0 || (stones == e.number && !captures(e, game)));
        case EventKind::marks_accepted: return e.hash == hash_of_marks(offer.points);
        case EventKind::nigiri:
        case EventKind::undo_asked:
        case EventKind::penalty:
        case EventKind::ruling:
        case EventKind::award:
        case EventKind::annulled:
        case EventKind::status_ruled: return is_numbered;
        default: return true;
    }
}

std::string told(const Event& e, const Game& game) {
    std::string text(game.rules().id);
    for (const Event& past : game.events()) text += "; " + event_line(past, game.board().size());
    return text + " -> " + event_line(e, game.board().size());
}

// How many events of each kind were taken, and how many refused.
struct Counts {
    std::map<EventKind, int> taken{}, refused{};
};

// Checks all events of a kind and player; those that the game takes.
std::vector<Event> checked(const Game& game, EventKind kind, Color by, Random& random, Counts& counts) {
    std::vector<Event> taken;
    const auto is_offered = offer(game, kind, by);
    for (const Event& e : events_of(kind, by, game, random)) {
        Game after = game;
        const bool takes = after.apply(e).has_value();
        const bool offers_it = is_offered && is_among(e, *is_offered, game);
        const std::string_view fault = takes ? ": taken, not offered" : ": refused, yet offered";
        if (takes != offers_it) FAIL_CHECK(told(e, game) << fault);
        ++(takes ? counts.taken : counts.refused)[kind];
        if (takes) taken.push_back(e);
    }
    return taken;
}

// Does the player that such an event names make a difference? If not, offers has it as nobody's.
bool may_name(EventKind kind, Color by) {
    if (kind == EventKind::setup || kind == EventKind::ruling) return true;
    return needs_player(kind) == (by != Color::empty);
}

constexpr Color anybody[]{Color::black, Color::white, Color::empty};

// The event that goes on with the game: mostly a play or a pass, sometimes one of those.
Event next_event(const Game& game, const std::vector<Event>& taken, Random& random) {
    if (!taken.empty() && random.below(3) == 0) return taken[random.below(taken.size())];
    const Color by = game.to_move();
    const auto plays = offer(game, EventKind::play, by);
    if (!plays || random.below(3) == 0) return pass(by);
    std::vector<Point> points;
    for (const Point p : plays->points) points.push_back(p);
    return play(by, points[random.below(points.size())]);
}

void walk(const Ruleset& rules, Random& random, Counts& counts) {
    const std::vector<EventKind> kinds = all_kinds();
    const auto side = [&] { return static_cast<std::uint8_t>(1 + random.below(5)); };
    const Size size{side(), side()};
    Game game(rules, size, conditions_of(rules));
    const std::size_t length = 1 + random.below(24);
    for (std::size_t i = 0; i < length; ++i) {
        const EventKind kind = kinds[random.below(kinds.size())];
        const Color by = anybody[random.below(3)];
        const auto taken =
            may_name(kind, by) ? checked(game, kind, by, random, counts) : std::vector<Event>{};
        (void)game.apply(next_event(game, taken, random));
    }
    for (const EventKind kind : kinds)
        for (const Color by : anybody)
            if (may_name(kind, by)) (void)checked(game, kind, by, random, counts);
}

}  // namespace

TEST_CASE("a game takes what offers offers, and nothing else") {
    const int sequences = is_slow_tier() ? 1'000'000 : is_slow_build ? 4'000 : 20'000;
    const auto rulesets = all_rulesets();
    Random random(20261126);
    Counts counts;
    for (int i = 0; i < sequences; ++i)
        walk(*rulesets[static_cast<std::size_t>(i) % rulesets.size()], random, counts);
    for (const EventKind kind : all_kinds()) {
        CAPTURE(word_of(kind));
        CHECK(counts.taken[kind] > 0);
        CHECK(counts.refused[kind] > 0);
    }
}
