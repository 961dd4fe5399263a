// The commands of shinpan tournament, each group in a source of that name.
#pragma once

#include "apps/cli/command_parser.hpp"

namespace shinpan::inline apps::cli {

void add_setup(const CommandParser& tournament);      // new, change
void add_players(const CommandParser& tournament);    // register, check-in, absent, players
void add_rounds(const CommandParser& tournament);     // pair, unpair, arrange, result
void add_pairing(const CommandParser& tournament);    // pair, why, costs, rate
void add_standings(const CommandParser& tournament);  // standings, print
void add_rulings(const CommandParser& tournament);    // rule, appeal, hear, approve
void add_exchange(const CommandParser& tournament);   // import, export, take-players, take-results
void add_history(const CommandParser& tournament);    // history, undo

}  // namespace shinpan::apps::cli
