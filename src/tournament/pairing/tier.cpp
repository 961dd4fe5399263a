#include "tournament/pairing/tier.hpp"

#include "tournament/event/words.hpp"
#include "tournament/pairing/pairing_messages.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <string>
#include <tuple>

namespace shinpan::tournament {
namespace {

constexpr std::array<std::string_view, tier_count> words{"repeat",   "second_bye", "last_bye", "category",
                                                         "score",    "origin",     "drawn",    "drawn_place",
                                                         "handicap", "seeding",    "colors",   "chance"};

constexpr std::array<std::string_view, tier_count> sentences{
    "games between players who have met",
    "byes of players who have had one",
    "how far the bye is from the lowest score",
    "gaps between categories",
    "gaps between scores",
    "games within a club or country",
    "players drawn up or down again",
    "distance of those drawn up or down from the place in their group that is wanted",
    "stones of handicap",
    "distance from the seeding within groups",
    "colours out of balance",
    "chance, by the event's seed"};

constexpr std::uint64_t chances = 256;

std::int64_t square(std::int64_t x) { return x * x; }

bool is_same(const std::string& one, const std::string& other) { return !one.empty() && one == other; }

// How much of that drawing they have had already: 0 where it makes up for another.
std::int64_t drawn_cost(int same, int opposite) { return std::max(0, 1 + same - opposite); }

std::int64_t distance(const PlayerToPair& player, DrawnPlace wanted) {
    const int last = player.group_size - 1;
    switch (wanted) {
        case DrawnPlace::top: return 2 * player.place;
        case DrawnPlace::middle: return std::abs(2 * player.place - last);
        case DrawnPlace::bottom: return 2 * (last - player.place);
    }
    return 0;
}

// The one with the higher score first.
std::pair<const PlayerToPair&, const PlayerToPair&> by_score(const PlayerToPair& one,
                                                             const PlayerToPair& other) {
    return one.score > other.score ? std::pair<const PlayerToPair&, const PlayerToPair&>(one, other)
                                   : std::pair<const PlayerToPair&, const PlayerToPair&>(other, one);
}

std::vector<int> bye_order(const PairingTask& task) {
    std::vector<int> order(task.players.size());
    std::iota(order.begin(), order.end(), 0);
    const auto key = [&](int at) {
        const PlayerToPair& one = task.players[static_cast<std::size_t>(at)];
        return std::tuple(-one.category, one.score, -one.place, one.rating, -one.number);
    };
    std::ranges::sort(order, [&](int a, int b) { return key(a) < key(b); });
    std::vector<int> places(order.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        places[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
    return places;
}

}  // namespace

std::string_view word_of(Tier tier) { return word_at(words, tier); }
std::string_view in_words(Tier tier) { return word_at(sentences, tier); }

StrictCosts::StrictCosts(const PairingTask& task) : task_(task), bye_order_(bye_order(task)) {
    const auto [least, most] = std::ranges::minmax(task.players, {}, &PlayerToPair::balance);
    color_span_ = most.balance - least.balance;
}

TierCosts StrictCosts::of_bye(int player) const {
    TierCosts costs{};
    costs[static_cast<std::size_t>(Tier::second_bye)] = task_.players[static_cast<std::size_t>(player)].byes;
    costs[static_cast<std::size_t>(Tier::last_bye)] = bye_order_[static_cast<std::size_t>(player)];
    if (task_.conditions.system == System::knockout)
        costs[static_cast<std::size_t>(Tier::last_bye)] =
            task_.players[static_cast<std::size_t>(player)].place;
    return costs;
}

TierCosts StrictCosts::of_pair(int first, int second) const {
    const PlayerToPair& one = task_.players[static_cast<std::size_t>(first)];
    const PlayerToPair& other = task_.players[static_cast<std::size_t>(second)];
    const auto& [upper, lower] = by_score(one, other);
    const bool is_drawn = upper.score > lower.score;
    return {meetings(one, other),
            0,
            0,
            square(one.category - other.category),
            score_cost(one, other),
            origin_cost(one, other),
            is_drawn
                ? drawn_cost(upper.drawn_down, upper.drawn_up) + drawn_cost(lower.drawn_up, lower.drawn_down)
                : 0,
            is_drawn ? drawn_place_cost(upper, lower) : 0,
            handicap_cost(one, other),
            are_one_group(one, other) ? seeding_cost(one, other) : 0,
            color_cost(one, other),
            static_cast<std::int64_t>(chance(task_, one.number, other.number, chances))};
}

// Squares, so that two gaps of one point are better than one of two.
std::int64_t StrictCosts::score_cost(const PlayerToPair& one, const PlayerToPair& other) const {
    const PairingSettings& settings = task_.conditions.pairing;
    const std::int64_t gap = square(one.score - other.score);
    if (one.is_above || other.is_above) return gap;
    int as_gap = 0;
    if (is_same(one.country, other.country)) as_gap = settings.country_gap;
    if (is_same(one.club_group, other.club_group)) as_gap = std::max(as_gap, settings.club_group_gap);
    if (is_same(one.club, other.club)) as_gap = std::max(as_gap, settings.club_gap);
    return gap + square(as_gap);
}

std::int64_t StrictCosts::origin_cost(const PlayerToPair& one, const PlayerToPair& other) const {
    const PairingSettings& settings = task_.conditions.pairing;
    if (one.is_above || other.is_above) return 0;
    if (settings.club_gap > 0 && is_same(one.club, other.club)) return 3;
    if (settings.club_group_gap > 0 && is_same(one.club_group, other.club_group)) return 2;
    return settings.country_gap > 0 && is_same(one.country, other.country) ? 1 : 0;
}

std::int64_t StrictCosts::drawn_place_cost(const PlayerToPair& upper, const PlayerToPair& lower) const {
    const PairingSettings& settings = task_.conditions.pairing;
    return distance(upper, settings.drawn_down) + distance(lower, settings.drawn_up);
}

// Only where categories keep ranks together: elsewhere a handicap follows from the scores that meet.
std::int64_t StrictCosts::handicap_cost(const PlayerToPair& one, const PlayerToPair& other) const {
    if (task_.conditions.system != System::swiss_by_categories || one.is_above || other.is_above) return 0;
    return square(handicap_between(task_, one, other));
}

std::int64_t StrictCosts::seeding_cost(const PlayerToPair& one, const PlayerToPair& other) const {
    const int size = one.group_size;
    switch (seeding_of(task_)) {
        case Seeding::fold: return square(one.place + other.place - (size - 1));
        case Seeding::slip: return square(2 * std::abs(one.place - other.place) - size);
        case Seeding::random: return (2 * one.place < size) == (2 * other.place < size) ? 1 : 0;
    }
    return 0;
}

// How much the game adds to the sum of squares of all balances, halved and from 0 up.
std::int64_t StrictCosts::color_cost(const PlayerToPair& one, const PlayerToPair& other) const {
    const std::int64_t none = std::max(0, color_span_ - 1);
    if (handicap_between(task_, one, other) > 0) return none;
    return none + 1 - std::abs(one.balance - other.balance);
}

namespace {

// Of each tier, the most that any pair costs, and the most that a round can come to.
struct Ranges {
    TierCosts of_pair{};
    TierCosts of_round{};
};

Ranges ranges_of(const StrictCosts& costs, int players) {
    Ranges ranges;
    std::vector<TierCosts> most(static_cast<std::size_t>(players) + 1, TierCosts{});
    const auto take = [&](int one, int other, const TierCosts& of) {
        for (std::size_t tier = 0; tier < tier_count; ++tier)
            for (const int player : {one, other}) {
                auto& known = most[static_cast<std::size_t>(player)][tier];
                known = std::max(known, of[tier]);
            }
    };
    for (int b = 1; b < players; ++b)
        for (int a = 0; a < b; ++a) take(a, b, costs.of_pair(a, b));
    if (players % 2 == 1)
        for (int a = 0; a < players; ++a) take(a, players, costs.of_bye(a));
    for (std::size_t tier = 0; tier < tier_count; ++tier) {
        for (const TierCosts& of : most) {
            ranges.of_pair[tier] = std::max(ranges.of_pair[tier], of[tier]);
            ranges.of_round[tier] += of[tier];
        }
        ranges.of_round[tier] /= 2;
    }
    return ranges;
}

}  // namespace

Result<TierSteps, BadInput> TierSteps::of(const StrictCosts& costs, const PairingTask& task) {
    const int players = static_cast<int>(task.players.size());
    const Ranges ranges = ranges_of(costs, players);
    const Int128 limit = largest_weight(players + players % 2);
    TierSteps made;
    Int128 step = 1;
    for (std::size_t tier = tier_count; tier-- > 0;) {
        const Int128 values = Int128{ranges.of_round[tier]} + 1;
        if (step > limit / values) return failure(as_input({fault::too_many_criteria}));
        made.steps_[tier] = step;
        made.most_ += step * ranges.of_pair[tier];
        step *= values;
    }
    return made;
}

Int128 TierSteps::weight(const TierCosts& costs) const {
    Int128 sum = most_;
    for (std::size_t tier = 0; tier < tier_count; ++tier) sum -= steps_[tier] * costs[tier];
    return sum;
}

}  // namespace shinpan::tournament
