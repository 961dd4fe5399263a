#include "tournament/pairing/seating.hpp"

#include <algorithm>
#include <set>
#include <tuple>

namespace shinpan::tournament {
namespace {

bool takes_white(const PairingTask& task, const PlayerToPair& one, const PlayerToPair& other) {
    if (handicap_between(task, one, other) > 0) return one.pseudo_rank > other.pseudo_rank;
    if (one.balance != other.balance) return one.balance < other.balance;
    const bool is_for_lower = chance(task, one.number, other.number, 2) == 0;
    return is_for_lower == (one.number < other.number);
}

// Games with better players come first.
auto order_of(const PlayerToPair& one, const PlayerToPair& other) {
    const int category = std::min(one.category, other.category);
    return std::tuple(category, -std::max(one.score, other.score), -std::min(one.score, other.score),
                      -std::max(one.rating, other.rating), std::min(one.number, other.number));
}

// The table that one of the two cannot leave; 0: none.
int fixed_table(const Conditions& laid, const PairedGame& game) {
    for (const PlayerNumber player : {game.white, game.black})
        if (const auto fixed = laid.fixed_tables.find(player); fixed != laid.fixed_tables.end())
            return fixed->second;
    return 0;
}

}  // namespace

PairedGame game_between(const PairingTask& task, const PlayerToPair& one, const PlayerToPair& other) {
    const bool is_white = takes_white(task, one, other);
    return {.white = is_white ? one.number : other.number,
            .black = is_white ? other.number : one.number,
            .handicap = handicap_between(task, one, other)};
}

void give_tables(const Event& event, int round, std::vector<PairedGame>& games) {
    const Conditions& laid = event.conditions();
    std::set<int> taken;
    for (const PairedGame& game : event.round(round).games) taken.insert(game.table);
    for (PairedGame& game : games)
        if (const int fixed = fixed_table(laid, game); fixed > 0 && taken.insert(fixed).second)
            game.table = fixed;
    taken.insert(laid.excluded_tables.begin(), laid.excluded_tables.end());
    for (const auto& [player, table] : laid.fixed_tables) taken.insert(table);
    int next = 1;
    for (PairedGame& game : games) {
        if (game.table != 0) continue;
        while (!taken.insert(next).second) ++next;
        game.table = next;
    }
}

Seating seat_round(const Event& event, const PairingTask& task, const std::vector<Couple>& couples) {
    const auto player = [&](int at) -> const PlayerToPair& {
        return task.players[static_cast<std::size_t>(at)];
    };
    std::vector<Couple> sorted = couples;
    std::erase_if(sorted, [](const Couple& couple) { return couple.second == the_bye; });
    std::ranges::sort(sorted, [&](const Couple& a, const Couple& b) {
        return order_of(player(a.first), player(a.second)) < order_of(player(b.first), player(b.second));
    });
    Seating made;
    for (const auto& [one, other] : sorted)
        made.games.push_back(game_between(task, player(one), player(other)));
    give_tables(event, task.round, made.games);
    for (const auto& [one, other] : couples)
        if (other == the_bye) made.byes.push_back(player(one).number);
    return made;
}

}  // namespace shinpan::tournament
