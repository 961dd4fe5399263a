#include "estimate/proof_layer.hpp"

namespace shinpan {

Hypothesis hypothesis_from(const Position& position, const Estimate& e) {
    Hypothesis guess;
    for (const ChainEstimate& chain : e.chains)
        if (!chain.dead) guess.living |= chain.stones;
    for (Color player : {Color::black, Color::white}) {
        const PointSet opposing = guess.living & position.points(other(player));
        const auto i = index_of(player);
        guess.owned[i] = (e.owned[i] - guess.living) - surroundings(opposing, position.size());
        guess.owned[i] |= e.owned[i] & e.dead;
    }
    return guess;
}

Proven proven_by(const Position& position, const Section& black, const Section& white) {
    return {
        .alive = black.safe | white.safe,
        .dead = (black.held & position.points(Color::white)) | (white.held & position.points(Color::black)),
        .owned = {black.kept(), white.kept()}};
}

}  // namespace shinpan
