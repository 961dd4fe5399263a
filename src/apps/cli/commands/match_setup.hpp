// What the options of a match stand for: its terms, ruleset and openings.
//
//   auto terms = terms_of(options);
//   auto setup = setup_of(*terms);            // the same for a match that is resumed
//   setup->match.rules
#pragma once

#include "apps/cli/commands.hpp"
#include "apps/cli/commands/chosen_rules.hpp"
#include "apps/match/run/runner.hpp"
#include "apps/match/statistics/terms.hpp"
#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <string>

namespace shinpan::inline apps::cli {

struct MatchSetup {
    ChosenRules rules{};
    match::Match match{};  // its ruleset is that of `rules`; names are left out
};

Result<match::MatchTerms, BadInput> terms_of(const MatchOptions&);
Result<MatchSetup, BadInput> setup_of(const match::MatchTerms&);

// "90s", "45m", "2h", "1h30m", "90": seconds.
Result<double, BadInput> duration_in(const std::string& text);

}  // namespace shinpan::apps::cli
