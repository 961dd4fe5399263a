// The options by which the conditions of an event are laid down or changed.
#pragma once

#include "apps/cli/command_parser.hpp"
#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "tournament/event/conditions.hpp"

#include <optional>
#include <string>
#include <vector>

namespace shinpan::inline apps::cli {

// What a line leaves out is empty, and stays as it is.
struct ConditionsOptions {
    std::string title, place, director, first_day, last_day;
    std::string system, rules, size, komi, clock;
    std::string floor, bar, zero, even_from;
    std::string placement, categories, sanctions, method, excluded;
    std::string absent_points;
    std::optional<int> rounds, correction, ceiling, seed, team_size;
};

void add_conditions(const CommandParser&, ConditionsOptions&);

// The conditions with what the options say; an error names the option.
Result<tournament::Conditions, BadInput> with(tournament::Conditions, const ConditionsOptions&);

}  // namespace shinpan::apps::cli
