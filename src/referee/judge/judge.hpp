// The referee: a record is replayed under a ruleset, every move is judged, the ruleset's own ending is
// carried out, and the game is counted.
//
//   Verdict verdict = judge(record, rules);
//   if (!verdict.legal()) ...                     // verdict.play.illegal: the first move refused, and why
//   else if (verdict.counted()) ...               // verdict.counted()->score.terms: the count, term by term
//
// What the record lacks is assumed and said in the verdict's warnings, never silently: passes at the end are
// assumed one by one until the ruleset's procedure is complete, and dead stones come from where the options
// say.
#pragma once

#include "formats/record/record.hpp"
#include "go/game/game.hpp"
#include "go/rules/ruleset.hpp"
#include "referee/judge/dead_stones.hpp"
#include "referee/judge/verdict.hpp"
#include "referee/proof/estimator.hpp"

#include <optional>
#include <vector>

namespace shinpan::inline referee {

class Estimates;

struct JudgeOptions {
    std::optional<DeadFrom> dead{};  // nothing: usual_source
    Estimates* estimates = nullptr;  // to be shared by several verdicts on a game; null: each has its own
    Estimator estimator{};           // of its own; none: estimate()
};

// The ruleset must outlive the verdict. Any record will do; what the rules refuse in it is part of the
// verdict.
Verdict judge(const Record&, const Ruleset&, const JudgeOptions& = {});

// The same for a game that is being played, of a record with its events and its komi: nothing is carried out
// again but the last few of them. Afterwards the game is as before; an exception leaves it further on.
// Preconditions: the game refused no event, let none stand, and no request to take back waits.
Verdict judge_played(Game&, int handicap, const JudgeOptions& = {});

// The game that the record's events make up to that move, or to their end, as far as the ruleset lets them.
struct Replayed {
    Game game;
    std::optional<IllegalMove> illegal{};
    std::vector<IllegalMove> let_stand{};  // before it: nobody claimed them in time
};
Replayed replay(const Record&, const Ruleset&, int up_to_move);
Replayed replay(const Record&, const Ruleset&);

// The first event up to that move that the ruleset refuses, if there is one.
std::optional<IllegalMove> first_illegal(const Record&, const Ruleset&, int up_to_move);

}  // namespace shinpan::referee
