#include "analysis/solve/graph.hpp"

#include "go/score/score.hpp"

#include <bit>
#include <limits>

namespace shinpan::inline analysis::solving {
namespace {

constexpr BoardGraph::Node unknown = std::numeric_limits<BoardGraph::Node>::max();
constexpr Bits one(int bit) { return Bits{1} << bit; }

// The opponent's play that would restore the position: they lost one stone, to a stone that stands alone and
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
    return BitBoard::has_codes(size) && size.area() <= (nodes == Nodes::positions ? 12 : 16);
}

std::size_t BoardGraph::Hash::operator()(BitStones stones) const {
    const std::uint64_t mixed = (stones.black ^ std::rotl(stones.white, 29)) * 0x9e3779b97f4a7c15;
    return static_cast<std::size_t>(mixed ^ mixed >> 31);
}

BoardGraph::BoardGraph(const Ruleset& rules, Size size, Nodes nodes, Worth worth)
    : board_(size),
      nodes_(nodes),
      worth_(std::move(worth)),
      self_capture_(rules.self_capture.is),
      scoring_(rules.scoring.is),
      contested_(board_.all()) {}

BoardGraph::BoardGraph(const Ruleset& rules, Size size, Nodes nodes)
    : BoardGraph(rules, size, nodes,
                 [&rules](const Position& position) { return shinpan::score(rules, {position}).margin(); }) {
    by_code_.resize(static_cast<std::size_t>(board_.code({0, board_.all()})) + 1, unknown);
    std::uint8_t no_ko = none;
    number_of({}, no_ko);
    for (Node node = 0; node < this->size(); ++node)
        for (const Color mover : {Color::black, Color::white}) {
            std::vector<Edge>& edges = edges_[index_of(mover)];
            starts_[index_of(mover)].push_back(edges.size());
            list_plays(node, mover, edges);
        }
    for (std::size_t player = 0; player < 2; ++player) starts_[player].push_back(edges_[player].size());
    by_code_ = {};
    scores_.reserve(this->size());
    for (const BitStones stones : stones_)
        scores_.push_back(static_cast<std::int16_t>(score(board_.position(stones))));
}

BoardGraph::BoardGraph(const Ruleset& rules, const Position& from, const PointSet& contested, Worth worth)
    : BoardGraph(rules, from.size(), Nodes::positions, std::move(worth)) {
    grows_ = true;
    contested_ = 0;
    for (Point p : contested) contested_ |= one(board_.bit_of(p));
    BitStones stones;
    for (const Color player : {Color::black, Color::white})
        for (Point p : from.points(player)) stones.of(player) |= one(board_.bit_of(p));
    std::uint8_t no_ko = none;
    number_of(stones, no_ko);
}

bool BoardGraph::grow_whole(Node most) const {
    for (Node node = 0; node < size() && size() <= most; ++node)
        for (const Color mover : {Color::black, Color::white}) plays(node, mover);
    return size() <= most;
}

std::span<const BoardGraph::Edge> BoardGraph::grown_plays(Node node, Color mover) const {
    const auto player = index_of(mover);
    if (!grown_[node].plays[player]) {
        std::vector<Edge> found;  // numbering positions makes room in grown_
        list_plays(node, mover, found);
        grown_[node].plays[player] = std::move(found);
    }
    return *grown_[node].plays[player];
}

int BoardGraph::grown_score(Node node) const {
    std::optional<int>& known = grown_[node].score;
    if (!known) known = score(board_.position(stones_[node]));
    return *known;
}

BoardGraph::Node BoardGraph::number_of(BitStones stones, std::uint8_t& ko) const {
    if (!grows_) return number_by_code(stones, ko);
    const auto [known, is_new] = by_stones_.try_emplace(stones, size());
    if (is_new) {
        stones_.push_back(stones);
        grown_.emplace_back();
    }
    return known->second;
}

// A class goes by its image with the least code; `ko` becomes the image of that point.
BoardGraph::Node BoardGraph::number_by_code(BitStones stones, std::uint8_t& ko) const {
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
    Node& number = by_code_[static_cast<std::size_t>(code)];
    if (number == unknown) {
        number = size();
        stones_.push_back(stones);
    }
    return number;
}

void BoardGraph::list_plays(Node node, Color mover, std::vector<Edge>& plays) const {
    const BitStones stones = stones_[node];
    for (Bits empty = contested_ & ~(stones.black | stones.white); empty != 0; empty &= empty - 1) {
        const int bit = std::countr_zero(empty);
        const BitPlay play = board_.play(stones, mover, bit);
        const int given_up = std::popcount(play.given_up);
        if (forbids(self_capture_, given_up)) continue;
        std::uint8_t ko = ko_after(board_, play, mover, bit);
        const Node to = number_of(play.after, ko);
        plays.push_back({to, static_cast<std::uint8_t>(bit),
                         static_cast<std::uint8_t>(std::popcount(play.taken)),
                         static_cast<std::uint8_t>(given_up), ko});
    }
}

std::vector<BoardGraph::Node> BoardGraph::fullest_first() const {
    std::array<std::vector<Node>, 65> by_stones;
    for (Node node = 0; node < size(); ++node)
        by_stones[static_cast<std::size_t>(std::popcount(stones_[node].black | stones_[node].white))]
            .push_back(node);
    std::vector<Node> nodes;
    for (auto some = by_stones.rbegin(); some != by_stones.rend(); ++some)
        nodes.insert(nodes.end(), some->begin(), some->end());
    return nodes;
}

}  // namespace shinpan::analysis::solving
