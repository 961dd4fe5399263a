// What a position comes to when play goes on from it: the best that both players can do by a ruleset's own
// bans on repetition, passes and count, until play stops and every stone counts as it stands. Where a ruleset
// decides what is dead by play, this is its answer.
//
//   const auto played = bound_by(rules);                  // nothing: not decided by play
//   play_on(*played, {position, contested, Color::black}, {}).low
#pragma once

#include "life/solve.hpp"

#include "board/position.hpp"

#include <cstdint>
#include <optional>

namespace shinpan {

struct PlayFrom {
    Position position;    // nothing was played before it: no ban looks further back
    PointSet contested;   // where stones may be put
    Color first = Color::black;
};

// What of a ruleset play that goes on depends on, and nothing else: rulesets that agree in it have equal
// values.
struct PlayedBy {
    Ruleset rules{};
    // The value is less what the stones on the board at the start differ by, Black's less White's, and more a
    // point for Black where White moves first: territory, where every move costs a stone.
    bool less_stones = false;
    bool white_first_pays = false;
    bool ko_rule_alone = false;  // a further ban of the ruleset is left out

    friend bool operator==(const PlayedBy&, const PlayedBy&) = default;
};

// Nothing for a ruleset in which play decides nothing, because it costs points, and for those with a button
// or a count of immortal stones, which are not searched.
std::optional<PlayedBy> bound_by(const Ruleset&);

// The value, as that of `solve`; `most_positions` bounds how many are looked at. Nothing is known of it when
// there are more, or the board has no room in a machine word (BitBoard::fits).
Solution play_on(const PlayedBy&, const PlayFrom&, const SolveLimits&,
                 std::uint32_t most_positions = 200'000);

}  // namespace shinpan
