#include "referee/estimated.hpp"

#include "referee/confirmed.hpp"

namespace shinpan {
namespace {

constexpr std::size_t states_of_play = 50'000;  // against one chain

// What hypothetical play shows of the chains of which nothing is proven.
void add_confirmed(const ProvenPosition& position, KoPass ko_pass, Proven& known) {
    const PointSet decided = known.alive | known.dead;
    const Confirmation chains =
        confirm(position.position, undisputed(position.position, open_enough), ko_pass, states_of_play);
    known.alive |= alive(chains) - decided;
    known.dead |= settle(position.position, dead(chains)).removed - decided;
}

}  // namespace

const Estimate& Estimates::of(const Position& position) {
    if (!position_ || !(*position_ == position)) {
        last_ = estimate(position);
        position_ = position;
    }
    return last_;
}

const EstimateWithProof& Estimates::with_proof(const Record& record, int moves, const Ruleset& rules) {
    const KoPass ko_pass = rules.ko_pass.is;
    const bool is_the_last = record_ == &record && ko_pass_ == ko_pass;
    if (proof_ && is_the_last && proof_->proven.moves == moves) return *proof_;
    ProvenPosition proven = prove_position(record, moves, {}, {});
    EstimateSettings settings;
    for (std::size_t player = 0; player < 2; ++player) {
        const Section& section = proven.sections[player];
        settings.proven.alive |= section.safe;
        settings.proven.dead |= section.held & proven.position.points(other(section.defender));
        settings.proven.owned[player] = section.kept();
    }
    if (has_confirmation(rules)) add_confirmed(proven, ko_pass, settings.proven);
    const Grade found = grade(proven);
    Estimate guess = estimate(proven.position, settings);
    record_ = &record;
    ko_pass_ = ko_pass;
    return proof_.emplace(EstimateWithProof{std::move(proven), found, std::move(guess)});
}

}  // namespace shinpan
