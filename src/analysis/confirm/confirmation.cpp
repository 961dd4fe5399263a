#include "analysis/confirm/confirmation.hpp"

#include "analysis/confirm/trial.hpp"
#include "go/score/control.hpp"
#include "go/score/unconditional.hpp"

namespace shinpan::inline analysis {
namespace {

// The sizes of chains that are played under when they are taken, from the widest play to the narrowest.
constexpr int all_chains = Contest::most_points;
constexpr int widths[]{all_chains, 8, 4, 2, 1};

bool is_alive(Confirmed status) {
    return status == Confirmed::uncapturable || status == Confirmed::new_stone;
}

// The stones of the chains of more than that many.
PointSet bigger_chains(const Position& position, const PointSet& part, int width) {
    PointSet bigger;
    for (Point p : part)
        if (is_stone(position.at(p)) && !bigger.contains(p))
            if (const PointSet chain = connected(position, p); chain.size() > width) bigger |= chain;
    return bigger;
}

// One connected part of the board.
class Part {
public:
    Part(const Position& position, const PointSet& points, KoPass ko_pass, std::size_t most_states)
        : position_(position), points_(points), ko_pass_(ko_pass), most_states_(most_states) {}

    ConfirmedChain confirm(const PointSet& stones) const {
        ConfirmedChain chain{.stones = stones};
        if (points_.size() <= Contest::most_points) decide(chain);
        return chain;
    }

private:
    // Tries the widest play that the number of situations allows.
    void decide(ConfirmedChain& chain) const {
        for (int width : widths) {
            const PointSet stakes = bigger_chains(position_, points_, width);
            const Trial trial(position_, points_, stakes, *chain.stones.begin(), ko_pass_, most_states_);
            Trial::Finding found = trial.finding();
            if (found.status == Confirmed::undecided) continue;
            chain.status = found.status;
            chain.line = std::move(found.line);
            chain.whole = width == all_chains;
            if (found.status != Confirmed::capturable) return;
        }
    }

    const Position& position_;
    PointSet points_;
    KoPass ko_pass_;
    std::size_t most_states_;
};

// The chains among those points, in the order of their first points.
std::vector<PointSet> chains_among(const PointSet& points, const Position& position) {
    std::vector<PointSet> chains;
    for (PointSet left = points - position.points(Color::empty); !left.empty(); left -= chains.back())
        chains.push_back(connected(position, *left.begin()));
    return chains;
}

template <class F>
PointSet stones_where(const Confirmation& chains, F holds) {
    PointSet stones;
    for (const ConfirmedChain& chain : chains)
        if (holds(chain.status)) stones |= chain.stones;
    return stones;
}

}  // namespace

std::string_view word_of(Confirmed status) {
    switch (status) {
        case Confirmed::uncapturable: return "uncapturable";
        case Confirmed::new_stone: return "alive by a new stone";
        case Confirmed::dead: return "dead";
        case Confirmed::capturable: return "capturable";
        case Confirmed::undecided: return "undecided";
    }
    return {};
}

PointSet alive(const Confirmation& chains) { return stones_where(chains, is_alive); }

PointSet dead(const Confirmation& chains) {
    return stones_where(chains, [](Confirmed status) { return status == Confirmed::dead; });
}

PointSet unsettled(const Confirmation& chains) {
    return stones_where(chains, [](Confirmed status) {
        return status == Confirmed::capturable || status == Confirmed::undecided;
    });
}

Confirmation confirm(const Position& position, const PointSet& standing, KoPass ko_pass,
                     std::size_t most_states, const ChainsDone& on_progress) {
    PointSet rest;
    for_each_point(position.size(), [&](Point p) {
        if (!standing.contains(p)) rest.insert(p);
    });
    const std::size_t count = chains_among(rest, position).size();
    Confirmation all;
    for_each_region(rest, position.size(), [&](const PointSet& points) {
        const Part part(position, points, ko_pass, most_states);
        for (const PointSet& chain : chains_among(points, position)) {
            if (on_progress) on_progress(all.size(), count);
            all.push_back(part.confirm(chain));
        }
    });
    return all;
}

PointSet undisputed(const Position& position, int least_open) {
    PointSet stones;
    for (Color player : {Color::black, Color::white})
        stones |= unconditionally_alive(position, player, SelfCapture::forbidden);
    for_each_region(position.points(Color::empty), position.size(), [&](const PointSet& open) {
        if (open.size() < least_open) return;
        for (Point p : surroundings(open, position.size()))
            if (!stones.contains(p)) stones |= connected(position, p);
    });
    return stones;
}

}  // namespace shinpan::analysis
