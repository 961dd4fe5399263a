#include "referee/proof/unjudged_replay.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::inline referee {

namespace {

std::size_t moves_in(const std::vector<Event>& events) {
    return static_cast<std::size_t>(
        std::count_if(events.begin(), events.end(), [](const Event& event) { return is_move(event.kind); }));
}

// `before` sees the game before each event, `after` what came of it, with the last move's number.
template <class Before, class After>
Game folded(const Record& record, int moves, Before before, After after) {
    Game game(permissive_rules, record.size, {});
    int number = 0;
    for (const Event& event : record.events) {
        if (is_move(event.kind) && ++number > moves) break;
        Result<void, Refusal> done;
        if (is_move(event.kind) && event.by != game.to_move())
            done = game.apply({.kind = EventKind::turn, .by = event.by});
        before(game);
        if (done) done = game.apply(event);
        after(game, event, number, done);
    }
    return game;
}

}  // namespace

constinit const Ruleset permissive_rules{
    .name = "none",
    .self_capture = {SelfCapture::allowed},
    .button = {Button::plain},
    .ending = {{.procedure = two_passes, .passes = 1000}},
    .handicap = {{.placement = Placement::free, .passes_may_lapse = true}},
};

int moves_in(const Record& record) { return static_cast<int>(moves_in(record.events)); }

const Event* move_numbered(const Record& record, int number) {
    for (const Event& event : record.events)
        if (is_move(event.kind) && --number == 0) return &event;
    return nullptr;
}

Game replayed(const Record& record, int moves, Past* past) {
    const auto keep = [&](const Game& game) {
        if (past != nullptr) past->add(game.board().position());
    };
    return folded(record, moves, keep, [](const Game&, const Event&, int, const auto&) {});
}

std::optional<IllegalMove> captured_setup(const Record& record, int moves) {
    std::optional<IllegalMove> found;
    const auto look = [&](const Game&, const Event& event, int number, const auto& done) {
        if (found || done || done.error().why != Why::captured_setup) return;
        const auto index = static_cast<std::size_t>(&event - record.events.data());
        const Place place = index < record.places.size() ? record.places[index] : Place{};
        found = {.after = number, .place = place, .refusal = done.error()};
    };
    (void)folded(
        record, moves, [](const Game&) {}, look);
    return found;
}

}  // namespace shinpan::referee
