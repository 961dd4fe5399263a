#include "referee/judge/dead_stones.hpp"

#include "go/score/control.hpp"

namespace shinpan::inline referee {

std::string_view word_of(DeadFrom from) {
    switch (from) {
        case DeadFrom::marks: return "marks";
        case DeadFrom::none: return "none";
        case DeadFrom::estimate: return "estimate";
        case DeadFrom::prove: return "prove";
    }
    return {};
}

bool asks_for_agreement(const Ruleset& rules) {
    if (rules.removal.is == Removal::never) return false;
    if (rules.removal.is != Removal::by_agreement) return true;
    const Ending& ending = rules.ending.is;
    Stage stage;
    Color to_move = Color::black;
    while (stage.phase != Phase::over && stage.phase != Phase::stopped) {
        const Step step = ending.procedure(ending, stage, {EventKind::pass, to_move, to_move});
        if (!step.allowed) return false;
        stage = step.next;
        to_move = step.to_move;
    }
    return stage.phase == Phase::stopped;
}

DeadFrom usual_source(const Ruleset& rules, const Record& record) {
    if (rules.removal.is == Removal::never) return DeadFrom::none;
    if (record.marks) return DeadFrom::marks;
    return asks_for_agreement(rules) ? DeadFrom::estimate : DeadFrom::none;
}

PointSet marked_dead(const Position& position, const TerritoryMarks& marks) {
    return (position.points(Color::black) & marks.white) | (position.points(Color::white) & marks.black);
}

PointSet marked_seki(const Position& settled, const TerritoryMarks& marks) {
    const Territory territories = territory(settled);
    const PointSet marked = marks.black | marks.white;
    PointSet seki;
    for (const PointSet& own : territories.of)
        for_each_region(own, settled.size(), [&](const PointSet& region) {
            if ((region & marked).empty()) seki |= surroundings(region, settled.size());
        });
    return seki;
}

}  // namespace shinpan::referee
