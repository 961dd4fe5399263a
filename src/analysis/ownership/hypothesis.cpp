#include "analysis/ownership/hypothesis.hpp"

namespace shinpan::inline analysis {

Hypothesis hypothesis(const Position& position, int playouts) {
    return hypothesis(position, estimate(position, {.playouts = playouts, .source = tactical_guesses}));
}

Hypothesis hypothesis(const Position& position, const Estimate& guess) {
    const PointSet stones = position.points(Color::black) | position.points(Color::white);
    Hypothesis found;
    found.living = stones - guess.dead;
    for (std::size_t player = 0; player < 2; ++player)
        found.owned[player] = guess.owned[player] - found.living;
    return found;
}

}  // namespace shinpan::analysis
