// Every position of a small board that play can reach, with the plays that lead from one to the next and what
// each would score. Position 0 is the empty board.
//
//   const BoardGraph graph(rules, Size{3, 3}, BoardGraph::Nodes::positions);
//   for (const BoardGraph::Edge& play : graph.plays(position, Color::black)) ... play.to ...
#pragma once

#include "life/solve_board.hpp"
#include "rules/ruleset.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace shinpan::solving {

class BoardGraph {
public:
    using Node = std::uint32_t;

    // A node is a position, or stands for all positions that turns and mirror images make of one.
    enum class Nodes : std::uint8_t { positions, classes };

    // How many points a board may have: 12 as positions, 16 as classes.
    static bool fits(Size, Nodes);

    struct Edge {
        Node to = 0;
        std::uint8_t bit = 0;       // the point
        std::uint8_t taken = 0;     // how many opposing stones came off
        std::uint8_t given_up = 0;  // how many of the mover's own
        std::uint8_t ko = none;     // the bit of the opponent's one play that would restore the position
    };
    static constexpr std::uint8_t none = 255;

    // Knows of the rules what self-capture and scoring say; bans on repetition and passes are not its
    // business.
    BoardGraph(const Ruleset&, Size, Nodes);

    const BitBoard& board() const { return board_; }
    Node size() const { return static_cast<Node>(stones_.size()); }
    BitStones stones(Node node) const { return stones_[node]; }
    std::span<const Edge> plays(Node node, Color mover) const {
        const auto& starts = starts_[static_cast<std::size_t>(index_of(mover))];
        const auto& edges = edges_[static_cast<std::size_t>(index_of(mover))];
        return {edges.data() + starts[node], edges.data() + starts[node + 1]};
    }

    // Black's points less White's, in half points, with the stones as they stand.
    int score(Node node) const { return scores_[node]; }

    // All nodes, most stones first.
    std::vector<Node> fullest_first() const;

private:
    Node number_of(BitStones, std::uint8_t& ko);
    void expand(const Ruleset&, Node, Color mover);

    BitBoard board_;
    Nodes nodes_;
    std::vector<Node> numbers_;  // by code, while the graph is made
    std::vector<BitStones> stones_;
    std::vector<std::int16_t> scores_;
    std::array<std::vector<std::size_t>, 2> starts_{};
    std::array<std::vector<Edge>, 2> edges_{};
};

}  // namespace shinpan::solving
