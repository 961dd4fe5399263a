// What the desk of a page answers, and the commands of a tournament with --json: one JSON value each, on one
// line, as docs/schema/tournament.json has it.
//
//   answer = why_in_json(*why_not(event, 2, 3, 8));   // {"t":"why","do_meet":false,...}
#pragma once

#include "base/bad_input.hpp"
#include "base/diagnostic.hpp"
#include "tournament/event/event.hpp"
#include "tournament/files/written.hpp"
#include "tournament/pairing/why.hpp"
#include "tournament/ratings/new_ratings.hpp"
#include "tournament/report/printed_table.hpp"
#include "tournament/standings/standings.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::tournament {

// A refusal: in English for programs alone, or with its line and its remark for pages in other languages.
std::string error_in_json(std::string_view what);
std::string error_in_json(const BadInput&);

// {"t": "taken", "count": 40, "warnings": [...]}: so many entries were made of a file.
std::string taken_in_json(std::size_t count, const std::vector<Diagnostic>& warnings);

// The event as a file of another program, and what the format cannot say.
std::string file_in_json(const Written&);
std::string why_in_json(const WhyNot&);
std::string costs_in_json(const RoundSums&);
std::string ratings_in_json(std::span<const NewRating>);
std::string conditions_answer(const Conditions&);

// {"t": "unchanged"}: the view is as the page has it.
std::string unchanged_in_json();

// {"t": "record", "record": "(;..."}: SGF of a ruling; empty where it has none.
std::string record_in_json(std::string_view record);

// Each row with the player's name, and each value under the short name of its criterion.
std::string standings_in_json(const Event&, const Standings&);
std::string tables_in_json(std::span<const PrintedTable>);

// Entries that a command has made, as the event's file has them; all entries, and which are undone.
std::string entered_in_json(std::span<const Entry>);
std::string history_in_json(const Event&);

// What was read of another program's file: how many players, and up to which round.
std::string imported_in_json(const Event&);

}  // namespace shinpan::tournament
