// The runner: plays the games of a match, several at a time, until they are played, the test has found
// something, time is up, or somebody says stop.
//
//   Match match{.rules = &rules};
//   auto ended = play_match(match, folder, {.games = 100, .jobs = 2}, watcher);
//   if (ended && *ended == MatchEnd::cancelled) ...       // go on later with the same folder
#pragma once

#include "apps/match/run/game_sgf.hpp"
#include "apps/match/run/match_folder.hpp"
#include "apps/match/statistics/statistics.hpp"
#include "referee/judge/dead_stones.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace shinpan::inline apps::match {

// What the terms' words stand for. The ruleset outlives the match.
struct Match {
    const Ruleset* rules = nullptr;
    std::optional<DeadFrom> dead{};
    std::vector<std::vector<Event>> openings{};  // a handicap is the only one; empty: the empty board
    bool has_list = false;                       // the openings are numbered
    Names names{};
};

// Of one run. What was played before counts toward games and test, not toward the time.
struct RunLimits {
    int games = 100;
    int jobs = 1;
    std::optional<double> seconds{};  // no game begins that is not likely to end within them
    std::optional<Sprt> test{};
};

enum class MatchEnd : std::uint8_t { all_played, found, out_of_time, cancelled };

// Called by whichever thread has something to say, one at a time.
struct Watcher {
    std::function<void(const GameLine&)> played{};
    std::function<bool()> is_cancelled{};  // by all threads at once
};

// Results of the games so far, for A.
Results results_of(const std::vector<GameLine>&);

// Starts the engine, asks for its name, and stops it again.
Result<std::string, Fault> name_of_engine(const MatchTerms&, Side);

// An error where a record cannot be written or a program cannot be run any more; all that was played is in
// the folder.
Result<MatchEnd, std::string> play_match(const Match&, MatchFolder&, const RunLimits&, const Watcher&);

}  // namespace shinpan::apps::match
