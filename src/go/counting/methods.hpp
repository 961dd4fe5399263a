// The counting methods, each carried out on a Counter. Preconditions: see why_not in count.cpp.
#pragma once

#include "go/counting/count.hpp"

namespace shinpan::inline go::counting {

Count as_it_stands(const Ruleset&, const Finish&);
Count half_count(const Ruleset&, const Finish&);
Count fill_by_tens(const Ruleset&, const Finish&);
Count smaller_side(const Ruleset&, const Finish&);
Count fill_prisoners(const Ruleset&, const Finish&);
Count pass_stone_fill(const Ruleset&, const Finish&);
Count extra_stone_fill(const Ruleset&, const Finish&);
Count fixed_stones_fill(const Ruleset&, const Finish&);
Count two_positions(const Ruleset&, const Finish&);

// Stones of that colour that the whole game has used: on the board, captured and handed over.
int stones_used(const Finish&, Color);

// By how much Black's number should exceed White's where stones are even: what White receives for the
// handicap under area scoring, else the moves that White missed.
HalfPoints stones_due(const Ruleset&, const Finish&);

}  // namespace shinpan::go::counting
