#include "referee/proof/estimated.hpp"

#include "analysis/confirm/mutual_life.hpp"
#include "analysis/confirm/precedent.hpp"
#include "go/score/control.hpp"
#include "referee/proof/confirmed.hpp"

#include <algorithm>

namespace shinpan::inline referee {
namespace {

constexpr std::size_t states_of_play = 50'000;  // against one chain

// Dead stones where only living stones of their own colour border, so that they are in no territory of the
// opponent.
PointSet dead_at_home(const Position& position, const PointSet& dead) {
    PointSet found;
    for_each_region(position.points(Color::empty) | dead, position.size(), [&](const PointSet& region) {
        const PointSet around = surroundings(region, position.size());
        for (Color player : {Color::black, Color::white})
            if (!around.empty() && (around - position.points(player)).empty())
                found |= region & dead & position.points(player);
    });
    return found;
}

// Was play against one of these stones not followed to its end? A dead stone that stays costs its owner the
// territory around it.
bool is_cut_short(const Confirmation& chains, const PointSet& stones) {
    return std::any_of(chains.begin(), chains.end(), [&](const ConfirmedChain& chain) {
        return !chain.whole && !(chain.stones & stones).empty();
    });
}

// What hypothetical play shows of the chains of which nothing is proven. Returns what is dead and stays.
PointSet add_confirmed(const Position& position, KoPass ko_pass, Proven& known) {
    const PointSet decided = known.alive | known.dead;
    const PointSet standing = undisputed(position, open_enough);
    Confirmation chains = confirm(position, standing, ko_pass, states_of_play);
    if (is_cut_short(chains, dead_at_home(position, dead(chains))))
        chains = confirm(position, standing, ko_pass, usual_states);
    known.alive |= alive(chains) - decided;
    known.dead |= settle(position, dead(chains)).removed - decided;
    return dead_at_home(position, dead(chains)) - decided;
}

// What the ruleset decides by precedent.
void add_precedents(const Position& position, Proven& known) {
    const Confirmation chains =
        confirm(position, undisputed(position, open_enough), KoPass::every_ko, states_of_play);
    const PointSet decided = known.alive | known.dead;
    for (const Precedent& one : precedents_in(position, chains)) {
        const bool is_dead = one.shape == PrecedentShape::bent_four_in_the_corner;
        PointSet& kept = is_dead ? known.dead : known.alive;
        kept |= one.chain->stones - decided;
        if (one.beside) kept |= one.beside->stones - decided;
    }
}

// The groups that such play shows to live in seki have no territory, nor is any beside dead stones that stay.
void add_seki(const Position& position, KoPass ko_pass, const PointSet& staying, Estimate& guess) {
    guess.dead -= staying;
    const Position living = without(position, guess.dead);
    const PointSet found =
        stones_in_mutual_life(position, guess.dead, undisputed(living, open_enough), ko_pass, states_of_play);
    guess.seki |= found;
    for (PointSet& owned : guess.territory)
        owned = without_regions_beside(owned, found | staying, living.size());
}

}  // namespace

const Estimate& Estimates::of(const Position& position) {
    if (!position_ || !(*position_ == position)) {
        last_ = estimator_(position, {});
        position_ = position;
    }
    return last_;
}

const EstimateWithProof& Estimates::with_proof(const Record& record, int moves, const Ruleset& rules) {
    const KoPass ko_pass = rules.ko_pass.is;
    const bool by_precedent = rules.precedents.is != Precedents::none;
    const bool is_the_last = record_ == &record && ko_pass_ == ko_pass && by_precedent_ == by_precedent;
    if (proof_ && is_the_last && proof_->proven.moves == moves) return *proof_;
    ProvenPosition proven = prove_position(record, moves, {}, {});
    EstimateSettings settings;
    for (std::size_t player = 0; player < 2; ++player) {
        const Section& section = proven.sections[player];
        settings.proven.alive |= section.safe;
        settings.proven.dead |= section.held & proven.position.points(other(section.defender));
        settings.proven.owned[player] = section.kept();
    }
    PointSet staying;
    if (has_confirmation(rules)) staying = add_confirmed(proven.position, ko_pass, settings.proven);
    if (by_precedent) add_precedents(proven.position, settings.proven);
    const Grade found = grade(proven);
    Estimate guess = estimator_(proven.position, settings);
    if (has_confirmation(rules)) add_seki(proven.position, ko_pass, staying, guess);
    record_ = &record;
    ko_pass_ = ko_pass;
    by_precedent_ = by_precedent;
    return proof_.emplace(EstimateWithProof{std::move(proven), found, std::move(guess), staying});
}

}  // namespace shinpan::referee
