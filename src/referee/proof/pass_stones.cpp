#include "referee/proof/pass_stones.hpp"

namespace shinpan::inline referee {
namespace {

// All that a player has been given so far less what the opponent has.
int stones_given(const Game& game) {
    const auto of = [&](Color player) {
        const auto slot = index_of(player);
        const Tally& tally = game.tally();
        return game.board().position().count(player) + tally.prisoners[slot] + tally.handed[slot];
    };
    return of(Color::black) - of(Color::white);
}

bool moves_alternate(const Ruleset& rules) {
    const ResumeFirst first = rules.ending.is.resume_first;
    return first == ResumeFirst::turn_order || first == ResumeFirst::opponent_of_last_passer;
}

bool counts_all_territory(const Ruleset& rules) {
    return rules.scoring.is == Scoring::territory && rules.seki.is == SekiPoints::count &&
           rules.shared.is == SharedPoints::nobody && rules.group_tax.is == GroupTax::none &&
           rules.removal.is != Removal::by_control && rules.button.is == Button::none;
}

// White's moves that cost a stone, less Black's, from now on; see the header for who answers.
std::optional<int> moves_to_come(const Game& game) {
    const Ruleset& rules = game.rules();
    if (game.is_over()) return 0;
    const bool white_to_move = game.to_move() == Color::white;
    switch (rules.pass_cost.is) {
        case PassCost::none: return {};
        case PassCost::stone:
            // Whoever moves last: a stone more of White's, or none for Black's last pass, evens the moves.
            if (rules.last_move.is != LastMove::white_last && rules.last_move.is != LastMove::black_exempt)
                return {};
            return white_to_move ? 1 : 0;
        case PassCost::stone_after_preliminary_end:
            if (rules.last_move.is != LastMove::first_after_exempt) return {};
            if (game.stage().phase == Phase::play || game.to_move() == game.stage().first) return 0;
            if (game.stage().first == Color::empty) return 0;  // nobody has moved since the preliminary end
            return white_to_move ? 1 : -1;
    }
    return {};
}

}  // namespace

std::optional<BesideArea> beside_area(const Game& game) {
    if (!counts_all_territory(game.rules()) || !moves_alternate(game.rules())) return {};
    const auto to_come = moves_to_come(game);
    if (!to_come) return {};
    const int beside = *to_come - stones_given(game);
    return BesideArea{beside, beside};
}

}  // namespace shinpan::referee
