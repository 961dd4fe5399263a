// Where the bot's opinions come from: which moves look good before any search, and how a position may end.
// Playouts and shapes that a player sees at a glance are one source; a network may be set in their place.
//
//   BotSettings settings;
//   settings.leaves = [&](const LeafQuestion& q) { return network.value(q.game); };
#pragma once

#include "base/half_points.hpp"
#include "go/board/point_set.hpp"
#include "go/game/game.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace shinpan::inline bot {

// A move that the search may look at; no_point is a pass.
struct Candidate {
    Point at = no_point;
    double wins = 0;  // of so many visits that nobody made: what it is worth at first sight
    double visits = 0;
    // What it seems to be worth beyond that while it is looked at less than it deserves: the share that is
    // added to it, times the square root of all visits and divided by its own and one.
    double bonus = 0;
    double from = 0;  // so many visits of all moves it is not looked at before
};

struct PriorQuestion {
    const Game& game;
    Color by = Color::black;
    double insight = 1;  // how far what is known of good moves is to be trusted, from 0, not at all, to 1
};

// Fills in all but the point of each candidate. One at least must be looked at from the first visit.
using PriorSource = std::function<void(const PriorQuestion&, std::vector<Candidate>&)>;

struct LeafQuestion {
    const Game& game;
};

struct Leaf {
    double black = 0.5;                // Black's share of the game: 1 won, 0 lost; a little goes by margin
    HalfPoints margin{};               // of the score, Black minus White
    std::array<PointSet, 2> played{};  // where each was the first to play from there on, by index_of(player)
};

using LeafSource = std::function<Leaf(const LeafQuestion&)>;

// The more likely a strong player is to choose a move (policy.hpp), the more of the visits are won; on a
// large board the sooner and the more often it is looked at.
void learned_priors(const PriorQuestion&, std::vector<Candidate>&);

// One tactical playout from there. The questions one after another, and the seed, decide the answers.
LeafSource tactical_playouts(Size, std::uint64_t seed);

// Black's share of a game with that margin: won, drawn or lost by the ruleset's word, and a little for every
// point, so that a sure winner does not waste them.
double black_share(const Ruleset&, HalfPoints margin, int handicap, Size);

// Black's share where points alone count: a half at the margin `beyond` (points), more for every point more.
double points_share(HalfPoints margin, double beyond);

// What the score has besides the board as the game stands, Black minus White: komi, handicap, pass stones and
// the like.
HalfPoints score_apart(const Game&);

}  // namespace shinpan::bot
