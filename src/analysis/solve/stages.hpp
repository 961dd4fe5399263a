// The stages that a game can be in between its moves, as far as they matter to its value: how many passes
// count toward the end, who passed first, whether the last move was a pass. They are found by asking the
// ruleset's own ending, so that a solver knows no ending by name.
//
//   const Stages stages(rules);
//   const Stages::Next next = stages.after_pass(stages.start());
//   if (next.over) ... next.extra ...
#pragma once

#include "base/half_points.hpp"
#include "go/rules/ruleset.hpp"

#include <vector>

namespace shinpan::inline analysis::solving {

class Stages {
public:
    struct Next {
        int stage = 0;
        bool over = false;   // play has stopped: every stone counts as it stands
        HalfPoints extra{};  // then: Black's points less White's for what is not on the board
    };

    explicit Stages(const Ruleset& rules) : Stages(rules, Color::black, {}) {}

    // From that stage on, with that player to move.
    Stages(const Ruleset&, Color to_move, const Stage&);

    int count() const { return static_cast<int>(nodes_.size()); }
    int start() const { return 0; }
    Color to_move(int stage) const { return nodes_[index(stage)].to_move; }
    bool is_after_pass(int stage) const { return nodes_[index(stage)].after_pass; }
    int after_play(int stage) const { return nodes_[index(stage)].after_play; }
    const Next& after_pass(int stage) const { return nodes_[index(stage)].after; }

    // The least and the greatest `extra` that play may come to from a stage.
    HalfPoints least_extra(int stage) const { return nodes_[index(stage)].least; }
    HalfPoints greatest_extra(int stage) const { return nodes_[index(stage)].greatest; }

private:
    struct Node {
        Stage stage{};
        Color to_move = Color::black;
        Color first_passer = Color::empty;
        bool after_pass = false;
        int after_play = 0;
        Next after{};
        HalfPoints least{};
        HalfPoints greatest{};
    };
    static std::size_t index(int stage) { return static_cast<std::size_t>(stage); }

    int number_of(const Node&);
    void expand(const Ruleset&, int stage);
    void bound_extras();

    std::vector<Node> nodes_;
};

}  // namespace shinpan::analysis::solving
