// Free replay: a record's moves one after another without judging them, for pictures and for what a move did.
//
//   Game game = replayed(record, 57);   // the position after move 57
#pragma once

#include "analysis/proof/past.hpp"
#include "formats/record/record.hpp"
#include "go/game/game.hpp"
#include "referee/proof/illegal_move.hpp"

#include <optional>
#include <vector>

namespace shinpan::inline referee {

// A ruleset that forbids nothing but the impossible, and in which passes never end the game. The
// registry does not have it, and nothing is scored by it.
extern const Ruleset permissive_rules;

// How many moves the record has: plays, passes, buttons.
int moves_in(const Record&);

// The move of that number, counting from 1; nothing where the record has none.
const Event* move_numbered(const Record&, int number);

// The game under permissive_rules up to that move, or the end. What is impossible is left out: a stone on an
// occupied point, an event that needs rules. Players may move out of turn. `past`, where given, gets every
// position before the last.
Game replayed(const Record&, int moves, Past* past = nullptr);

// The first set-up of a chain without liberties up to that move: the game leaves its stones out.
std::optional<IllegalMove> captured_setup(const Record&, int moves);

}  // namespace shinpan::referee
