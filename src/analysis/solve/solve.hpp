// The exact value of a small board: what Black, who moves first, wins by when both play perfectly until play
// stops and every stone counts as it stands; komi apart.
//
//   if (auto why = cannot_be_solved(rules, size)) ... else
//   const Solution solution = solve(rules, size, {});
//   solution.low, solution.high        // equal where the value is known
#pragma once

#include "base/half_points.hpp"
#include "go/board/point.hpp"
#include "go/rules/ruleset.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace shinpan::inline analysis {

struct SolveLimits {
    std::uint64_t nodes = 50'000'000;          // for each question about the value; a board about which only
                                               // one is asked has those of four for each of its points
    std::size_t bytes = std::size_t{2} << 30;  // for results, for each question
    bool line = true;                          // is a line of best play wanted?
    // Asked now and then with the nodes so far; the search stops when it says no.
    std::function<bool(std::uint64_t nodes)> go_on{};
};

struct Solution {
    // Black's points less White's. Black can force at least `low`, White at most `high`; nothing where not
    // even that is known, or where the player cannot make the game end.
    std::optional<HalfPoints> low{};
    std::optional<HalfPoints> high{};
    // The bounds are final: between them, play goes on forever, and the rules of play do not say what that
    // is worth. If not and they differ, a limit was reached.
    bool endless = false;
    // Where play may go on forever and a limit was reached: Black can force no more than `low_limit`, White
    // hold Black to no less than `high_limit`; nothing where not even that is known. If the first is below
    // the second, play between them does go on forever.
    std::optional<HalfPoints> low_limit{};
    std::optional<HalfPoints> high_limit{};
    // Best play from the start, as far as the value is kept up for certain; no_point for a pass. Black first.
    std::vector<Point> line{};
    std::uint64_t nodes = 0;
    // Of the board, images of each other once where only the ko rule binds; 0 where none were counted.
    std::uint64_t positions = 0;

    bool is_exact() const { return low && high && *low == *high; }
};

// Why no value can be found under that ruleset, or of a board of that size; nothing if it can be tried.
std::optional<std::string> cannot_be_solved(const Ruleset&, Size);

// Precondition: cannot_be_solved says nothing.
Solution solve(const Ruleset&, Size, const SolveLimits&);

}  // namespace shinpan::analysis
