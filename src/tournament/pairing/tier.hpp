// Tiers: the criteria of the strict method, in their order. A tier counts only where all before it are equal.
// docs/tournaments/pairing.md says what each costs.
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "tournament/pairing/matching.hpp"
#include "tournament/pairing/pairing_task.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace shinpan::tournament {

enum class Tier : std::uint8_t {
    repeat,       // nobody meets again whom they have met
    second_bye,   // nobody has a second bye
    last_bye,     // the bye goes to the lowest score
    category,     // categories do not mix
    score,        // equal scores meet; a game within a club or country counts as a gap
    origin,       // of equal gaps, those between clubs and countries
    drawn,        // who was drawn up is not drawn up again, but down
    drawn_place,  // who of a group is drawn up or down
    handicap,     // small handicaps
    seeding,      // who of a group meets whom
    colors,       // Black and White are balanced
    chance,       // what is equal is left to the event's seed
};
inline constexpr std::size_t tier_count = 12;

// "repeat", "second_bye", ...
std::string_view word_of(Tier);

// What a tier counts, in words for people: "games between players who have met".
std::string_view in_words(Tier);

// One cost for each tier, 0 and more; less is better.
using TierCosts = std::array<std::int64_t, tier_count>;

// Of one round's pairs and its bye.
class StrictCosts {
public:
    explicit StrictCosts(const PairingTask&);

    // By places in the task's list of players.
    TierCosts of_pair(int one, int other) const;
    TierCosts of_bye(int player) const;

private:
    std::int64_t score_cost(const PlayerToPair&, const PlayerToPair&) const;
    std::int64_t origin_cost(const PlayerToPair&, const PlayerToPair&) const;
    std::int64_t drawn_place_cost(const PlayerToPair&, const PlayerToPair&) const;
    std::int64_t handicap_cost(const PlayerToPair&, const PlayerToPair&) const;
    std::int64_t seeding_cost(const PlayerToPair&, const PlayerToPair&) const;
    std::int64_t color_cost(const PlayerToPair&, const PlayerToPair&) const;

    const PairingTask& task_;
    std::vector<int> bye_order_;  // by place in the task: 0: the first to have the bye
    int color_span_ = 0;          // the largest difference of balances
};

// The costs of all tiers in one number. Each tier's step is larger than all that the tiers after it can come
// to in one round, whatever the pairing: a tier comes to at most half the sum, over all players, of the most
// that it costs them in any pair.
class TierSteps {
public:
    // Refused where the number does not fit in 127 bits.
    static Result<TierSteps, BadInput> of(const StrictCosts&, const PairingTask&);

    // Of a pair: the more the better, and 0 and more.
    Int128 weight(const TierCosts&) const;

private:
    std::array<Int128, tier_count> steps_{};
    Int128 most_ = 0;
};

}  // namespace shinpan::tournament
