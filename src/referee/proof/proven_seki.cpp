#include "referee/proof/proven_seki.hpp"

#include "analysis/proof/proven_zone.hpp"
#include "go/board/board.hpp"
#include "go/score/control.hpp"

namespace shinpan::inline referee {
namespace {

// The chains of the set of which a zone holds a stone.
PointSet chains_in(const PointSet& stones, const PointSet& zone, Size size) {
    PointSet found;
    for_each_region(stones, size, [&](const PointSet& chain) {
        if (!(chain & zone).empty()) found |= chain;
    });
    return found;
}

PointSet points_of(const ProvenZone& proof) { return proof.zone.points_of(proof.zone.all()); }

constexpr std::size_t of(Color player) { return index_of(player); }

// After that play of the player, are all these stones gone, or does the opponent have them, moving first?
bool loses_by(const ProvenPosition& proven, Color player, const PointSet& stones, Point at,
              const ProveOptions& options) {
    Board board(proven.position);
    (void)board.play(player, at);
    const PointSet left = stones & board.position().points(player);
    if (left.empty()) return true;
    Past past = proven.past;
    past.add(proven.position);
    Hypothesis guess = proven.guess;
    guess.living -= stones;
    PointSet& won = guess.owned[of(other(player))];
    won |= stones;
    won.insert(at);
    for (Point p : surroundings(stones, proven.position.size()))
        if (board.at(p) == Color::empty) won.insert(p);
    return prove_first(board.position(), past, other(player), guess, left, options).play.has_value();
}

// All the player's stones in the seki, if they are proven to lose them whichever shared point they play.
std::optional<int> cost_to_start(const ProvenPosition& proven, Color player, const ProvenSeki& seki,
                                 const ProveOptions& options) {
    const PointSet& stones = seki.stones[of(player)];
    for (Point p : seki.shared)
        if (!loses_by(proven, player, stones, p, options)) return std::nullopt;
    return stones.size();
}

}  // namespace

std::vector<ProvenSeki> proven_sekis(const ProvenPosition& proven, const ProveOptions& options) {
    const Size size = proven.position.size();
    const auto& [black, white] = proven.sections;
    const PointSet kept = proven.points();
    std::vector<ProvenSeki> found;
    for (const ProvenZone& ours : black.zones)
        for (const ProvenZone& theirs : white.zones) {
            ProvenSeki seki;
            seki.stones = {chains_in(black.safe, points_of(theirs), size),
                           chains_in(white.safe, points_of(ours), size)};
            if (seki.stones[0].empty() || seki.stones[1].empty()) continue;
            for (Point p : points_of(ours) & points_of(theirs))
                if (proven.position.at(p) == Color::empty && !kept.contains(p)) seki.shared.insert(p);
            if (seki.shared.empty()) continue;
            for (Color player : {Color::black, Color::white})
                seki.costs_to_start[of(player)] = cost_to_start(proven, player, seki, options);
            found.push_back(seki);
        }
    return found;
}

}  // namespace shinpan::referee
