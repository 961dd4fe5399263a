#include "tournament/pairing/game_terms.hpp"

#include <algorithm>

namespace shinpan::tournament {
namespace {

constexpr int most_stones = 9;

Handicap handicap_rules(const Conditions& laid) { return laid.rules ? laid.rules->handicap.is : Handicap{}; }

}  // namespace

int largest_handicap(const Conditions& laid) {
    const Handicap rules = handicap_rules(laid);
    switch (rules.placement) {
        case Placement::none: return 0;
        case Placement::free:
        case Placement::white_passes: return most_stones;
        case Placement::fixed:
        case Placement::fixed_centre: break;
    }
    for (int stones = most_stones; stones >= 2; --stones)
        if (!fixed_handicap(stones, laid.size, rules.placement).empty()) return stones;
    return 1;  // Black moves first, with White's komi of a handicap
}

GameTerms terms_of(const Conditions& laid, const PairedGame& game) {
    const int stones = std::min(game.handicap, largest_handicap(laid));
    if (stones == 0) return {.komi = laid.komi, .is_nigiri = !game.knows_colors};
    const Handicap rules = handicap_rules(laid);
    GameTerms terms{.komi = laid.handicap.komi, .compensation = compensation_for(stones, rules.compensation)};
    if (stones < 2) return terms;
    terms.stones = stones;
    terms.points = fixed_handicap(stones, laid.size, rules.placement);
    return terms;
}

}  // namespace shinpan::tournament
