#include "life/trial.hpp"

namespace shinpan {

using Cells = Contest::Cells;
using State = Contest::State;

Trial::Trial(const Position& position, const PointSet& contested, const PointSet& stakes, Point stone,
             KoPass ko_pass, std::size_t most_states)
    : contest_(position, contested, stakes, ko_pass),
      owner_(position.at(stone)),
      slot_(static_cast<std::size_t>(index_of(owner_))),
      start_(contest_.start(other(owner_))),
      chain_(contest_.chain(start_, contest_.cell(stone))),
      where_new_(chain_ | contest_.opposing_beside(start_, chain_)),
      most_states_(most_states) {}

// Is the chain taken, or the trial won by its attacker?
bool Trial::is_taken(const State& s) const {
    return (s.stones[slot_] & chain_) != chain_ || s.taker == other(owner_);
}

// Can the attacker force the goal from the stopped position?
bool Trial::at_start(const PlayGraph& graph, const PlayGraph::Marks& goal) const {
    return graph.forced(other(owner_), goal)[graph.index(start_)] != 0;
}

Confirmed Trial::status() const {
    const auto ends = [&](const State& s) { return is_taken(s); };
    const PlayGraph before(contest_, {start_}, ends, most_states_);
    if (!before.complete()) return Confirmed::undecided;
    if (!at_start(before, before.where(ends))) return Confirmed::uncapturable;

    std::vector<State> captures;
    for (const State& s : before.states())
        if (is_taken(s)) captures.push_back(s);
    const PlayGraph after(contest_, captures, [](const State&) { return false; }, most_states_);
    if (!after.complete()) return Confirmed::capturable;
    const auto saved = new_stone_lives(after);
    const auto lost = before.where([&](const State& s) { return is_taken(s) && !saved[after.index(s)]; });
    return at_start(before, lost) ? Confirmed::dead : Confirmed::new_stone;
}

// Where can the owner force a new stone that cannot be taken?
PlayGraph::Marks Trial::new_stone_lives(const PlayGraph& after) const {
    auto lives = after.where([&](const State& s) { return s.taker == owner_; });
    for (Cells left = where_new_; left != 0; left &= left - 1) {
        const Cells here = left & -left;
        const auto is_gone = [&](const State& s) {
            return s.taker != owner_ && (s.taker != Color::empty || (s.stones[slot_] & here) == 0);
        };
        const auto capturable = after.forced(other(owner_), after.where(is_gone));
        for (std::size_t i = 0; i < lives.size(); ++i)
            if (!capturable[i]) lives[i] = 1;
    }
    return after.forced(owner_, lives);
}

}  // namespace shinpan
