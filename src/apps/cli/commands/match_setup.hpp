// What the options of a match stand for: its terms, ruleset and openings.
//
//   auto terms = terms_of(options);
//   auto setup = setup_of(*terms);            // the same for a match that is resumed
//   setup->match.rules
#pragma once

#include "apps/cli/commands/chosen_rules.hpp"
#include "apps/cli/commands/sandbox_options.hpp"
#include "apps/match/run/runner.hpp"
#include "apps/match/statistics/terms.hpp"
#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <string>
#include <vector>

namespace shinpan::inline apps::cli {

struct MatchOptions {
    std::vector<std::string> engines;  // command lines; none where a match is resumed
    int games = 0;                     // 0: what is usual, or what the match began with
    std::string rules;                 // empty: those of engines to which nobody names any
    std::string size;                  // empty: the openings', or 19
    std::string komi;                  // empty: the ruleset's
    int handicap = 0;
    std::string openings;
    std::string colors = "alternate";
    std::string time = "none";
    std::string time_a, time_b;  // empty: `time`
    std::string clock = "wall";
    double grace = 1;  // seconds
    double longest_move = 600;
    int most_moves = 0;  // 0: what is usual for the size
    std::string dead;    // empty: proof and estimate where the ruleset asks for agreement
    int jobs = 1;
    bool fresh = false;
    SandboxOptions sandbox;
    int memory = -1;  // MiB; 0: no limit; -1: the sandbox's
    int cpu = 0;      // seconds; 0: no limit
    std::string out = "shinpan-match";
    std::string resume;        // the folder of a match that was interrupted
    std::vector<double> sprt;  // two differences of Elo, or none
    std::string budget;        // "45m"; empty: no end of time
    bool json = false;
};

struct MatchSetup {
    ChosenRules rules{};
    match::Match match{};  // its ruleset is that of `rules`; names are left out
};

Result<match::MatchTerms, BadInput> terms_of(const MatchOptions&);
Result<MatchSetup, BadInput> setup_of(const match::MatchTerms&);

// "90s", "45m", "2h", "1h30m", "90": seconds.
Result<double, BadInput> duration_in(const std::string& text);

}  // namespace shinpan::apps::cli
