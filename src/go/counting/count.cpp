#include "go/counting/count.hpp"

#include "base/text.hpp"
#include "go/counting/fixed_stones.hpp"
#include "go/counting/methods.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace shinpan::inline go {
namespace {

using namespace counting;

using Why = std::optional<std::string>;

Why not_for_area(const Ruleset& rules) {
    if (rules.scoring.is == Scoring::area) return {};
    return "This method counts stones and territory together, and under " + std::string(rules.name) +
           (rules.scoring.is == Scoring::stones ? " only stones count."
                                                : " stones on the board do not count.");
}

Why not_for_territory(const Ruleset& rules) {
    if (rules.scoring.is == Scoring::territory) return {};
    return "Prisoners count for nothing under " + std::string(rules.name) +
           ", so that filling them in would change the score.";
}

// Passes cost stones and White moves last, so that stones of both colours are even, handicap apart: territory
// and area then differ by the same for both.
Why not_even(const Ruleset& rules, const Finish& finish) {
    if (rules.scoring.is == Scoring::stones) return not_for_area(rules);
    if (rules.pass_cost.is != PassCost::stone || rules.last_move.is != LastMove::white_last)
        return "This method needs a stone for every pass and White to move last, and " +
               std::string(rules.name) + " does not ask that; stones of both colours need not be even.";
    const int more = stones_used(finish, Color::black) - stones_used(finish, Color::white);
    if (points(more) == stones_due(rules, finish)) return {};
    return "Black used " + std::to_string(stones_used(finish, Color::black)) + " stones and White " +
           std::to_string(stones_used(finish, Color::white)) + ", which should differ by " +
           to_text(stones_due(rules, finish)) +
           ": the last move or a pass stone is missing, the game began from a set-up position, or the "
           "handicap "
           "is not made up for.";
}

Why not_fixed(const Ruleset& rules, const Finish& finish) {
    if (auto why = not_for_area(rules)) return why;
    const Size size = finish.position.size();
    if (!(size == Size{19, 19}))
        return "The fill-in needs exactly 180 stones a side for the 361 points of a 19x19 board; this board "
               "has " +
               std::to_string(size.area()) + " points.";
    return too_many_stones(rules, finish);
}

Why why_not(Method method, const Ruleset& rules, const Finish& finish) {
    switch (method) {
        case Method::as_it_stands: return {};
        case Method::half_count:
        case Method::fill_by_tens:
        case Method::smaller_side: return not_for_area(rules);
        case Method::fill_prisoners: return not_for_territory(rules);
        case Method::pass_stone_fill:
        case Method::extra_stone_fill: return not_even(rules, finish);
        case Method::fixed_stones_fill: return not_fixed(rules, finish);
        case Method::two_positions:
            if (auto why = not_for_territory(rules)) return why;
            if (!finish.analysis)
                return "There is no analysis position under " + std::string(rules.name) + ".";
            return {};
    }
    return {};
}

Count carried_out(Method method, const Ruleset& rules, const Finish& finish) {
    switch (method) {
        case Method::as_it_stands: return as_it_stands(rules, finish);
        case Method::half_count: return half_count(rules, finish);
        case Method::fill_by_tens: return fill_by_tens(rules, finish);
        case Method::smaller_side: return smaller_side(rules, finish);
        case Method::fill_prisoners: return fill_prisoners(rules, finish);
        case Method::pass_stone_fill: return pass_stone_fill(rules, finish);
        case Method::extra_stone_fill: return extra_stone_fill(rules, finish);
        case Method::fixed_stones_fill: return fixed_stones_fill(rules, finish);
        case Method::two_positions: return two_positions(rules, finish);
    }
    return as_it_stands(rules, finish);
}

}  // namespace

HalfPoints Count::margin() const {
    const Table& last = steps.empty() ? start : steps.back().table;
    return in_points(last.totals[0] - last.totals[1], unit);
}

std::vector<Method> methods_for(const Ruleset& rules, const Finish& finish) {
    std::vector<Method> methods;
    for (Method method : all_methods())
        if (!why_not(method, rules, finish)) methods.push_back(method);
    return methods;
}

std::string CannotCount::in_words() const {
    const auto word = [](Method other) { return word_of(other); };
    return why + " Methods for this game: " + listed(instead, ", ", word) + ".";
}

Result<Count, CannotCount> count(Method method, const Ruleset& rules, const Finish& finish) {
    if (auto why = why_not(method, rules, finish))
        return failure(CannotCount{method, std::move(*why), methods_for(rules, finish)});
    return carried_out(method, rules, finish);
}

}  // namespace shinpan::go
