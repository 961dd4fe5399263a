// What a position comes to when play goes on from it: the best that both players can do by a ruleset's own
// bans on repetition, passes and count, until play stops and every stone counts as it stands. Where a ruleset
// decides what is dead by play, this is its answer.
//
//   const auto played = bound_by(rules);                  // nothing: not decided by play
//   PlayOn(position, contested).value(*played, Color::black, {}).low
#pragma once

#include "analysis/solve/solve.hpp"

#include "go/board/position.hpp"

#include <cstdint>
#include <list>
#include <optional>

namespace shinpan::inline analysis {

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

// Values of one position under any rulesets, which share what they have in common.
class PlayOn {
public:
    // Stones may be put on the contested points. `most_positions` bounds how many are looked at where nothing
    // but the ko rule binds.
    PlayOn(const Position&, const PointSet& contested, std::uint32_t most_positions = 200'000);
    ~PlayOn();
    PlayOn(const PlayOn&) = delete;
    PlayOn& operator=(const PlayOn&) = delete;

    // The value, as that of `solve`, with that player moving first. The game begins with the position: no ban
    // looks further back. Nothing is known of it where there are too many positions, or the board has no room
    // in a machine word (BitBoard::fits).
    Solution value(const PlayedBy&, Color first, const SolveLimits&);

private:
    struct Ground;
    const Ground& ground(const Ruleset&);

    Position position_;
    PointSet contested_;
    std::uint32_t most_positions_;
    std::list<Ground> grounds_;
};

}  // namespace shinpan::analysis
