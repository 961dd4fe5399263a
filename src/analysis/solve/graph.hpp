// Every position that play can reach on a small board, or from a position, with the plays that lead from one
// to the next and what each would score. Position 0 is the first: the empty board, or the one it began from.
//
//   const BoardGraph graph(rules, Size{3, 3}, BoardGraph::Nodes::positions);
//   for (const BoardGraph::Edge& play : graph.plays(position, Color::black)) ... play.to ...
#pragma once

#include "analysis/solve/board.hpp"
#include "base/half_points.hpp"
#include "go/rules/ruleset.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace shinpan::inline analysis::solving {

class BoardGraph {
public:
    using Node = std::uint32_t;

    // What a position scores with its stones as they stand: Black's points less White's.
    using Worth = std::function<HalfPoints(const Position&)>;

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

    // Play from that position, with stones put down on the contested points only. Positions are found when
    // they are asked for, so that one graph is for one thread. Precondition: BitBoard::fits.
    BoardGraph(const Ruleset&, const Position&, const PointSet& contested, Worth);

    bool grows() const { return grows_; }
    // Finds all positions, unless there are more than that.
    bool grow_whole(Node most) const;

    SelfCapture self_capture() const { return self_capture_; }
    Scoring scoring() const { return scoring_; }
    const BitBoard& board() const { return board_; }
    Node size() const { return static_cast<Node>(stones_.size()); }
    BitStones stones(Node node) const { return stones_[node]; }
    // Those of a graph that grows stay where they are.
    std::span<const Edge> plays(Node node, Color mover) const {
        if (grows_) return grown_plays(node, mover);
        const auto& starts = starts_[index_of(mover)];
        const auto& edges = edges_[index_of(mover)];
        return {edges.data() + starts[node], edges.data() + starts[node + 1]};
    }

    // Black's points less White's, in half points, with the stones as they stand.
    int score(Node node) const { return grows_ ? grown_score(node) : scores_[node]; }

    // What `worth` says of any position.
    int score(const Position& position) const { return worth_(position).halves; }

    // All nodes, most stones first.
    std::vector<Node> fullest_first() const;

private:
    struct Hash {
        std::size_t operator()(BitStones) const;
    };
    struct Grown {
        std::array<std::optional<std::vector<Edge>>, 2> plays{};
        std::optional<int> score{};
    };
    BoardGraph(const Ruleset&, Size, Nodes, Worth);

    Node number_of(BitStones, std::uint8_t& ko) const;
    Node number_by_code(BitStones, std::uint8_t& ko) const;
    void list_plays(Node, Color mover, std::vector<Edge>&) const;
    std::span<const Edge> grown_plays(Node, Color mover) const;
    int grown_score(Node) const;

    BitBoard board_;
    Nodes nodes_;
    Worth worth_;
    SelfCapture self_capture_;
    Scoring scoring_;
    Bits contested_;
    bool grows_ = false;
    mutable std::vector<BitStones> stones_;
    mutable std::vector<Node> by_code_;  // numbers, while the graph of a whole board is made
    std::vector<std::int16_t> scores_;
    std::array<std::vector<std::size_t>, 2> starts_{};
    std::array<std::vector<Edge>, 2> edges_{};
    mutable std::unordered_map<BitStones, Node, Hash> by_stones_;  // of one that grows, as is what follows
    mutable std::vector<Grown> grown_;
};

}  // namespace shinpan::analysis::solving
