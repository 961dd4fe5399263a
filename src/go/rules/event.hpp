// Events: the whole truth of a game. SGF, storage, network and tests carry the same ones.
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
    timeout,           // `by` lost on time
    forfeit,           // `by` forfeits
    undo_asked,        // `by` asks to take back `number` moves
    undo_granted,      // `by`, the opponent, grants it
    marks_proposed,    // `by` holds the stones on `points` dead, all others alive
    marks_accepted,    // `by` accepts the marks whose hash is `hash`
    group_agreed,      // both agree that the stones on `points` are dead, whatever the rest
    end_agreed,        // both agree to stop here, not yet on life and death; said again, to end the game
    analysis_agreed,   // both agree that the position with `points` emptied is the analysis position
    resume,            // `by` asks to play on
    no_result_agreed,  // both agree that the game has no result
    both_lose,         // an effective move was found after the stop and they cannot agree
    penalty,           // `by` loses `number` points: overtime that costs points, or a referee's decision
    breach,            // `by` tried to play on `at` against the rules, and the opponent claims it
    ruling,  // the arbiter decides: `number` 0 `by` wins, 1 draw, 2 no result, 3 both lose; `words`: why
};

inline constexpr std::string_view let_stand = "stands";

inline constexpr int most_penalty = 10'000;  // points that a player may lose in a game; no score comes near

// "setup", "play", "marks_proposed", ...: the words of event lines and of JSON.
std::string_view word(EventKind);

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

// Hash of a set of marks, named by whoever accepts them: FNV-1a over the point indexes in board order.
std::uint64_t hash_of_marks(const PointSet&);

// True for the events that are moves: play, pass and button.
constexpr bool is_move(EventKind kind) {
    return kind == EventKind::play || kind == EventKind::pass || kind == EventKind::button;
}

}  // namespace shinpan::go
