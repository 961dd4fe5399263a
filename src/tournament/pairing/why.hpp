// Why: what a paired round cost in each criterion, and why two players do not meet in it.
//
//   why_not(event, 3, 7, 12)->words
//   // "With Abe – Baba the best round is worse in gaps between scores: 6 instead of 4; ..."
#pragma once

#include "base/bad_input.hpp"
#include "base/message.hpp"
#include "base/result.hpp"
#include "tournament/pairing/best_round.hpp"

#include <string>

namespace shinpan::tournament {

struct WhyNot {
    bool do_meet = false;     // they do meet in that round
    std::string criterion{};  // the first in which the best round with them is worse; empty: it is not
    std::vector<CriterionSum> paired{};                          // of the round as it is
    std::vector<CriterionSum> forced{};                          // of the best round in which they meet
    std::vector<std::pair<PlayerNumber, PlayerNumber>> games{};  // of that round, and not of this one
    std::string words{};                                         // in English
    Message remark{};                                            // the same for other languages
};

// By the method of the conditions, with a matching of the whole round. `other` is nobody: why has `one` no
// bye? Refused where one of them is not in that round.
Result<WhyNot, BadInput> why_not(const Event&, int round, PlayerNumber one, PlayerNumber other);

struct CoupleSums {
    PlayerNumber one = nobody;
    PlayerNumber other = nobody;  // nobody: a bye
    std::vector<CriterionSum> sums{};
};

struct RoundSums {
    std::vector<CriterionSum> sums{};
    std::vector<CoupleSums> couples{};  // by table, byes last
};

// Of a round that is paired, by the method of the conditions. Refused where it is not.
Result<RoundSums, BadInput> sums_of_round(const Event&, int round);

}  // namespace shinpan::tournament
