// RootParallelSearch: trees of one position that are searched beside each other, each with random numbers of
// its own, and added up. With one tree it is that tree; with more, threads of the caller's may search them at
// once.
//
//   RootParallelSearch forest;
//   forest.search(game, root_moves, task);
//   for (const CandidateStats& move : forest.tried()) ...
#pragma once

#include "bot/search/search.hpp"

#include <vector>

namespace shinpan::inline bot {

class RootParallelSearch {
public:
    // Goes on with what is known of the game, where it is the one that was searched last.
    void search(const Game&, const std::vector<Point>& moves, const SearchTask&);

    std::vector<CandidateStats> tried() const;  // in the order given
    int playouts() const;                       // of the last search, in all trees
    int visits() const;  // of all moves together, with what earlier searches found of them
    bool has_ended() const;

    // A move and what would follow it, each time the move that was looked at most, in the tree that looked at
    // the first one most.
    std::vector<CandidateStats> line(Point first) const;

    // So many moves that were looked at most, the most first, each with what would follow it.
    std::vector<std::vector<CandidateStats>> lines(std::size_t most) const;

private:
    void run(const SearchTask&, int until);

    std::vector<Search> trees_{};
};

}  // namespace shinpan::bot
