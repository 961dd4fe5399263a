#include "analysis/confirm/ko_fight.hpp"

#include "analysis/confirm/play_graph.hpp"
#include "go/score/control.hpp"

#include <cstdlib>

namespace shinpan::inline analysis {
namespace {

using State = Contest::State;

class Fight {
public:
    Fight(const Position& position, const PointSet& points, Point stone, Color first, std::size_t most_states)
        : position_(position), points_(points), stone_(stone), first_(first), most_states_(most_states) {}

    // Can the opponent take the chain? Nothing where there are too many situations.
    std::optional<bool> is_taken(KoThreats threats) const {
        const Contest contest(position_, points_, {}, threats);
        const Color owner = position_.at(stone_);
        const State start = contest.start(first_);
        const Contest::Cells chain = contest.chain(start, contest.cell(stone_));
        const auto gone = [&](const State& state) {
            return (state.stones[index_of(owner)] & chain) != chain;
        };
        const PlayGraph graph(contest, {start}, gone, most_states_);
        if (!graph.complete()) return std::nullopt;
        return graph.forced(other(owner), graph.where(gone))[graph.index(start)] != 0;
    }

    // The owner having so many more.
    std::optional<bool> is_taken(int more) const {
        KoThreats threats;
        const Color owner = position_.at(stone_);
        threats.of[index_of(more > 0 ? owner : other(owner))] = static_cast<std::uint8_t>(std::abs(more));
        return is_taken(threats);
    }

    std::optional<bool> is_taken_with_all_threats_of(Color player) const {
        KoThreats threats;
        threats.of[index_of(player)] = KoThreats::no_end;
        return is_taken(threats);
    }

private:
    const Position& position_;
    const PointSet& points_;
    Point stone_;
    Color first_;
    std::size_t most_states_;
};

}  // namespace

PointSet contested_points(const Position& position, const PointSet& standing, Point stone) {
    PointSet rest;
    for_each_point(position.size(), [&](Point p) {
        if (!standing.contains(p)) rest.insert(p);
    });
    PointSet seed;
    seed.insert(stone);
    return flood(seed, rest, position.size());
}

std::optional<KoFight> ko_fight(const Position& position, const PointSet& standing, Point stone, Color first,
                                std::size_t most_states) {
    const PointSet points = contested_points(position, standing, stone);
    if (points.size() > Contest::most_points) return std::nullopt;
    const Fight fight(position, points, stone, first, most_states);
    const Color owner = position.at(stone);
    const auto with_all = fight.is_taken_with_all_threats_of(owner);
    const auto against_all = with_all ? fight.is_taken_with_all_threats_of(other(owner)) : std::nullopt;
    if (!against_all) return std::nullopt;
    KoFight found{.kept_with_all = !*with_all, .taken_with_all = *against_all};
    if (!found.depends()) return found;
    for (int more = -KoFight::most_threats; more <= KoFight::most_threats; ++more) {
        const auto taken = fight.is_taken(more);
        if (!taken) return std::nullopt;
        if (*taken) continue;
        if (more > -KoFight::most_threats) found.owner_needs = more;
        break;
    }
    return found;
}

}  // namespace shinpan::analysis
