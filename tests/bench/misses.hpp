// Misses: finished games in which an estimate differs from the players' marks, and of what kind each is.
#pragma once

#include "analysis/ownership/estimate.hpp"
#include "bench/finished_games.hpp"

#include <array>
#include <string>
#include <string_view>

namespace shinpan::bench {

// In the order in which they are tried.
enum class Miss {
    left_open,      // the marks leave a region of eight points or more to nobody: dead stones in it unmarked
    proven,         // the prover contradicts the marks
    all_dead,       // a player's stones are all marked dead: a game given up
    same_stones,    // the same stones are dead, and the count differs
    race,           // a chain of each colour is called otherwise
    called_living,  // marked dead, called living
    called_dead,    // marked living or not at all, called dead
};
inline constexpr std::array misses{Miss::left_open, Miss::proven,        Miss::all_dead,   Miss::same_stones,
                                   Miss::race,      Miss::called_living, Miss::called_dead};

std::string_view in_words(Miss);

// Are the marks shown to be wrong, so that the game can tell nothing of the estimate?
constexpr bool is_unsound(Miss kind) { return kind == Miss::left_open || kind == Miss::proven; }

// The chains of which the prover finds what the estimate does, and those who said which stones are dead
// otherwise: with nothing assumed, or as far as all else that they said is right. Either way what they said
// cannot all be right.
struct Contradicted {
    std::string chains{};  // empty where there are none
    bool all = false;      // are these all that the estimate finds otherwise, and is there one?
};
Contradicted proven_against(const Position&, const PointSet& dead, const Estimate&);

struct Examined {
    Miss kind{};
    std::string why{};  // the points in question, for the reader
};

// Precondition: the estimate differs in stones or count. The prover is asked about the chains in question.
Examined examine(const FinishedGame&, const Estimate&);

}  // namespace shinpan::bench
