// Finished games with the players' own marks, read from case files of records.
//
//   for (const FinishedGame& game : finished_games("games.jsonl.gz", 300)) ...
#pragma once

#include "go/game/game.hpp"
#include "go/score/score.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::bench {

struct FinishedGame {
    std::string id;
    std::string tier;  // how hard a plain estimator found it
    Ruleset rules;
    Finish finish;  // without dead stones
    Color to_move = Color::black;
    PointSet dead;  // by the players' marks
    std::array<PointSet, 2> territory{};
    HalfPoints margin{};
    bool chosen_on = false;  // one of the half on which constants were chosen; the others are reported on
};

// Applies the moves, with a turn where a player moves twice; calls after(move) for each that was legal. False
// at the first that is not.
template <class After>
bool replay(Game& game, const std::vector<Event>& moves, After after) {
    Color last = Color::empty;
    for (const Event& move : moves) {
        if (move.by == last && move.by != game.to_move()) (void)game.apply(event(EventKind::turn, move.by));
        last = move.by;
        if (!game.apply(move)) return false;
        after(move);
    }
    return true;
}

// The points of the biggest region that is nobody's without the dead stones although stones of both colours
// border it; empty where none has eight.
PointSet left_open(const Position&, const PointSet& dead);

// Which half a game of that id belongs to: the last bit of its FNV-1a hash.
bool is_chosen_on(std::string_view id);

// The games whose marks give the recorded result: all, or so many spread evenly over the file. Throws
// runner::BadCase where the file cannot be read.
std::vector<FinishedGame> finished_games(const std::string& path, std::size_t sample);

}  // namespace shinpan::bench
