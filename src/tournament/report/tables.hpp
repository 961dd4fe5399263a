// The tables of an event that a director prints or shows.
#pragma once

#include "tournament/event/event.hpp"
#include "tournament/report/printed_table.hpp"
#include "tournament/standings/standings.hpp"

#include <string>

namespace shinpan::tournament {

// Rounds are numbered from 1; of a round without games the tables are empty.
PrintedTable players_table(const Event&);
PrintedTable pairings_by_table(const Event&, int round);
PrintedTable pairings_by_name(const Event&, int round);
PrintedTable unreported_games(const Event&, int round);

// Who is there and has no game, with the reason.
PrintedTable unpaired_players(const Event&, int round);

// The wall list: places, criteria, and the round results with the opponents' rows, as "12+/w2".
PrintedTable wall_list(const Event&, const Standings&);

// Who has played whom: a row and a column for each, in the order of the table.
PrintedTable crosstable(const Event&, const Standings&);

// All rulings with clause, words, appeal and what became of it.
PrintedTable rulings_table(const Event&);

// All entries, those that are undone marked so.
PrintedTable history_table(const Event&);

// A slip for each game of a round, four on a page, to be filled in and signed at the table.
std::string slips_in_html(const Event&, int round);

}  // namespace shinpan::tournament
