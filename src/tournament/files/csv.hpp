// Tables of comma separated values: registrations and results, each with a row of headings
// (docs/tournaments/files.md).
//
//   auto read = csv::read_players(text);         // read->players: to be registered
//   auto results = csv::read_results(text, event);   // results->results: to be reported
#pragma once

#include "base/diagnostic.hpp"
#include "base/result.hpp"
#include "tournament/event/event.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::tournament::csv {

struct ReadPlayers {
    std::vector<Player> players{};  // without numbers
    std::vector<Diagnostic> warnings{};
};

// Headings in any order, in one of the words that are common for them; commas, semicolons or tabs between.
// What is not known is left out with a warning. Refused, with the line: no heading for names, a row without a
// name, an open quote.
Result<ReadPlayers, BadInput> read_players(std::string_view text);

std::string write_players(const Event&);

struct ReadResults {
    std::vector<Reported> results{};
    std::vector<Diagnostic> warnings{};
};

// Results of games that are paired; rows without a result are left out. Players stand by name or by number.
// Refused, with the line and the players: a player who is not registered, a game that is not paired.
Result<ReadResults, BadInput> read_results(std::string_view text, const Event&);

std::string write_results(const Event&);

}  // namespace shinpan::tournament::csv
