#include "life/solve_graph.hpp"

#include "score/score.hpp"

#include <bit>
#include <limits>

namespace shinpan::solving {
namespace {

constexpr BoardGraph::Node unknown = std::numeric_limits<BoardGraph::Node>::max();
constexpr Bits one(int bit) {
    return Bits{1} << bit;
}

// The opponent's play that would restore the position: he lost one stone, to a stone that stands alone and
// has no other liberty than that point.
std::uint8_t ko_after(const BitBoard& board, const BitPlay& play, Color mover, int bit) {
    const Bits own = play.after.of(mover);
    const bool takes_one = std::has_single_bit(play.taken);
    const bool stands_alone = (board.around(one(bit)) & own) == 0;
    const Bits occupied = play.after.black | play.after.white;
    if (!takes_one || !stands_alone || (board.around(one(bit)) & ~occupied) != play.taken)
        return BoardGraph::none;
    return static_cast<std::uint8_t>(std::countr_zero(play.taken));
}

}  // namespace

bool BoardGraph::fits(Size size, Nodes nodes) {
    return BitBoard::fits(size) && size.area() <= (nodes == Nodes::positions ? 12 : 16);
}

BoardGraph::BoardGraph(const Ruleset& rules, Size size, Nodes nodes) : board_(size), nodes_(nodes) {
    numbers_.resize(static_cast<std::size_t>(board_.code({0, board_.all()})) + 1, unknown);
    std::uint8_t no_ko = none;
    number_of({}, no_ko);
    for (Node node = 0; node < this->size(); ++node)
        for (const Color mover : {Color::black, Color::white}) {
            starts_[static_cast<std::size_t>(index_of(mover))].push_back(
                edges_[static_cast<std::size_t>(index_of(mover))].size());
            expand(rules, node, mover);
        }
    for (std::size_t player = 0; player < 2; ++player) starts_[player].push_back(edges_[player].size());
    numbers_ = {};
    scores_.reserve(this->size());
    for (const BitStones stones : stones_)
        scores_.push_back(
            static_cast<std::int16_t>(shinpan::score(rules, {board_.position(stones)}).margin().halves));
}

// A class goes by its image with the least code; `ko` becomes the image of that point.
BoardGraph::Node BoardGraph::number_of(BitStones stones, std::uint8_t& ko) {
    std::uint64_t code = board_.code(stones);
    if (nodes_ == Nodes::classes) {
        std::size_t best = 0;
        for (std::size_t symmetry = 1; symmetry < board_.symmetries(); ++symmetry) {
            const std::uint64_t other_code = board_.code(board_.image(symmetry, stones));
            if (other_code >= code) continue;
            code = other_code;
            best = symmetry;
        }
        stones = board_.image(best, stones);
        if (ko != none) ko = static_cast<std::uint8_t>(std::countr_zero(board_.image(best, one(ko))));
    }
    Node& number = numbers_[static_cast<std::size_t>(code)];
    if (number == unknown) {
        number = size();
        stones_.push_back(stones);
    }
    return number;
}

void BoardGraph::expand(const Ruleset& rules, Node node, Color mover) {
    const BitStones stones = stones_[node];
    for (Bits empty = board_.all() & ~(stones.black | stones.white); empty != 0; empty &= empty - 1) {
        const int bit = std::countr_zero(empty);
        const BitPlay play = board_.play(stones, mover, bit);
        const int given_up = std::popcount(play.given_up);
        if (forbids(rules.self_capture.is, given_up)) continue;
        std::uint8_t ko = ko_after(board_, play, mover, bit);
        const Node to = number_of(play.after, ko);
        edges_[static_cast<std::size_t>(index_of(mover))].push_back(
            {to, static_cast<std::uint8_t>(bit), static_cast<std::uint8_t>(std::popcount(play.taken)),
             static_cast<std::uint8_t>(given_up), ko});
    }
}

std::vector<BoardGraph::Node> BoardGraph::fullest_first() const {
    std::array<std::vector<Node>, 33> by_stones;
    for (Node node = 0; node < size(); ++node)
        by_stones[static_cast<std::size_t>(std::popcount(stones_[node].black | stones_[node].white))]
            .push_back(node);
    std::vector<Node> nodes;
    for (auto some = by_stones.rbegin(); some != by_stones.rend(); ++some)
        nodes.insert(nodes.end(), some->begin(), some->end());
    return nodes;
}

}  // namespace shinpan::solving
