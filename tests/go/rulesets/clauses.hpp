// The clauses of a ruleset: each reference that its constant cites, once.
//
//   clauses(french_2007)   // "§5", "§6", "§8", ...
#pragma once

#include "go/rules/ruleset.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace shinpan {

inline std::vector<std::string_view> clauses(const Ruleset& r) {
    const Ending& e = r.ending.is;
    const std::string_view cited[]{
        r.turn,
        r.empty_point,
        r.capture,
        r.illegal_play.clause,
        r.out_of_turn.clause,
        r.repetition.clause,
        r.self_capture.clause,
        r.second_repetition.clause,
        r.long_cycle.clause,
        r.most_moves.clause,
        r.pass_cost.clause,
        r.last_move.clause,
        r.first_pass.clause,
        r.button.clause,
        r.ending.clause,
        e.stop,
        e.agree,
        e.resume,
        e.end,
        r.removal.clause,
        r.ko_pass.clause,
        r.precedents.clause,
        r.both_may_lose.clause,
        r.scoring.clause,
        r.seki.clause,
        r.shared.clause,
        r.group_tax.clause,
        r.komi.clause,
        r.tie.clause,
        r.handicap.clause,
    };
    std::vector<std::string_view> once;
    for (std::string_view clause : cited)
        if (!clause.empty() && std::find(once.begin(), once.end(), clause) == once.end())
            once.push_back(clause);
    return once;
}

}  // namespace shinpan
