// A game as the case files have it: setup or handicap, moves, and what the record says of the outcome.
//
//   const GameRecord record = game_record(fields);
//   Game game = start(rules, record);
//   for (const Event& move : record.moves) game.apply(move);
#pragma once

#include "go/game/game.hpp"
#include "runner/values.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace shinpan::runner {

// The players' own marks at the end. Arrays go by index_of(player).
struct FinalMarks {
    std::array<PointSet, 2> removed;    // stones of that player taken off as dead
    std::array<PointSet, 2> territory;  // points marked as that player's, those under removed stones included
    bool give_result = false;
};

struct GameRecord {
    Size size{};
    std::string rules{};
    HalfPoints komi{};
    int handicap = 0;
    std::array<PointSet, 2> stones{};  // on the board before the first move
    std::vector<Event> moves{};
    std::array<int, 2> captured_by{};
    int same_color = 0;                  // moves of a player who moved just before
    std::optional<HalfPoints> margin{};  // Black minus White, of a counted game
    std::optional<FinalMarks> marks{};
};

GameRecord game_record(const json::object& fields);

// The game before its first move.
Game start(const Ruleset&, const GameRecord&);

// The game that goes on from a diagram. Its chains must have liberties.
Game start(const Ruleset&, const Position& diagram, Color to_move, HalfPoints komi);

}  // namespace shinpan::runner
