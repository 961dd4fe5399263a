// Standings: whether the chains that a proof leaves open live, and how that depends on the first move.
//
//   for (const ChainStatus& of : standings(proven, {}))
//       if (of.is == ChainFate::unsettled) ... name(of.saved->at, size), name(of.killed->at, size)
#pragma once

#include "analysis/confirm/ko_fight.hpp"
#include "referee/proof/proven.hpp"

#include <functional>

namespace shinpan::inline referee {

enum class ChainFate : std::uint8_t {
    lives,  // proven after all, by another guess than the one that led the proof
    dead,
    unsettled,     // who moves first has it: proven for both players
    ko_dependent,  // moving first, the opponent takes it if they have more threats, found by search; or
                   // it stands where such a ko is fought over another chain, and goes with that
    open,
};

// "lives", "dead", "unsettled", "ko_dependent", "open".
std::string_view word_of(ChainFate);

struct ChainStatus {
    Color owner = Color::empty;
    PointSet stones{};  // chains that one proof saves, or kills, together
    ChainFate is = ChainFate::open;
    std::optional<FirstPlay> saved{};   // by the owner, moving first; no play where they need not move
    std::optional<FirstPlay> killed{};  // by the opponent
    std::optional<KoFight> ko{};        // the opponent moving first; there where the chain depends on a ko
    bool is_cut_short = false;          // with more nodes more may be proven
};

// The chains that are neither proven to live nor to be dead, the largest first. `options.nodes` is for each
// attempt, of which a chain may have four; all chains together take at most sixteen times as many and what
// the last one tried takes, and those then left are open. `on_progress`, if given, is called with how many
// chains are done, of how many.
std::vector<ChainStatus> standings(const ProvenPosition&, const ProveOptions&,
                                   const std::function<void(std::size_t, std::size_t)>& on_progress = {});

// Of the chain that a stone belongs to, whether it is proven already or not. `options.nodes` is for each
// attempt. What the sections have by agreement is taken on trust (agreed.hpp), and the large zones that are
// left may take as many nodes. Precondition: a stone stands there.
ChainStatus standing_of(const ProvenPosition&, Point stone, const ProveOptions&);

// Has the dispute about the chain an end? It lives, or it dies at least where the opponent moves first, or
// that depends on a ko.
bool is_decided(const ChainStatus&);

// `ko_dependent` or else `unsettled` where nothing is open but what these chains leave; else as without them.
Grade grade(const ProvenPosition&, const std::vector<ChainStatus>&);

}  // namespace shinpan::referee
