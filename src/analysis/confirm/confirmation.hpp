// Confirmation of life and death by hypothetical play from the stopped position, as the Japanese rules of
// 1989 ask for it (articles 7.1 and 7.2): chain by chain, the attacker first. A chain lives when it cannot be
// taken, or when its capture lets its owner place a new stone that cannot be taken. Play that never ends
// takes nothing.
//
//   Confirmation c = confirm(position, standing, KoPass::every_ko, 200'000);
//   for (const ConfirmedChain& chain : c) ...
//
// The readings taken, where a new stone must stand above all: docs/decisions/0035-confirmation.md.
#pragma once

#include "go/board/position.hpp"
#include "go/rules/scoring.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace shinpan::inline analysis {

enum class Confirmed : std::uint8_t {
    uncapturable,
    new_stone,  // it can be taken, but then its owner can place a stone that cannot be taken
    dead,
    capturable,  // it can be taken; whether a new stone could then live was not searched to the end
    undecided,   // the search did not come to an end
};

// "uncapturable", "alive by a new stone", ...: for people.
std::string_view word_of(Confirmed);

// One move of hypothetical play: by whom, where (no_point: a pass), and what it takes.
struct HypotheticalMove {
    Color by = Color::empty;
    Point at = no_point;
    PointSet takes{};
};

struct ConfirmedChain {
    PointSet stones;
    Confirmed status = Confirmed::undecided;

    // Play that shows the status, the attacker first, both at their best: how the chain is taken and, where
    // a new stone then lives, how; or threats against a chain that cannot be taken, and what saves it each
    // time. None where the attacker has not even a threat, or the status is undecided.
    std::vector<HypotheticalMove> line{};

    // Was play tried to its end? If not, whoever took a big chain was taken to have won, without a look at
    // what can be played where it stood: the status is no proof.
    bool whole = false;
};

using Confirmation = std::vector<ConfirmedChain>;

// The status of every chain outside `standing`, the stones that are known to live. Play is tried in each
// connected part of the rest of the board by itself; a part of more than Contest::most_points points is
// undecided. For each chain up to `most_states` situations are looked at, a few times. `on_progress`, if
// given, is called with how many chains are done, of how many.
using ChainsDone = std::function<void(std::size_t done, std::size_t of)>;
Confirmation confirm(const Position&, const PointSet& standing, KoPass, std::size_t most_states,
                     const ChainsDone& on_progress = {});

// The stones of all chains that are alive, dead, or neither by these statuses.
PointSet alive(const Confirmation&);
PointSet dead(const Confirmation&);
PointSet unsettled(const Confirmation&);

// Stones that nobody disputes in practice and hypothetical play cannot prove: those of chains that live
// unconditionally, and of chains beside an open region of at least that many points.
PointSet undisputed(const Position&, int least_open);

}  // namespace shinpan::analysis
