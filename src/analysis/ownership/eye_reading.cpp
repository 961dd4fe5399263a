#include "analysis/ownership/eye_reading.hpp"

#include "analysis/confirm/play_graph.hpp"
#include "go/score/control.hpp"

#include <algorithm>

namespace shinpan::inline analysis {
namespace {

KoThreats endless_for(Color player) {
    KoThreats threats;
    threats.of[index_of(player)] = KoThreats::no_end;
    return threats;
}

// All play about an eye, where one player wins each ko.
class EyePlay {
public:
    EyePlay(const Position& position, const SmallEye& eye, Color wins_kos, std::size_t most_states)
        : owner_(eye.owner),
          contest_(position, eye.points(), eye.around, endless_for(wins_kos)),
          graph_(contest_, {contest_.start(Color::black), contest_.start(Color::white)}, is_over,
                 most_states) {
        if (complete()) takeable_ = graph_.forced(other(owner_), graph_.where(is_over));
    }

    bool complete() const { return graph_.complete(); }

    // Can the opponent take any of the chains around, with that player to move first?
    bool can_take_some(Color first) const { return takeable_[start(first)]; }

    // Can the opponent take the chain as soon as any?
    bool can_take(const PointSet& chain, Color first) const {
        const auto gone = graph_.where([&](const State& s) { return is_over(s) && !stands(chain, s); });
        return graph_.forced(other(owner_), gone)[start(first)];
    }

    // Can the owner take the chain and lose no chain of their own after that?
    bool can_clear(const PointSet& chain, Color first) const {
        PlayGraph::Marks cleared = graph_.where([&](const State& s) { return !stands(chain, s); });
        for (std::size_t i = 0; i < cleared.size(); ++i)
            if (takeable_[i]) cleared[i] = 0;
        return graph_.forced(owner_, cleared)[start(first)];
    }

private:
    using State = Contest::State;

    static bool is_over(const State& s) { return s.taker != Color::empty; }

    PlayGraph::Index start(Color first) const { return graph_.index(contest_.start(first)); }

    bool stands(const PointSet& chain, const State& s) const {
        const Contest::Cells cells = contest_.cells(chain);
        return (s.stones[index_of(Color::black)] & cells) == cells ||
               (s.stones[index_of(Color::white)] & cells) == cells;
    }

    Color owner_;
    Contest contest_;
    PlayGraph graph_;
    PlayGraph::Marks takeable_{};  // where some of the chains around can be taken
};

}  // namespace

EyeReading read_eye(const Position& position, const SmallEye& eye, std::size_t most_states) {
    const Color opponent = other(eye.owner);
    const EyePlay hard(position, eye, opponent, most_states);
    const EyePlay easy(position, eye, eye.owner, most_states);
    if (!hard.complete() || !easy.complete()) return {};
    EyeReading found;
    const PointSet within = eye.room & position.points(opponent);
    if (!hard.can_take_some(opponent)) {
        found.alive = eye.around;
        for_each_region(within, position.size(), [&](const PointSet& chain) {
            if (hard.can_clear(chain, opponent)) found.dead |= chain;
            if (!easy.can_clear(chain, eye.owner)) found.alive |= chain;
        });
        return found;
    }
    bool takes_all = true;
    for_each_region(eye.around, position.size(),
                    [&](const PointSet& chain) { takes_all = takes_all && easy.can_take(chain, eye.owner); });
    if (takes_all) found = {.alive = within, .dead = eye.around};
    return found;
}

}  // namespace shinpan::analysis
