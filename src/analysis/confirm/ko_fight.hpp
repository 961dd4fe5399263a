// KoFight: whether a chain can be taken, as a function of the ko threats that the players have elsewhere.
//
//   const auto fight = ko_fight(position, standing, stone, Color::white, 50'000);
//   if (fight && fight->depends()) ... *fight->owner_needs
//
// A threat is answered at once; one of each player cancel out, so only the difference counts. Play is tried
// to its end on the points around the chain that the standing stones leave; it is a search and no proof that
// anyone could check, and whoever cannot be stopped from going round in circles has not lost the chain.
#pragma once

#include "analysis/confirm/contest.hpp"

#include <cstddef>
#include <optional>

namespace shinpan::inline analysis {

struct KoFight {
    static constexpr int most_threats = 4;  // differences up to that are told apart

    // How many threats more than the opponent the owner needs to keep the chain; below 0, how many fewer they
    // can do with. Nothing where no number of threats changes anything, or where only endless threats do.
    std::optional<int> owner_needs{};
    bool kept_with_all = false;   // the owner having threats without end, the opponent none
    bool taken_with_all = false;  // the other way round

    bool depends() const { return kept_with_all && taken_with_all; }
};

// The points around the stone's chain where the ko would be fought: all that hang together with it and do not
// hold a standing stone.
PointSet contested_points(const Position&, const PointSet& standing, Point stone);

// Of the chain that holds the stone, with that player moving first. `standing`: stones known to live.
// Nothing where the points around the chain that are left are too many, or have more situations than that.
std::optional<KoFight> ko_fight(const Position&, const PointSet& standing, Point stone, Color first,
                                std::size_t most_states);

}  // namespace shinpan::analysis
