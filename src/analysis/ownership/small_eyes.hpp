// Small eyes: chains that have no room for eyes but a few points, and no way out. What becomes of them is
// decided on these points.
//
//   for (const SmallEye& eye : small_eyes(position, proven, standing)) read_eye(position, eye, 20'000);
#pragma once

#include "go/board/position.hpp"

#include <vector>

namespace shinpan::inline analysis {

struct SmallEye {
    Color owner{};
    PointSet around{};  // stones of the owner's chains beside the room
    PointSet room{};    // what these alone enclose, stones of the opponent's in it included
    PointSet dame{};    // empty points outside, as far as they are joined to liberties of the chains

    PointSet points() const { return around | room | dame; }
};

// `proven`: stones that live whatever is read; they are around no eye that is doubtful. `standing`: stones
// taken to live. An eye is left out where anything else borders it from outside, chains around another small
// eye included, where nothing does, and where it has fewer than four points or too many to search.
std::vector<SmallEye> small_eyes(const Position&, const PointSet& proven, const PointSet& standing);

}  // namespace shinpan::analysis
