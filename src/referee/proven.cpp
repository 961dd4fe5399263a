#include "referee/proven.hpp"

#include "estimate/hypothesis.hpp"
#include "referee/free_replay.hpp"

#include <algorithm>

namespace shinpan {
namespace {

bool is_dame(const ProvenPosition& proven, Point p) {
    const auto near = neighbours(p);
    const auto beside = [&](const Section& section) {
        return std::any_of(near.begin(), near.end(), [&](Point n) { return section.safe.contains(n); });
    };
    return proven.position.at(p) == Color::empty && beside(proven.sections[0]) && beside(proven.sections[1]);
}

// Does the count consist of stones, territory and komi alone?
bool is_plain_area(const Ruleset& rules) {
    return rules.scoring.is == Scoring::area && rules.pass_cost.is == PassCost::none &&
           rules.last_move.is == LastMove::free && rules.first_pass.is == FirstPass::nothing &&
           rules.button.is == Button::none && rules.group_tax.is == GroupTax::none;
}

}  // namespace

ProvenPosition prove_position(const Record& record, int moves, std::string_view rules,
                              const ProveOptions& options) {
    std::vector<Position> earlier;
    const Game game = replayed(record, moves, &earlier);
    const Position& position = game.board().position();
    const Hypothesis guess = hypothesis(position);
    return {position,
            moves,
            std::string(rules),
            prove_both(position, earlier, guess, options),
            guess,
            std::move(earlier)};
}

Certificate certificate_of(const ProvenPosition& proven) {
    return {proven.rules, proven.moves, proven.position, {proven.sections[0], proven.sections[1]}};
}

std::string_view word(Grade grade) {
    switch (grade) {
        case Grade::final: return "final";
        case Grade::final_up_to_dame: return "final_up_to_dame";
        case Grade::unsettled: return "unsettled";
        case Grade::open: return "open";
    }
    return {};
}

Grade grade(const ProvenPosition& proven) {
    const PointSet kept = proven.points();
    bool all_kept = true;
    bool rest_is_dame = true;
    for_each_point(proven.position.size(), [&](Point p) {
        if (kept.contains(p)) return;
        all_kept = false;
        rest_is_dame = rest_is_dame && is_dame(proven, p);
    });
    return all_kept ? Grade::final : rest_is_dame ? Grade::final_up_to_dame : Grade::open;
}

std::optional<Color> proven_winner(const ProvenPosition& proven, const Ruleset& rules, HalfPoints komi,
                                   int handicap) {
    if (!is_plain_area(rules)) return std::nullopt;
    const int area = proven.position.size().area();
    // What a player leads by at least, in half points, komi left out.
    const auto lead = [&](const Section& section) { return 2 * (2 * section.kept().size() - area); };
    const int for_white = komi.halves + 2 * std::max(handicap, 0);  // a handicap may be made up for in points
    if (lead(proven.sections[0]) > for_white) return Color::black;
    if (lead(proven.sections[1]) + komi.halves > 0) return Color::white;
    return std::nullopt;
}

}  // namespace shinpan
