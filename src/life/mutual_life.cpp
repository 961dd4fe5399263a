#include "life/mutual_life.hpp"

#include "life/confirmation.hpp"
#include "score/control.hpp"

namespace shinpan {
namespace {

// The stones of the player's chains beside the region.
PointSet chains_beside(const Position& position, const PointSet& region, Color player) {
    const PointSet stones = position.points(player);
    return flood(surroundings(region, position.size()) & stones, stones, position.size());
}

class Fill {
public:
    Fill(const Position& position, const PointSet& standing, KoPass ko_pass, std::size_t most_states)
        : position_(position), standing_(standing), ko_pass_(ko_pass), most_states_(most_states) {}

    bool can(Color player, const PointSet& region) const {
        const PointSet beside = chains_beside(position_, region, player);
        if (!(beside & standing_).empty()) return true;
        Position filled = position_;
        for (Point p : region) filled.set(p, player);
        if (has_captured_chain(filled)) return false;
        const PointSet living = alive(confirm(filled, standing_, ko_pass_, most_states_));
        return (region - living).empty();
    }

private:
    const Position& position_;
    PointSet standing_;
    KoPass ko_pass_;
    std::size_t most_states_;
};

}  // namespace

PointSet stones_in_mutual_life(const Position& position, const PointSet& standing, KoPass ko_pass,
                               std::size_t most_states) {
    const Fill fill(position, standing, ko_pass, most_states);
    PointSet found;
    for_each_region(territory(position).dame, position.size(), [&](const PointSet& region) {
        if (fill.can(Color::black, region) || fill.can(Color::white, region)) return;
        for (Color player : {Color::black, Color::white}) found |= chains_beside(position, region, player);
    });
    return found;
}

}  // namespace shinpan
