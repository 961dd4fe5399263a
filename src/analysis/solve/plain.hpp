// The value of a board by the plainest search there is: every line of play with its whole history, as the
// game itself allows it, with nothing remembered from one line to the next. It knows every ruleset, ends on
// the tiniest boards only, and is the definition that the other solvers are held against.
//
//   PlainSearch(20'000).value(Game(rules, Size{2, 2}, {}))
#pragma once

#include "go/game/game.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace shinpan::inline analysis::solving {

class PlainSearch {
public:
    // `endless`: what a line is worth to Black, in half points, that comes back to where it was: the same
    // position, turn, stage and allowed plays. It plays no part where the rules allow no such line. `go_on`
    // is asked now and then with the nodes so far.
    explicit PlainSearch(std::uint64_t most_nodes, int endless = 0,
                         std::function<bool(std::uint64_t)> go_on = {})
        : most_nodes_(most_nodes), endless_(endless), go_on_(std::move(go_on)) {}

    // Black's points less White's in half points, komi apart, from that game on with both playing perfectly;
    // nothing where that takes too many nodes.
    std::optional<int> value(const Game&);

    std::uint64_t nodes() const { return nodes_; }

private:
    struct Seen {
        Position position;
        Color to_move;
        Stage stage;
        std::vector<Point> plays;
        friend bool operator==(const Seen&, const Seen&) = default;
    };
    int search(const Game&, int alpha, int beta);
    int at_end(const Game&) const;

    std::uint64_t most_nodes_;
    int endless_;
    std::function<bool(std::uint64_t)> go_on_;
    std::vector<Seen> line_{};
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace shinpan::analysis::solving
