#include "tournament/pairing/pairing_task.hpp"

#include <algorithm>
#include <cstdlib>

namespace shinpan::tournament {
namespace {

// The finalizer of SplitMix64 (Steele, Lea, Flood): each bit of the result depends on each of `x`.
std::uint64_t mixed(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15U;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31);
}

}  // namespace

int meetings(const PlayerToPair& one, const PlayerToPair& other) {
    return static_cast<int>(std::ranges::count(one.opponents, other.number));
}

bool are_one_group(const PlayerToPair& one, const PlayerToPair& other) {
    return one.category == other.category && one.score == other.score;
}

int handicap_between(const PairingTask& task, const PlayerToPair& one, const PlayerToPair& other) {
    const HandicapSettings& settings = task.conditions.handicap;
    const int stones = std::abs(one.pseudo_rank - other.pseudo_rank) - settings.correction;
    const bool are_equal = one.pseudo_rank == other.pseudo_rank;
    return are_equal ? 0 : std::clamp(stones, 0, settings.ceiling);
}

Seeding seeding_of(const PairingTask& task) {
    const PairingSettings& settings = task.conditions.pairing;
    return task.round <= settings.last_round_of_first_seeding ? settings.first_seeding
                                                              : settings.later_seeding;
}

std::uint64_t chance(const PairingTask& task, PlayerNumber one, PlayerNumber other, std::uint64_t bound) {
    std::uint64_t x = mixed(task.conditions.pairing.seed);
    for (const int part : {task.round, std::min(one, other), std::max(one, other)})
        x = mixed(x ^ static_cast<std::uint64_t>(part));
    return x % bound;
}

}  // namespace shinpan::tournament
