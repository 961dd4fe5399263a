// The best round: who meets whom by the method of the task's conditions, and what that costs.
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "tournament/pairing/pairing_task.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace shinpan::tournament {

inline constexpr int the_bye = -1;  // in place of an opponent

// Two places in a task's list of players; of a bye, the player's and `the_bye`.
using Couple = std::pair<int, int>;

// What a round comes to in one criterion. Of the strict method it is a cost, of the compatible one a weight.
struct CriterionSum {
    std::string_view name{};   // "score"
    std::string_view words{};  // "gaps between scores"
    std::int64_t sum = 0;

    friend bool operator==(const CriterionSum&, const CriterionSum&) = default;
};

// Everybody of a task is in one of the couples; with an odd number of players one has the bye, of a knockout
// one of each odd group.
struct FoundRound {
    std::vector<Couple> couples{};
    std::vector<CriterionSum> sums{};  // in the order of the criteria
};

// The best round of all; with `forced`, of those in which these two meet. Always the same one for the same
// task. Preconditions: the method is strict or compatible, and there are players.
Result<FoundRound, BadInput> best_round(const PairingTask&, std::optional<Couple> forced = {});

// What those couples come to.
std::vector<CriterionSum> sums_of(const PairingTask&, const std::vector<Couple>&);

// Whether `better` is better than `other` by the task's method: by the first criterion that tells them apart,
// or by the sum of the weights.
bool is_better(const PairingTask&, const std::vector<CriterionSum>& better,
               const std::vector<CriterionSum>& other);

}  // namespace shinpan::tournament
