// Agreed: what stands beside one chain in dispute, when the players agree on all other stones. It is taken on
// trust, so that only the rest has to be searched.
//
//   const ProvenPosition agreed = agreed_beside(position, past, dead, stone);
//   if (standing_of(agreed, stone, {}).is == ChainFate::dead) ...
#pragma once

#include "referee/proof/standing.hpp"

#include <cstddef>
#include <functional>

namespace shinpan::inline referee {

// Is something of it taken on trust?
bool rests_on_agreement(const ProvenPosition&);

// `dead`: the stones that are agreed to be dead, with their whole chains; all others live, but for the chain
// of `stone`, of which nothing is agreed. Each section has the large parts of the player's territory that do
// not hang together with the chain (Section::agreed), and as safe the stones around them; what is proven from
// it holds as far as they would keep these parts, and the stones live by them. Who doubts further stones of
// the same group puts them among `dead`, too: then nothing rests on them. Precondition: a stone stands there.
ProvenPosition agreed_beside(const Position&, Past past, const PointSet& dead, Point stone);

// The verdict on one chain, and what it was found from: what is agreed, or what is proven of the position.
struct ChainVerdict {
    ProvenPosition from;
    ChainStatus standing;
};

// Of the chain of a stone, after so many moves of the record. `dead`: as above; where that does not decide
// the chain, and where nothing is agreed, it is judged without. `options.nodes` is for each attempt.
// `on_progress`, if given, is called with how many of the steps are done.
inline constexpr std::size_t verdict_steps = 3;
ChainVerdict verdict_on(Point stone, const Record&, int moves, std::string_view rules,
                        const std::optional<PointSet>& dead, const ProveOptions&,
                        const std::function<void(std::size_t)>& on_progress = {});

}  // namespace shinpan::referee
