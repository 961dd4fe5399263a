// Seki as the rulesets without territory in seki see it, from the position alone.
#pragma once

#include "go/board/position.hpp"

namespace shinpan::inline go {

// The stones that possess dame: their group, joined through the empty regions that only its colour borders,
// is next to a point of no territory. By the letter, all of them are in seki (Japanese 1989, article 8).
PointSet stones_with_dame(const Position&);

// Those of them that hold each other up: a black and a white group that share dame, each with at most one
// region of its own, of at most two points, and with no more than two dame beside it, so that neither can
// fill them and live. All others are taken to have filled the dame, as the rules ask before the end.
// docs/decisions/ has the reading. Stones given as dead must be off the board.
PointSet stones_in_seki(const Position&);

// What follows from the death of stones (Japanese 1989, articles 8 and 10.1).
struct DeadAndSeki {
    // The dead stones inside the opponent's territory, which come off without play: from them only the
    // opponent's live stones are reached. The others, such as the ko stones of a double-ko seki, stay.
    PointSet removed;

    // The stones in seki: those above, the dead ones that stay, and the live ones around these.
    PointSet seki;
};

DeadAndSeki settle(const Position&, const PointSet& dead);

// Those of the dead stones that stay for they lie within a group in seki, where there is no territory
// (article 10.1). `seki`: its live stones; `dead`: all that are.
PointSet dead_within(const PointSet& seki, const Position&, const PointSet& dead);

}  // namespace shinpan::go
