// What a ban on repetition remembers of a game, as numbers: each move may add one, and a play is forbidden
// when the number that it would add is there already.
//
//   const auto keys = RepetitionKeys::of(rules);          // nothing: the ban is of another kind
//   if (keys->binds(play) && seen(keys->after_play(play.to, mover))) ...   // forbidden
#pragma once

#include "analysis/solve/graph.hpp"

#include <cstdint>
#include <optional>

namespace shinpan::inline analysis::solving {

class RepetitionKeys {
public:
    using Key = std::uint32_t;

    // For bans that look back over the whole game and at any cycle.
    static std::optional<RepetitionKeys> of(const Ruleset&);

    std::optional<Key> at_start(BoardGraph::Node, Color to_move) const;
    // A game that starts with stones on the board: they count as put down by the player who is not to move.
    Key at_diagram(BoardGraph::Node, Color to_move) const;
    Key after_play(BoardGraph::Node to, Color mover) const;
    std::optional<Key> after_pass(BoardGraph::Node at, Color mover) const;

    // Is that play bound by the ban at all?
    bool binds(const BoardGraph::Edge& play) const {
        return binds_ == Repetition::Binds::all || play.taken > 0;
    }

    // The key that every game has whose position is that one, with that player to move.
    std::optional<Key> always_at(BoardGraph::Node at, Color to_move) const;

    // Can a game go on forever? Only where a play that takes nothing may restore a position, which takes
    // self-capture.
    bool may_be_endless() const { return endless_; }

private:
    enum class Remembers : std::uint8_t { positions, situations, own_plays, own_moves };

    Remembers what_ = Remembers::positions;
    Repetition::Binds binds_ = Repetition::Binds::all;
    bool endless_ = false;
};

}  // namespace shinpan::analysis::solving
