// The confirmation of life and death in a position of a record, under a ruleset that knows one.
//
//   const ConfirmedPosition confirmed = confirm_position(record, moves_in(record), rules.ko_pass.is);
//   for (const ConfirmedChain& chain : confirmed.chains) ...
#pragma once

#include "analysis/confirm/confirmation.hpp"
#include "formats/record/record.hpp"
#include "go/rules/ruleset.hpp"
#include "go/score/seki.hpp"

#include <cstddef>

namespace shinpan::inline referee {

struct ConfirmedPosition {
    Position position;
    PointSet unconditional{};  // stones that nothing can take, and so stand
    PointSet taken_to_live{};  // stones beside wide open space, which stand without proof
    Confirmation chains{};     // the others
    DeadAndSeki settled{};     // what comes off without play, and what is in seki
};

// Beside so many empty points in one region a chain is taken to live.
inline constexpr int open_enough = 12;

// Has the ruleset a confirmation by hypothetical play?
inline bool has_confirmation(const Ruleset& rules) { return rules.ko_pass.is != KoPass::none; }

// The position after so many moves of the record. At most `states` situations of hypothetical play are looked
// at against one chain. `on_progress` as for `confirm`.
inline constexpr std::size_t usual_states = 300'000;
ConfirmedPosition confirm_position(const Record&, int moves, KoPass, std::size_t states = usual_states,
                                   const ChainsDone& on_progress = {});

}  // namespace shinpan::referee
