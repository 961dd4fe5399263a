// Standings: of the chains of which a proof says nothing, whether they live by who moves first.
//
//   for (const Standing& of : standings(proven, {}))
//       if (of.is == Stands::unsettled) ... name(of.saved->at, size), name(of.killed->at, size)
#pragma once

#include "referee/proven.hpp"

#include <functional>

namespace shinpan {

enum class Stands : std::uint8_t {
    lives,      // proven after all, by another guess than the one that led the proof
    dead,
    unsettled,  // who moves first has it: proven for both players
    open,
};

// "lives", "dead", "unsettled", "open".
std::string_view word(Stands);

struct Standing {
    Color owner = Color::empty;
    PointSet stones{};       // chains that one proof saves, or kills, together
    Stands is = Stands::open;
    std::optional<FirstPlay> saved{};   // by the owner, moving first; no play where he need not move
    std::optional<FirstPlay> killed{};  // by the opponent
};

// The chains that are neither proven to live nor to be dead, the largest first. `options.nodes` is for each
// attempt. `on_progress`, if given, is called with how many chains are done, of how many.
std::vector<Standing> standings(const ProvenPosition&, const ProveOptions&,
                                const std::function<void(std::size_t, std::size_t)>& on_progress = {});

// Of the chain that a stone belongs to, whether it is proven already or not. `options.nodes` is for each
// attempt. Precondition: a stone stands there.
Standing standing_of(const ProvenPosition&, Point stone, const ProveOptions&);

// Has the dispute about the chain an end? It lives, or it dies at least where the opponent moves first.
bool is_decided(const Standing&);

// `unsettled` where nothing is open but what these chains leave; else as without them.
Grade grade(const ProvenPosition&, const std::vector<Standing>&);

}  // namespace shinpan
