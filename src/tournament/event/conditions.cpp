#include "tournament/event/conditions.hpp"

#include "tournament/event/fault_messages.hpp"
#include "tournament/event/words.hpp"

#include <algorithm>
#include <array>

namespace shinpan::tournament {
namespace {

constexpr std::array<std::string_view, 5> systems{"mcmahon", "swiss", "swiss_by_categories", "round_robin",
                                                  "knockout"};

constexpr std::array<std::string_view, 3> roundings{"nothing", "unplayed", "scores"};

constexpr std::size_t most_criteria = 6;
constexpr std::int64_t category_weight = 20'000'000'000'000;  // OpenGotha's

std::vector<Criterion> usual_placement(System system) {
    switch (system) {
        case System::mcmahon:
            return {Criterion::mcmahon, Criterion::opponents_mcmahon, Criterion::opponents_opponents_mcmahon};
        case System::swiss_by_categories:
            return {Criterion::category, Criterion::wins, Criterion::exploits_tried, Criterion::exploits};
        case System::knockout: return {Criterion::score_of_cup};
        case System::round_robin: return {Criterion::wins, Criterion::direct, Criterion::defeated_wins};
        case System::swiss: break;
    }
    return {Criterion::wins, Criterion::opponents_wins, Criterion::opponents_opponents_wins};
}

// The first thing that is wrong.
Fault fault_in(const Conditions& laid) {
    const auto why = [](const MessageTemplate& saying, std::vector<Argument> facts = {}) {
        return Message{saying, std::move(facts)};
    };
    if (laid.title.empty()) return why(fault::no_title);
    if (laid.rounds < 1 || laid.rounds > most_rounds)
        return why(fault::wrong_rounds, {fact("most", most_rounds), fact("rounds", laid.rounds)});
    if (laid.mcmahon.bar < laid.mcmahon.floor) return why(fault::bar_below_floor);
    if (laid.placement.empty() || laid.placement.size() > most_criteria)
        return why(fault::wrong_placement, {fact("most", static_cast<int>(most_criteria)),
                                            fact("count", static_cast<int>(laid.placement.size()))});
    auto sorted = laid.placement;
    std::sort(sorted.begin(), sorted.end());
    if (const auto twice = std::adjacent_find(sorted.begin(), sorted.end()); twice != sorted.end())
        return why(fault::criterion_twice, {fact("criterion", std::string(short_name(*twice)))});
    if (!std::is_sorted(laid.categories.rbegin(), laid.categories.rend())) return why(fault::categories_rise);
    if (laid.handicap.ceiling < 0 || laid.handicap.ceiling > 9) return why(fault::wrong_ceiling);
    if (laid.team_size < 0 || laid.team_size > most_boards) return why(fault::wrong_team_size);
    if (!is_possible(laid.clock)) return why(fault::impossible_clock);
    return {};
}

}  // namespace

std::string_view word_of(System system) { return word_at(systems, system); }
std::optional<System> system_in(std::string_view word) { return value_at<System>(systems, word); }

std::string_view word_of(RoundDown rounded) { return word_at(roundings, rounded); }

Conditions usual_conditions(System system) {
    Conditions laid{.system = system, .placement = usual_placement(system)};
    if (system == System::mcmahon) return laid;
    PairingSettings& pairing = laid.pairing;
    pairing.weights.origin = 0;
    if (system == System::swiss_by_categories) {
        pairing.later_seeding = Seeding::fold;
        pairing.weights.category = category_weight;
        pairing.weights.handicap = category_weight;
        laid.handicap.by_score = false;
        return laid;
    }
    laid.handicap.ceiling = 0;
    pairing.threshold_rank = 0;
    pairing.first_seeding = system == System::knockout ? Seeding::fold : Seeding::slip;
    pairing.later_seeding = pairing.first_seeding;
    return laid;
}

Result<void, BadInput> check(const Conditions& laid) {
    if (Fault why = fault_in(laid)) return failure(as_input(std::move(*why)));
    return {};
}

int category_of(int rank, const Conditions& laid) {
    const auto lower = std::find_if(laid.categories.begin(), laid.categories.end(),
                                    [&](int limit) { return rank >= limit; });
    return static_cast<int>(lower - laid.categories.begin()) + 1;
}

}  // namespace shinpan::tournament
