// The compatible method: OpenGotha's sum of weights, with its parameters, so that an event that was begun
// there goes on in the same way. docs/tournaments/pairing.md has its terms.
#pragma once

#include "tournament/pairing/pairing_task.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace shinpan::tournament {

enum class WeightTerm : std::uint8_t {
    repeat,
    random,
    colors,
    category,
    score,
    drawn,
    seeding,
    handicap,
    origin,
};
inline constexpr std::size_t term_count = 9;

std::string_view word_of(WeightTerm);
std::string_view in_words(WeightTerm);

// One weight for each term; more is better.
using TermWeights = std::array<std::int64_t, term_count>;

TermWeights weights_of_pair(const PairingTask&, const PlayerToPair&, const PlayerToPair&);

// What the method adds up: all terms, and 1 for the pair.
std::int64_t total_of(const TermWeights&);

// Whose turn for a bye it is, as a place in the task's list. Precondition: somebody is in it.
int compatible_bye(const PairingTask&);

}  // namespace shinpan::tournament
