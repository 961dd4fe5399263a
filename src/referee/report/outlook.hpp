// Outlook: what every ruleset makes of a position, komi and prisoners apart: how it counts when both players
// leave it as it is, and what it comes to when play goes on, by the best that both can do.
//
//   const auto outlooks = every_outlook(record, moves_in(record), 400'000);
//   out << outlook_table(outlooks);
#pragma once

#include "analysis/solve/play_on.hpp"
#include "formats/record/record.hpp"
#include "go/rules/ruleset.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace shinpan::inline referee {

struct Outlook {
    const Ruleset* rules = nullptr;

    // Left as it is, less what the ruleset's own confirmation or precedents take off; else every stone counts
    // as it stands. Nothing where the confirmation did not come to its end.
    std::optional<HalfPoints> left{};
    std::string_view removal_clause{};  // of these; empty where they say nothing
    int untried = 0;                    // stones beside open space that the confirmation takes to live

    // Played on, Black moving first and White moving first; nothing where bound_by has nothing.
    std::optional<std::array<Solution, 2>> played{};
    bool ko_rule_alone = false;  // a further ban of the ruleset is left out
};

// In the registry's order, without the variants. Play goes on where stones stand that can be taken, all
// others standing (undisputed); the game begins with the position, so that no ban looks further back. `nodes`
// is what the search for one value may cost.
std::vector<Outlook> every_outlook(const Record&, int moves, std::uint64_t nodes);

// A line for the rulesets that make the same of it.
std::string outlook_table(const std::vector<Outlook>&);

}  // namespace shinpan::referee
