#include "tournament/pairing/best_round.hpp"

#include "tournament/pairing/compatible.hpp"
#include "tournament/pairing/matching.hpp"
#include "tournament/pairing/tier.hpp"

#include <algorithm>
#include <numeric>

namespace shinpan::tournament {
namespace {

const PlayerToPair& player(const PairingTask& task, int at) {
    return task.players[static_cast<std::size_t>(at)];
}

// The best couples of those at these places; an odd one out has the bye, as the last place.
template <class WeightOf>
std::vector<Couple> matched(const std::vector<int>& places, WeightOf weight) {
    const int count = static_cast<int>(places.size());
    PairWeights weights(count);
    for (int b = 1; b < count; ++b)
        for (int a = 0; a < b; ++a)
            weights.at(a, b) =
                weight(places[static_cast<std::size_t>(a)], places[static_cast<std::size_t>(b)]);
    const std::vector<int> partners = best_matching(weights);
    std::vector<Couple> couples;
    for (int a = 0; a < count; ++a)
        if (const int b = partners[static_cast<std::size_t>(a)]; a < b)
            couples.push_back({places[static_cast<std::size_t>(a)], places[static_cast<std::size_t>(b)]});
    return couples;
}

// All places but those two, and the bye where it is left to give.
std::vector<int> places_without(const PairingTask& task, const std::vector<Couple>& taken, bool has_bye) {
    std::vector<int> places(task.players.size());
    std::iota(places.begin(), places.end(), 0);
    if (has_bye) places.push_back(the_bye);
    for (const auto& [one, other] : taken)
        std::erase_if(places, [one = one, other = other](int at) { return at == one || at == other; });
    return places;
}

// By category and score; those of one group stay in their order.
void sort_by_group(const PairingTask& task, std::vector<int>& places) {
    std::ranges::stable_sort(
        places, {}, [&](int at) { return std::pair(player(task, at).category, -player(task, at).score); });
}

// Of a knockout each group by itself, of which an odd one has a bye: who has had the same results meet for
// their places. Else all together.
std::vector<std::vector<int>> strict_parts(const PairingTask& task, const std::vector<Couple>& taken) {
    if (task.conditions.system != System::knockout)
        return {places_without(task, taken, task.players.size() % 2 == 1)};
    std::vector<int> places = places_without(task, taken, false);
    sort_by_group(task, places);
    std::vector<std::vector<int>> parts;
    for (const int at : places) {
        const bool is_next =
            parts.empty() || !are_one_group(player(task, parts.back().front()), player(task, at));
        if (is_next) parts.emplace_back();
        parts.back().push_back(at);
    }
    for (std::vector<int>& part : parts)
        if (part.size() % 2 == 1) part.push_back(the_bye);
    return parts;
}

// OpenGotha cuts fields of more than that many players: from the top, at the end of a group, so that each
// part has at least so many and an even number.
constexpr std::ptrdiff_t most_in_part = 600;
constexpr std::ptrdiff_t least_in_part = 200;

std::vector<std::vector<int>> compatible_parts(const PairingTask& task, std::vector<int> places) {
    std::vector<std::vector<int>> parts;
    if (std::ssize(places) > most_in_part) sort_by_group(task, places);
    auto begin = places.begin();
    while (places.end() - begin > most_in_part) {
        const auto is_end = [&](auto at) {
            const auto size = at - begin;
            if (size == most_in_part || places.end() - at == least_in_part) return true;
            const bool is_end_of_group = !are_one_group(player(task, *(at - 1)), player(task, *at));
            return is_end_of_group && size >= least_in_part && size % 2 == 0;
        };
        auto end = begin + 1;
        while (!is_end(end)) ++end;
        parts.emplace_back(begin, end);
        begin = end;
    }
    parts.emplace_back(begin, places.end());
    return parts;
}

TierCosts costs_of(const StrictCosts& costs, const Couple& couple) {
    const auto& [one, other] = couple;
    return other == the_bye ? costs.of_bye(one) : costs.of_pair(one, other);
}

Result<std::vector<Couple>, BadInput> best_strict(const PairingTask& task, std::vector<Couple> couples) {
    const StrictCosts costs(task);
    const auto steps = TierSteps::of(costs, task);
    if (!steps) return failure(steps.error());
    const auto weight = [&](int one, int other) { return steps->weight(costs_of(costs, {one, other})); };
    for (const std::vector<int>& part : strict_parts(task, couples)) {
        const auto found = matched(part, weight);
        couples.insert(couples.end(), found.begin(), found.end());
    }
    return couples;
}

std::vector<Couple> best_compatible(const PairingTask& task, std::vector<Couple> couples) {
    const auto weight = [&](int one, int other) {
        return Int128{total_of(weights_of_pair(task, player(task, one), player(task, other)))};
    };
    std::vector<int> places = places_without(task, couples, false);
    if (places.size() % 2 == 1) {
        PairingTask left = task;
        std::erase_if(left.players, [&](const PlayerToPair& one) {
            return std::ranges::none_of(places,
                                        [&](int at) { return player(task, at).number == one.number; });
        });
        const int bye = places[static_cast<std::size_t>(compatible_bye(left))];
        couples.push_back({bye, the_bye});
        std::erase(places, bye);
    }
    for (const std::vector<int>& part : compatible_parts(task, std::move(places))) {
        const auto found = matched(part, weight);
        couples.insert(couples.end(), found.begin(), found.end());
    }
    return couples;
}

std::vector<CriterionSum> strict_sums(const PairingTask& task, const std::vector<Couple>& couples) {
    const StrictCosts costs(task);
    std::vector<CriterionSum> sums;
    for (std::size_t i = 0; i < tier_count; ++i) {
        const Tier tier = static_cast<Tier>(i);
        CriterionSum sum{word_of(tier), in_words(tier), 0};
        for (const Couple& couple : couples) sum.sum += costs_of(costs, couple)[i];
        sums.push_back(sum);
    }
    return sums;
}

std::vector<CriterionSum> compatible_sums(const PairingTask& task, const std::vector<Couple>& couples) {
    std::vector<CriterionSum> sums;
    for (std::size_t i = 0; i < term_count; ++i) {
        const WeightTerm term = static_cast<WeightTerm>(i);
        CriterionSum sum{word_of(term), in_words(term), 0};
        for (const auto& [one, other] : couples)
            if (other != the_bye) sum.sum += weights_of_pair(task, player(task, one), player(task, other))[i];
        sums.push_back(sum);
    }
    return sums;
}

bool is_strict(const PairingTask& task) {
    return task.conditions.pairing.method != PairingMethod::compatible;
}

}  // namespace

Result<FoundRound, BadInput> best_round(const PairingTask& task, std::optional<Couple> forced) {
    std::vector<Couple> couples;
    if (forced) couples.push_back(*forced);
    if (is_strict(task)) {
        auto found = best_strict(task, std::move(couples));
        if (!found) return failure(found.error());
        couples = std::move(*found);
    } else {
        couples = best_compatible(task, std::move(couples));
    }
    std::vector<CriterionSum> sums = sums_of(task, couples);
    return FoundRound{std::move(couples), std::move(sums)};
}

std::vector<CriterionSum> sums_of(const PairingTask& task, const std::vector<Couple>& couples) {
    return is_strict(task) ? strict_sums(task, couples) : compatible_sums(task, couples);
}

bool is_better(const PairingTask& task, const std::vector<CriterionSum>& better,
               const std::vector<CriterionSum>& other) {
    if (is_strict(task))
        return std::ranges::lexicographical_compare(better, other, {}, &CriterionSum::sum,
                                                    &CriterionSum::sum);
    const auto total = [](const std::vector<CriterionSum>& sums) {
        return std::accumulate(sums.begin(), sums.end(), std::int64_t{0},
                               [](std::int64_t sum, const CriterionSum& one) { return sum + one.sum; });
    };
    return total(better) > total(other);
}

}  // namespace shinpan::tournament
