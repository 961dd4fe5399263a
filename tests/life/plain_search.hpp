// The value of a board by the plainest search there is: every line of play with its whole history, as the
// game itself allows it, with nothing remembered from one line to the next. The definition that solvers are
// held against, on boards small enough for it to end.
#pragma once

#include "game/game.hpp"

#include <cstdint>
#include <optional>

namespace shinpan {

class PlainSearch {
public:
    // `endless`: what a line is worth to Black, in half points, that comes back to where it was: the same
    // position, turn, stage and allowed plays. It plays no part where the rules allow no such line.
    explicit PlainSearch(std::uint64_t most_nodes, int endless = 0)
        : most_nodes_(most_nodes), endless_(endless) {}

    // Black's points less White's in half points, komi apart, from that game on with both playing perfectly;
    // nothing where that takes too many nodes.
    std::optional<int> value(const Game&);

private:
    struct Seen {
        Position position;
        Color to_move;
        Stage stage;
        std::vector<Point> plays;
        friend bool operator==(const Seen&, const Seen&) = default;
    };
    int search(const Game&, int alpha, int beta);

    std::uint64_t most_nodes_;
    int endless_;
    std::vector<Seen> line_{};
    std::uint64_t nodes_ = 0;
};

}  // namespace shinpan
