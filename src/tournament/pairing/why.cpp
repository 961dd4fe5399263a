#include "tournament/pairing/why.hpp"

#include "tournament/pairing/pairing_messages.hpp"
#include "tournament/pairing/task_of.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace shinpan::tournament {
namespace {

// A round that is paired, as its method would see it.
struct PairedRound {
    PairingTask task{};
    std::vector<Couple> couples{};
};

// In the first round of a knockout byes are given before anybody is paired.
bool has_byes_of_the_best(const Event& event, int round) {
    return round == 1 && event.conditions().system == System::knockout;
}

// Who meets whom: teams rather than their members.
std::vector<std::pair<PlayerNumber, PlayerNumber>> meetings_of(const Event& event, int number) {
    const Round& round = event.round(number);
    std::vector<std::pair<PlayerNumber, PlayerNumber>> met;
    const auto side = [&](PlayerNumber player) {
        const PlayerNumber team = event.team_of(player);
        return event.conditions().team_size > 0 && team != nobody ? team : player;
    };
    std::set<PlayerNumber> seen;
    for (const PairedGame& game : round.games)
        if (seen.insert(side(game.white)).second && seen.insert(side(game.black)).second)
            met.push_back({side(game.white), side(game.black)});
    if (has_byes_of_the_best(event, number)) return met;
    for (const PlayerNumber player : round.byes)
        if (seen.insert(side(player)).second) met.push_back({player, nobody});
    return met;
}

int place_of(const PairingTask& task, PlayerNumber player) {
    if (player == nobody) return the_bye;
    const auto found = std::ranges::find(task.players, player, &PlayerToPair::number);
    return static_cast<int>(found - task.players.begin());
}

Result<PairedRound, BadInput> paired_round(const Event& event, int round) {
    const auto met = meetings_of(event, round);
    if (met.empty()) return failure(as_input({fault::not_paired_yet, {fact("round", round)}}));
    std::vector<PlayerNumber> players;
    for (const auto& [one, other] : met)
        for (const PlayerNumber player : {one, other})
            if (player != nobody) players.push_back(player);
    PairedRound made{.task = task_of(event, round, players)};
    if (event.conditions().team_size > 0) made.task.conditions.handicap.ceiling = 0;
    for (const auto& [one, other] : met)
        made.couples.push_back({place_of(made.task, one), place_of(made.task, other)});
    return made;
}

const PlayerToPair& player(const PairingTask& task, int at) {
    return task.players[static_cast<std::size_t>(at)];
}

PlayerNumber number(const PairingTask& task, int at) {
    return at == the_bye ? nobody : player(task, at).number;
}

Argument couple_fact(const PairingTask& task, const Couple& couple) {
    const auto& [one, other] = couple;
    if (other == the_bye) return fact("bye", player(task, one).name);
    return fact("couple", player(task, one).name + " – " + player(task, other).name);
}

bool is_same(const Couple& a, const Couple& b) {
    return a == b || (a.first == b.second && a.second == b.first);
}

bool is_in(const std::vector<Couple>& couples, const Couple& couple) {
    return std::ranges::any_of(couples, [&](const Couple& one) { return is_same(one, couple); });
}

bool is_compatible(const PairingTask& task) {
    return task.conditions.pairing.method == PairingMethod::compatible;
}

// Where `worse` falls behind: the first criterion that differs, or the one whose weight loses most.
std::size_t deciding(const PairingTask& task, const std::vector<CriterionSum>& better,
                     const std::vector<CriterionSum>& worse) {
    std::size_t at = 0;
    for (std::size_t i = 0; i < better.size(); ++i) {
        if (!is_compatible(task) && better[i].sum != worse[i].sum) return i;
        if (better[i].sum - worse[i].sum > better[at].sum - worse[at].sum) at = i;
    }
    return at;
}

// How the best round with the couple compares: by the criterion at `at`, whose sums differ.
Message comparison(const WhyNot& why, const PairingTask& task, const Couple& couple, std::size_t at,
                   const std::array<MessageTemplate, 3>& sayings) {
    const auto& [first, later, weighed] = sayings;
    const CriterionSum& here = why.paired[at];
    return {is_compatible(task) ? weighed
            : at == 0           ? first
                                : later,
            {couple_fact(task, couple), fact("criterion", std::string(here.name), std::string(here.words)),
             fact("there", std::to_string(why.forced[at].sum)), fact("here", std::to_string(here.sum))}};
}

void explain(WhyNot& not_met, const PairingTask& task, const Couple& couple) {
    if (is_better(task, not_met.paired, not_met.forced)) {
        const std::size_t at = deciding(task, not_met.paired, not_met.forced);
        not_met.criterion = not_met.paired[at].name;
        not_met.remark =
            comparison(not_met, task, couple, at, {why::worse_first, why::worse, why::loses_most});
    } else if (is_better(task, not_met.forced, not_met.paired)) {
        const std::size_t at = deciding(task, not_met.forced, not_met.paired);
        not_met.remark =
            comparison(not_met, task, couple, at, {why::better_first, why::better, why::gains_most});
    } else {
        not_met.remark = {why::as_good, {couple_fact(task, couple)}};
    }
}

}  // namespace

Result<WhyNot, BadInput> why_not(const Event& event, int round, PlayerNumber one, PlayerNumber other) {
    if (event.conditions().system == System::round_robin) return failure(as_input({fault::tables_decide}));
    auto paired = paired_round(event, round);
    if (!paired) return failure(paired.error());
    const PairingTask& task = paired->task;
    const int places = static_cast<int>(task.players.size());
    for (const PlayerNumber player : {one, other})
        if (place_of(task, player) == places || (player != nobody && one == other))
            return failure(as_input(
                {fault::no_such_pair, {fact("round", round), fact("one", one), fact("other", other)}}));
    if (other == nobody && places % 2 == 0 && event.conditions().system != System::knockout)
        return failure(as_input({fault::no_bye, {fact("round", round)}}));
    const Couple couple{place_of(task, one), place_of(task, other)};
    WhyNot not_met{.do_meet = is_in(paired->couples, couple), .paired = sums_of(task, paired->couples)};
    const auto found = best_round(task, couple);
    if (!found) return failure(found.error());
    not_met.forced = found->sums;
    for (const Couple& game : found->couples)
        if (!is_in(paired->couples, game))
            not_met.games.push_back({number(task, game.first), number(task, game.second)});
    if (not_met.do_meet)
        not_met.remark = {why::meets, {couple_fact(task, couple)}};
    else
        explain(not_met, task, couple);
    not_met.words = in_english(not_met.remark);
    return not_met;
}

Result<RoundSums, BadInput> sums_of_round(const Event& event, int round) {
    const auto paired = paired_round(event, round);
    if (!paired) return failure(paired.error());
    RoundSums made{.sums = sums_of(paired->task, paired->couples)};
    for (const Couple& couple : paired->couples)
        made.couples.push_back({number(paired->task, couple.first), number(paired->task, couple.second),
                                sums_of(paired->task, {couple})});
    return made;
}

}  // namespace shinpan::tournament
