// The search for one move: of all moves, and at the end of a game of what is left to do there.
//
//   const Found found = search_move(game, by, root_moves, known, task, forest);
#pragma once

#include "bot/endgame/position_knowledge.hpp"
#include "bot/search/root_parallel_search.hpp"
#include "bot/search/search_task.hpp"

#include <vector>

namespace shinpan::inline bot {

struct Found {
    CandidateStats move;
    int playouts = 0;
    std::vector<std::vector<CandidateStats>>
        lines{};                 // the moves looked at most, each with what would follow
    bool is_for_points = false;  // in a game that is as good as decided
};

// Who asks for more than a move, by a watch or by moves kept to, has all moves searched. Else, when all seems
// settled, half of the work goes into chores, answers to the last play and the pass, the other half into
// looking whether something is not settled after all; and where the game is as good as decided, so that wins
// tell next to nothing, into a look at points alone, as before a pass elsewhere in such a game.
//
// `moves`: the pass, if it is one of them, is the last. `forest` goes on from what it knows of the game.
Found search_move(const Game&, Color by, const std::vector<Point>& moves, const PositionKnowledge&,
                  const SearchTask&, RootParallelSearch& forest);

}  // namespace shinpan::bot
