// Events: all that happens in a game, in order. SGF, storage, network and tests carry the same ones.
//
//   play(Color::black, point(3, 3)), pass(Color::white), marks_accepted(Color::black, dead)
#pragma once

#include "base/rare.hpp"
#include "go/board/color.hpp"
#include "go/board/point.hpp"
#include "go/board/point_set.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline go {

enum class EventKind : std::uint8_t {
    setup,             // stones of colour `by` stand on `points` (empty: taken off); before or between moves
    turn,              // `by` is to move
    handicap,          // `number` handicap; Black's stones on `points`, none where White passes instead
    nigiri,            // the guesser became `by`; `number` stones were held; `words`: the guess, odd or even
    play,              // `by` puts a stone on `at`; `words` let_stand: against the rules, and it can no
                       // longer be claimed: the opponent moved on, or both have confirmed the result
    pass,              // `by` passes; `words` as for a play
    button,            // `by` takes the button
    resign,            // `by` resigns
    timeout,           // `by` lost on time; `words`: why
    forfeit,           // `by` forfeits; `words`: why
    undo_asked,        // `by` asks to take back `number` moves; 0: what was said of the end since then
    undo_granted,      // `by`, the opponent, grants it
    marks_proposed,    // `by` holds the stones on `points` dead, all others alive
    marks_accepted,    // `by` accepts the marks whose hash is `hash`
    group_agreed,      // both agree that the stones on `points` are dead, whatever the rest
    end_agreed,        // both agree to stop here, not yet on life and death; said again, to end the game
    analysis_agreed,   // both agree that the position with `points` emptied is the analysis position
    resume,            // `by` asks to play on
    no_result_agreed,  // both agree that the game has no result
    both_lose,         // an effective move was found after the stop and they cannot agree
    penalty,           // `by` loses `number` points: overtime, or a referee's decision; `words`: why
    breach,            // `by` tried to play on `at` against the rules, and the opponent claims it
    ruling,    // the arbiter decides: `number` 0 `by` wins, 1 draw, 2 no result, 3 both lose; `words`: why
    award,     // the arbiter decides: `by` wins by `number` half points, whatever the count; `words`: why
    annulled,  // the arbiter decides: the game is as after event `number` of all that it ever had, the
               // start where that is 0, with the penalties of later ones; `words`: why
    resumed_by_ruling,  // the arbiter decides: play goes on, and `by` moves next; `words`: why
    status_ruled,       // the arbiter decides: the stones on `points` are dead where `number` is 0, alive
                        // where it is 1; `words`: why
};

inline constexpr std::string_view let_stand = "stands";

inline constexpr int most_penalty = 10'000;  // points that a player may lose in a game; no score comes near
inline constexpr int most_award = 2 * most_penalty;  // half points
inline constexpr int most_ruling = 3;                // a ruling's `number`

// What `number` says in a status_ruled.
inline constexpr int ruled_dead = 0;
inline constexpr int ruled_alive = 1;

// "setup", "play", "marks_proposed", ...: the words of event lines and of JSON.
std::string_view word_of(EventKind);

// Small, because nearly all events of a game are plays.
struct Event {
    EventKind kind = EventKind::pass;
    Color by = Color::empty;
    Point at{};
    int number = 0;
    std::uint64_t hash = 0;
    Rare<std::vector<Point>> points{};
    Rare<std::string> words{};

    friend bool operator==(const Event&, const Event&) = default;
};

Event play(Color by, Point at);
Event pass(Color by);
Event event(EventKind kind, Color by);
Event marks_proposed(Color by, const PointSet& dead);
Event marks_accepted(Color by, const PointSet& dead);

// Why something was decided. Who decides by a clause names it first, in brackets: "[4.2] late twice".
struct Reason {
    std::string_view clause{};
    std::string_view words{};
};
Reason reason_in(std::string_view words);

// Hash of a set of marks, named by whoever accepts them: FNV-1a over the point indexes in board order.
std::uint64_t hash_of_marks(const PointSet&);

// True for what only an arbiter decides: ruling, award, annulled, resumed_by_ruling, status_ruled.
constexpr bool is_arbiters(EventKind kind) {
    return kind == EventKind::ruling || kind == EventKind::award || kind == EventKind::annulled ||
           kind == EventKind::resumed_by_ruling || kind == EventKind::status_ruled;
}

// True for the events that are moves: play, pass and button.
constexpr bool is_move(EventKind kind) {
    return kind == EventKind::play || kind == EventKind::pass || kind == EventKind::button;
}

}  // namespace shinpan::go
