#include "referee/estimated.hpp"

namespace shinpan {

const Estimate& Estimates::of(const Position& position) {
    if (!position_ || !(*position_ == position)) {
        last_ = estimate(position);
        position_ = position;
    }
    return last_;
}

const EstimateWithProof& Estimates::with_proof(const Record& record, int moves) {
    if (proof_ && record_ == &record && proof_->proven.moves == moves) return *proof_;
    ProvenPosition proven = prove_position(record, moves, {}, {});
    EstimateSettings settings;
    for (std::size_t player = 0; player < 2; ++player) {
        const Section& section = proven.sections[player];
        settings.proven.alive |= section.safe;
        settings.proven.dead |= section.held & proven.position.points(other(section.defender));
        settings.proven.owned[player] = section.kept();
    }
    const Grade found = grade(proven);
    Estimate guess = estimate(proven.position, settings);
    record_ = &record;
    return proof_.emplace(EstimateWithProof{std::move(proven), found, std::move(guess)});
}

}  // namespace shinpan
