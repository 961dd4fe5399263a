#include "referee/proof/standing.hpp"

#include "analysis/proof/proven_zone.hpp"
#include "go/score/control.hpp"

#include <algorithm>
#include <limits>
#include <tuple>

namespace shinpan::inline referee {
namespace {

constexpr std::size_t of(Color player) { return index_of(player); }

constexpr std::size_t ko_situations = 60'000;
constexpr long attempts_together = 16;  // as many nodes as so many of them may take are shared by all chains
constexpr long most_nodes = std::numeric_limits<long>::max() / attempts_together;

class Trial {
public:
    Trial(const ProvenPosition& proven, const ProveOptions& options) : proven_(proven), options_(options) {
        for (const std::size_t player : {0, 1}) options_.agreed[player] = proven.sections[player].agreed;
        if (!(options_.agreed[0] | options_.agreed[1]).empty()) options_.sparing = false;
    }

    // All chains together may take so many nodes.
    void allow(long nodes) { left_ = nodes; }

    ChainStatus of_chain(Color owner, const PointSet& chain) {
        ChainStatus found{owner, chain};
        if (left_ <= 0) {
            found.is_cut_short = true;
            return found;
        }
        found.saved = first(owner, alive(chain, owner), found);
        if (found.saved && found.saved->at == no_point) {
            found.is = ChainFate::lives;
            return found;
        }
        const Color opponent = other(owner);
        found.killed = first(opponent, dead(chain, owner), found);
        if (found.killed && found.killed->at == no_point) {
            found.is = ChainFate::dead;
        } else if (found.saved && found.killed) {
            found.is = ChainFate::unsettled;
        } else if (const auto ko = fight_over(chain, opponent); ko && ko->depends()) {
            found.is = ChainFate::ko_dependent;
            found.ko = ko;
        }
        return found;
    }

private:
    std::optional<FirstPlay> first(Color player, const Hypothesis& guess, ChainStatus& chain) {
        ProveOptions options = options_;
        options.nodes = std::clamp(left_, 0L, options.nodes);
        FirstPlayTried tried =
            prove_first(proven_.position, proven_.past, player, guess, chain.stones, options);
        left_ -= tried.nodes;
        chain.is_cut_short |= !tried.play && tried.is_cut_short;
        return std::move(tried.play);
    }

    std::optional<KoFight> fight_over(const PointSet& chain, Color first) const {
        const PointSet standing = proven_.sections[0].safe | proven_.sections[1].safe;
        const Point stone = *chain.begin();
        const PointSet contested = contested_points(proven_.position, standing, stone);
        if (!(contested & points_lived_by()).empty()) return std::nullopt;
        return ko_fight(proven_.position, standing, stone, first, ko_situations);
    }

    // Where stones get eyes or links from, perhaps by answers: what happens there may be their end.
    PointSet points_lived_by() const {
        PointSet points;
        for (const Section& section : proven_.sections)
            for (const ProvenZone& proof : section.zones) {
                const auto& assumes = proof.zone.assumes();
                const bool gives = std::any_of(assumes.begin(), assumes.end(), [](int n) { return n < 2; });
                if (gives || proof.zone.joins()) points |= proof.zone.points_of(proof.zone.all());
            }
        return points;
    }

    Hypothesis alive(const PointSet& chain, Color owner) const {
        Hypothesis guess = proven_.guess;
        guess.living |= chain;
        guess.owned[of(other(owner))] -= chain;
        return guess;
    }

    // The opponent is thought to own the chain and all that it could reach.
    Hypothesis dead(const PointSet& chain, Color owner) const {
        Hypothesis guess = proven_.guess;
        guess.living -= chain;
        PointSet lost;
        PointSet rest;
        for_each_point(proven_.position.size(), [&](Point p) { rest.insert(p); });
        rest -= guess.living;
        for_each_region(rest, proven_.position.size(), [&](const PointSet& region) {
            if (!(region & chain).empty()) lost |= region;
        });
        guess.owned[of(owner)] -= lost;
        guess.owned[of(other(owner))] |= lost;
        return guess;
    }

