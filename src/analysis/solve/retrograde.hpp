// The value of a small board where nothing but the ko rule, or nothing at all, forbids a repetition: play may
// go on forever. Solved backwards from all ends for all positions at once.
//
// Two values answer for every meaning that a rule may give to endless play: what Black can force when it is
// the worst of all results for them, and what they can force when it is the best. Where they are equal,
// endless play does not matter.
#pragma once

#include "analysis/solve/graph.hpp"
#include "analysis/solve/stages.hpp"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace shinpan::inline analysis::solving {

// In half points. `never`: the player for whom endless play is bad cannot make the game end at all.
struct RetrogradeValue {
    std::int16_t low = -never;  // what Black can force though endless play is bad for Black
    std::int16_t high = never;  // ... and when it is good for Black
    static constexpr std::int16_t never = std::numeric_limits<std::int16_t>::max();

    friend bool operator==(RetrogradeValue, RetrogradeValue) = default;
};

class RetrogradeSolver {
public:
    // What may not be played: nothing for the sake of repetition, or what the ko rule forbids.
    enum class Ban : std::uint8_t { nothing, ko };

    // In a game: the position, the stage, and which plays the ko rule forbids now.
    struct State {
        BoardGraph::Node node = 0;
        int stage = 0;
        std::uint8_t ko = BoardGraph::none;  // the point that may not be played on
        bool keeps_position = false;         // the opponent's last move left the position as it was
    };

    // The ruleset's ban is one of these; nothing if it is another.
    static std::optional<Ban> ban_of(const Ruleset&);

    // The graph and the stages must outlive it. Solves at once; `go_on` is asked now and then with the states
    // looked at so far. Where it says no, the values are what is known by then: bounds.
    RetrogradeSolver(const BoardGraph&, const Stages&, Ban,
                     const std::function<bool(std::uint64_t)>& go_on = {});

    State start() const { return {0, stages_.start(), BoardGraph::none, false}; }
    RetrogradeValue value(const State&) const;

    // The states that a play or a pass leads to; nothing if the play is forbidden.
    std::optional<State> after_play(const State&, const BoardGraph::Edge&) const;
    State after_pass(const State&) const;  // precondition: the pass does not end the game

    std::uint64_t evaluated() const { return evaluated_; }  // states, each time that one was looked at
    bool finished() const { return finished_; }

private:
    using KoNode = std::uint64_t;  // a position together with the point that may not be played on

    static KoNode with_ko(BoardGraph::Node node, std::uint8_t ko) { return KoNode{node} << 8 | ko; }
    void find_kos();
    bool evaluate(BoardGraph::Node);
    bool evaluate(const State&, RetrogradeValue& slot);
    RetrogradeValue known(const State&) const;
    RetrogradeValue after_pass_value(const State&) const;
    std::size_t slot_of(std::size_t position, int stage) const {
        return position * static_cast<std::size_t>(stages_.count()) + static_cast<std::size_t>(stage);
    }

    const BoardGraph& graph_;
    const Stages& stages_;
    Ban ban_;
    std::vector<RetrogradeValue> values_;       // by position and stage
    std::vector<KoNode> kos_{};                 // in order
    std::vector<RetrogradeValue> ko_values_{};  // by place in kos_ and stage
    std::uint64_t evaluated_ = 0;
    bool finished_ = true;
};

}  // namespace shinpan::analysis::solving
