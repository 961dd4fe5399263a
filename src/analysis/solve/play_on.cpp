#include "analysis/solve/play_on.hpp"

#include "analysis/solve/score_bisection.hpp"
#include "go/rules/ending.hpp"
#include "go/score/score.hpp"

namespace shinpan::inline analysis {
namespace {

using namespace solving;

bool has_two_positions(const Ruleset& rules) { return rules.removal.is == Removal::by_control; }

bool ends_at_the_first_stop(Procedure procedure) {
    return procedure == two_passes || procedure == agree_or_resume || procedure == four_passes;
}

// The axes that matter to a count of area, or of stones, without their clauses.
Ruleset bare(const Ruleset& rules) {
    Ruleset made;
    made.self_capture.is = rules.self_capture.is;
    made.repetition.is = rules.repetition.is;
    made.first_pass.is = rules.first_pass.is;
    made.ending.is.procedure =
        ends_at_the_first_stop(rules.ending.is.procedure) ? two_passes : rules.ending.is.procedure;
    made.ending.is.passes = rules.ending.is.passes;
    made.ending.is.first_pass_counts = rules.ending.is.first_pass_counts;
    made.scoring.is = rules.scoring.is;
    made.group_tax.is = rules.group_tax.is;
    return made;
}

// The analysis begins where an interruption has fixed the scoring position.
Stage first_stage(const Ruleset& rules) {
    if (!has_two_positions(rules)) return {};
    return {.phase = Phase::analysis_stopped, .stops = 2};
}

HalfPoints worth(const Ruleset& rules, const Position& left, const Position& reached) {
    if (!has_two_positions(rules)) return score(rules, {reached}).margin();
    Finish finish{left};
    finish.analysis = reached;
    return score(rules, finish).margin();
}

HalfPoints correction(const PlayedBy& by, const Position& from, Color first) {
    HalfPoints made;
    if (by.less_stones) made -= points(from.count(Color::black) - from.count(Color::white));
    if (by.white_first_pays && first == Color::white) made += points(1);
    return made;
}

}  // namespace

std::optional<PlayedBy> bound_by(const Ruleset& rules) {
    const bool is_territory = rules.scoring.is == Scoring::territory;
    const bool free_passes = is_territory && rules.pass_cost.is == PassCost::none;
    if (rules.button.is != Button::none || rules.seki.is == SekiPoints::immortal_only) return {};
    if (free_passes && !has_two_positions(rules)) return {};
    PlayedBy by{bare(rules)};
    if (has_two_positions(rules)) {
        by.rules.removal.is = rules.removal.is;
    } else if (is_territory) {
        by.rules.scoring.is = Scoring::area;
        by.rules.ending.is = {.procedure = two_passes, .passes = rules.ending.is.passes};
        by.less_stones = true;
        by.white_first_pays = rules.pass_cost.is == PassCost::stone;
    }
    by.ko_rule_alone = rules.second_repetition.is.back != Repetition::Back::none;
    return by;
}

// What rulesets with one count and one rule on self-capture share.
struct PlayOn::Ground {
    Ground(const Ruleset& rules, const Position& from, const PointSet& contested)
        : self_capture(rules.self_capture.is),
          scoring(rules.scoring.is),
          group_tax(rules.group_tax.is),
          removal(rules.removal.is),
          graph(rules, from, contested,
                [rules, from](const Position& reached) { return worth(rules, from, reached); }),
          settled(graph) {}

    bool serves(const Ruleset& rules) const {
        return rules.self_capture.is == self_capture && rules.scoring.is == scoring &&
               rules.group_tax.is == group_tax && rules.removal.is == removal;
    }

    SelfCapture self_capture;
    Scoring scoring;
    GroupTax group_tax;
    Removal removal;
    BoardGraph graph;
    Settled settled;
};

PlayOn::PlayOn(const Position& position, const PointSet& contested, std::uint32_t most_positions)
    : position_(position), contested_(contested), most_positions_(most_positions) {}

PlayOn::~PlayOn() = default;

const PlayOn::Ground& PlayOn::ground(const Ruleset& rules) {
    for (const Ground& known : grounds_)
        if (known.serves(rules)) return known;
    return grounds_.emplace_back(rules, position_, contested_);
}

Solution PlayOn::value(const PlayedBy& by, Color first, const SolveLimits& limits) {
    if (!BitBoard::fits(position_.size())) return {};
    const Ground& on = ground(by.rules);
    const Stages stages(by.rules, first, first_stage(by.rules));
    const auto ban = RetrogradeSolver::ban_of(by.rules);
    if (ban && !on.graph.grow_whole(most_positions_)) return {};
    Solution solution =
        ban ? solve_backwards(on.graph, stages, *ban, limits)
            : solve_with_history({on.graph, stages, *RepetitionKeys::of(by.rules)}, on.settled, limits);
    for (auto* value : {&solution.low, &solution.high})
        if (*value) **value += correction(by, position_, first);
    return solution;
}

}  // namespace shinpan::analysis