    const ProvenPosition& proven_;
    ProveOptions options_;
    long left_ = std::numeric_limits<long>::max();  // nodes
};

struct OpenChain {
    Color owner;
    PointSet stones;
};

std::vector<OpenChain> open_chains(const ProvenPosition& proven) {
    std::vector<OpenChain> chains;
    const PointSet kept = proven.points();
    for (Color player : {Color::black, Color::white})
        for_each_region(proven.position.points(player), proven.position.size(), [&](const PointSet& chain) {
            if (!(chain - kept).empty()) chains.push_back({player, chain});
        });
    const auto order = [](const OpenChain& chain) {
        return std::tuple(-chain.stones.size(), chain.owner, *chain.stones.begin());
    };
    std::sort(chains.begin(), chains.end(),
              [&](const OpenChain& a, const OpenChain& b) { return order(a) < order(b); });
    return chains;
}

// Has the same proof decided this chain too?
bool covers(const ChainStatus& known, const OpenChain& chain) {
    if (known.owner != chain.owner || known.is == ChainFate::open) return false;
    const auto keeps = [&](const std::optional<FirstPlay>& play) {
        return play && (chain.stones - play->section.kept()).empty();
    };
    if (known.is == ChainFate::lives) return keeps(known.saved);
    if (known.is == ChainFate::dead) return keeps(known.killed);
    return keeps(known.saved) && keeps(known.killed);
}

// The points around a chain that no proof gives to anyone: what a ko over the chain decides.
PointSet at_stake(const ProvenPosition& proven, const PointSet& chain) {
    PointSet rest;
    for_each_point(proven.position.size(), [&](Point p) { rest.insert(p); });
    return flood(chain, rest - proven.points(), proven.position.size());
}

// A chain of which nothing is known and that stands where a ko over another is fought goes with it.
void join_kos(const ProvenPosition& proven, std::vector<ChainStatus>& standings) {
    PointSet fought;
    for (const ChainStatus& one : standings)
        if (one.ko) fought |= at_stake(proven, one.stones);
    for (ChainStatus& one : standings)
        if (one.is == ChainFate::open && (one.stones - fought).empty()) one.is = ChainFate::ko_dependent;
}

}  // namespace

std::string_view word_of(ChainFate stands) {
    switch (stands) {
        case ChainFate::lives: return "lives";
        case ChainFate::dead: return "dead";
        case ChainFate::unsettled: return "unsettled";
        case ChainFate::ko_dependent: return "ko_dependent";
        case ChainFate::open: return "open";
    }
    return {};
}

std::vector<ChainStatus> standings(const ProvenPosition& proven, const ProveOptions& options,
                                   const std::function<void(std::size_t, std::size_t)>& on_progress) {
    const std::vector<OpenChain> chains = open_chains(proven);
    Trial trial(proven, options);
    trial.allow(std::min(options.nodes, most_nodes) * attempts_together);
    std::vector<ChainStatus> found;
    for (std::size_t i = 0; i < chains.size(); ++i) {
        if (on_progress) on_progress(i, chains.size());
        const auto known = std::find_if(found.begin(), found.end(),
                                        [&](const ChainStatus& one) { return covers(one, chains[i]); });
        if (known != found.end())
            known->stones |= chains[i].stones;
        else
            found.push_back(trial.of_chain(chains[i].owner, chains[i].stones));
    }
    join_kos(proven, found);
    return found;
}

ChainStatus standing_of(const ProvenPosition& proven, Point stone, const ProveOptions& options) {
    const Color owner = proven.position.at(stone);
    PointSet seed;
    seed.insert(stone);
    const PointSet chain = flood(seed, proven.position.points(owner), proven.position.size());
    if ((chain - proven.sections[of(owner)].safe).empty()) return {owner, chain, ChainFate::lives};
    if ((chain - proven.sections[of(other(owner))].held).empty()) return {owner, chain, ChainFate::dead};
    return Trial(proven, options).of_chain(owner, chain);
}

bool is_decided(const ChainStatus& standing) {
    return standing.is != ChainFate::open || standing.killed.has_value();
}

Grade grade(const ProvenPosition& proven, const std::vector<ChainStatus>& standings) {
    const Grade without = grade(proven);
    if (without != Grade::open) return without;
    ProvenPosition known = proven;  // with what is the owner's, or falls to who moves first, or wins a ko
    bool first = false;
    bool ko = false;
    for (const ChainStatus& one : standings) {
        if (one.is == ChainFate::open) return Grade::open;
        first = first || one.is == ChainFate::unsettled;
        ko = ko || one.is == ChainFate::ko_dependent;
        if (one.ko) known.sections[of(one.owner)].held |= at_stake(proven, one.stones);
        for (const auto* play : {&one.saved, &one.killed}) {
            if (!*play) continue;
            Section& section = known.sections[of((**play).section.defender)];
            section.held |= (**play).section.kept();
        }
    }
    const Grade with = grade(known);
    if (with == Grade::open) return Grade::open;
    return ko ? Grade::ko_dependent : first ? Grade::unsettled : with;
}

}  // namespace shinpan::referee
