// Planes: a position as the network sees it, a number for each plane of each point: what stands there, what
// was played last, what a play would do at a glance (move_features.hpp), and how strong the policy finds it.
//
//   const Planes planes = planes_of(game, game.to_move(), plays);
//   planes.at(p, Plane::escape) == Planes::whole   // a play there saves a chain
#pragma once

#include "analysis/network/planes.hpp"
#include "bot/features/move_features.hpp"

#include <cstdint>
#include <vector>

namespace shinpan::inline bot {

enum class Plane : std::uint8_t {
    own,
    theirs,
    one_liberty,  // of the chain that stands there
    two_liberties,
    three_liberties,
    more_liberties,
    last,  // play
    second_last,
    third_last,
    fourth_last,
    board,     // every point: beyond the border all planes are 0
    sensible,  // a play that is looked at; those below are of such plays
    capture,
    escape,
    vain_escape,
    ladder,  // an atari that starts one
    guard,
    leaves_one_liberty,
    leaves_two_liberties,
    strength,  // a quarter of the weight, within 2 up or down; -2 where no play is looked at
};

inline constexpr std::size_t plane_count = 20;

// A play at a glance.
struct Seen {
    Point at = no_point;
    MoveFeatures features{};
    float weight = 0;  // the logarithm of its strength
};

using Planes = PlanesOf<Plane, plane_count>;

// `plays`: all that are looked at, of that player.
Planes planes_of(const Game&, Color by, const std::vector<Seen>& plays);

}  // namespace shinpan::bot
