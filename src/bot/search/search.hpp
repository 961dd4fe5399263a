// Search: a Monte-Carlo tree over whole games. Every line of it is a Game, so that a move is in the tree
// exactly where the ruleset allows it, superko over the whole game included. Moves are compared by their own
// results and, while these are few, by those of games in which the mover came to play them later (RAVE).
//
//   Search search(game, root_moves, task);
//   search.run();
//   for (const CandidateStats& move : search.tried()) ...
//
// A search may go on from a later position of the same game with what it knows of it.
#pragma once

#include "bot/search/bot.hpp"
#include "bot/search/search_task.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan::inline bot {

class Search {
public:
    // `moves`: what is looked at first; legal, no_point for a pass. There must be a source of leaves.
    Search(const Game&, const std::vector<Point>& moves, const SearchTask&);

    // Goes on from there with what was found of it, if that game is the one searched with some moves more and
    // these were in the tree; says whether it is. The rest as for a new search. A search that is confined
    // or looks for points is never reused, and never reuses another's tree.
    bool follow(const Game&, const std::vector<Point>& moves, const SearchTask&);

    // Until there were so many playouts, or the search has ended: the playouts of the settings are used up,
    // time is up, or no other move can overtake the best.
    void run(int until);

    std::vector<CandidateStats> tried() const;  // in the order given

    // The root move and what would follow it, each time the move that was looked at most.
    std::vector<CandidateStats> line(Point first) const;

    int playouts() const { return playouts_; }  // of the last run
    bool has_ended() const { return has_ended_; }

private:
    using Index = std::uint32_t;

    // Wins are of the player who moved here.
    struct Node {
        Point at = no_point;
        std::uint16_t children = 0;
        Index first = 0;
        bool is_expanded = false;
        float visits = 0, wins = 0;
        float prior_visits = 0, prior_wins = 0;
        float bonus = 0, from = 0;
        float rave_visits = 0, rave_wins = 0;
        float ahead = 0;  // points, summed up
    };

    struct Step {
        Index node;
        Color by;  // who moves from there
    };

    void simulate();
    Index best_child(const Node&) const;
    CandidateStats found(Index) const;
    void expand(Index, const Game&, const std::vector<Point>& moves);
    Leaf value(const Game&);
    void learn(Leaf);
    double playouts_left() const;
    bool is_decided() const;
    std::optional<Index> node_of(const Game&) const;
    void keep_only(Index from);

    Game root_;
    SearchTask task_;
    std::vector<Node> nodes_{};
    std::vector<Step> path_{};
    int playouts_ = 0;
    double began_at_ = 0;  // the share of the time that was used when the search began
    bool has_ended_ = false;
};

// The plays that the player may make and that do not fill an eye of their own.
std::vector<Point> sensible_moves(const Game&, Color by);

// May the player try that (no_point: the pass), when so many moves were made since the search's position?
bool is_tried(const std::vector<MoveRestriction>&, Color by, Point at, int moves_made);

}  // namespace shinpan::bot
