// Explaining a move: all that the referee knows about it.
//
//   Explanation told = explain(record, 57);
//   told.facts.taken, told.facts.ko, told.under[0].illegal
#pragma once

#include "formats/record/record.hpp"
#include "go/board/position.hpp"
#include "referee/judge/verdict.hpp"

#include <optional>
#include <string>
#include <vector>

namespace shinpan::inline referee {

// What a move does on the board, whatever the rules say of it.
struct MoveFacts {
    Event move{};
    Position before;
    Position after;           // as before where no stone can stand there
    bool is_possible = true;  // a pass, or a stone on an empty point of the board
    bool in_turn = true;
    PointSet taken{};           // of the opponent
    PointSet given_up{};        // the mover's own
    int chain = 0;              // stones of the chain that holds the new stone
    int liberties = 0;          // of that chain
    std::optional<Point> ko{};  // where the opponent, by retaking at once, would restore the position before
    std::optional<int> same_position{};   // the latest earlier move that left the same stones
    std::optional<int> same_situation{};  // the same stones with the same player to move
};

struct MoveUnder {
    const Ruleset* rules = nullptr;
    std::optional<IllegalMove> illegal{};  // the move itself, or an earlier one
    bool stands = false;                   // the move itself: nobody claimed it in time
};

struct Explanation {
    int number = 0;
    int moves = 0;  // of the whole record
    MoveFacts facts;
    std::vector<MoveUnder> under{};  // every ruleset of the registry
};

// Precondition: the record has a move of that number, from 1.
Explanation explain(const Record&, int number);

// In plain words, lines ended by a line feed; the pictures are left to others. A variant is named where it
// says something else than its ruleset, or, `verbose`, always.
std::string in_words(const Explanation&, Size, bool verbose = false);

}  // namespace shinpan::referee
