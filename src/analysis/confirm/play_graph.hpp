// PlayGraph: every situation that hypothetical play can reach, and who can force what in it. Cycles are no
// problem: what is forced is forced in finitely many moves.
#pragma once

#include "analysis/confirm/contest.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <unordered_map>
#include <vector>

namespace shinpan::inline analysis {

class PlayGraph {
public:
    using Index = std::uint32_t;
    using Marks = std::vector<char>;  // one a situation: 1 where it has the property

    // Explores from the roots; situations for which `is_end` holds have no moves. Gives up, and is not
    // complete, beyond that many situations.
    PlayGraph(const Contest&, const std::vector<Contest::State>& roots,
              const std::function<bool(const Contest::State&)>& is_end, std::size_t most_states);

    bool complete() const { return complete_; }
    std::size_t size() const { return states_.size(); }
    const Contest::State& state(Index i) const { return states_[i]; }
    const std::vector<Contest::State>& states() const { return states_; }
    Index index(const Contest::State&) const;  // precondition: the situation was reached

    // Where can that player force that a situation of the goal arises? Precondition: complete.
    Marks forced(Color player, const Marks& goal) const;

    // The same as numbers: the more moves it takes, the higher; never_forced where they cannot.
    using Ranks = std::vector<std::uint32_t>;
    static constexpr std::uint32_t never_forced = ~std::uint32_t{0};
    Ranks ranks(Color player, const Marks& goal) const;

    // What every move in a situation leads to.
    std::span<const Index> after(Index i) const {
        return std::span(moves_).subspan(first_move_[i], first_move_[i + 1] - first_move_[i]);
    }

    template <class F>
    Marks where(F holds) const {
        Marks marks(states_.size());
        for (std::size_t i = 0; i < states_.size(); ++i) marks[i] = holds(states_[i]);
        return marks;
    }

private:
    struct Hash {
        std::size_t operator()(const Contest::State&) const;
    };

    Index add(const Contest::State&);
    void list_predecessors();
    std::vector<Index> spread(Color player, Marks& forced) const;

    std::vector<Contest::State> states_;
    std::unordered_map<Contest::State, Index, Hash> index_;
    std::vector<Index> moves_;             // of all situations, one after the other
    std::vector<std::size_t> first_move_;  // of each situation, and the end of the last
    std::vector<Index> predecessors_;
    std::vector<std::size_t> first_predecessor_;
    bool complete_ = true;
};

}  // namespace shinpan::analysis
