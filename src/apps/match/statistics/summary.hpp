// The summary of a match: who won how often, what that says of strength, how the games ended, what they cost,
// and where an engine and the referee differ.
//
//   const Summary summary = summary_of(folder.games());
//   out << in_words(summary, folder.terms(), names, test);
#pragma once

#include "apps/match/run/game_sgf.hpp"
#include "apps/match/statistics/statistics.hpp"
#include "apps/match/statistics/terms.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace shinpan::inline apps::match {

// How many games ended so.
struct Endings {
    int resigned = 0;
    int on_time = 0;
    int faults = 0;  // lost by a fault other than time
    int as_it_stands = 0, played_out = 0, agreed = 0, proven = 0, estimated = 0;  // counted, by basis
    int no_result = 0;
    int other = 0;
};

struct EngineSummary {
    Results as_black{}, as_white{};
    int moves = 0;
    double wall = 0, cpu = 0, longest_wall = 0, longest_cpu = 0;  // seconds
    int faults = 0;                                               // games lost by one, time among them
    int said = 0;                                                 // final scores
    int wrong_margin = 0, wrong_winner = 0;
    std::vector<std::string> notes{};  // each once
};

struct Summary {
    int games = 0;
    Results results{};  // for A
    Endings endings{};
    std::array<EngineSummary, 2> engines{};  // by index_of(side)
    double moves = 0;                        // in a game, on average
    int repeated = 0;                        // games with all moves of an earlier one
    // With a fault; then those with another winner by an engine's word. By their numbers.
    std::vector<GameLine> noted{};
};

Summary summary_of(const std::vector<GameLine>&);

// Tables for people, ended by a line feed.
std::string in_words(const Summary&, const MatchTerms&, const Names&, const std::optional<Sprt>&);

// One JSON object on one line; docs/schema/match.json has it.
std::string to_json(const Summary&, const MatchTerms&, const Names&, const std::optional<Sprt>&);

}  // namespace shinpan::apps::match
