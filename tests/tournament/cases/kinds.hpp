// The kinds of cases, a file each. To add one: a function here, and its line in main.cpp.
#pragma once

#include "tournament/cases/outcome.hpp"

#include <filesystem>

namespace shinpan::tournament {

// NAME.xml beside NAME.expect.json: scores and tie-breaks after a round. IDs: NAME/standings/ROUND/COLUMN.
void run_standings(const std::filesystem::path& folder, Outcome&);

// Tables that another program printed. IDs: NAME/printed/COLUMN.
void run_printed(const std::filesystem::path& folder, Outcome&);

// NAME.expect.json: rounds paired by the weights of the compatible method, with handicaps, colors and byes.
// IDs: NAME/pairing/ROUND/WHAT; games are compared where only one pairing is best.
void run_pairings(const std::filesystem::path& folder, Outcome&);

// NAME.weights.json: the weights of every pair, term by term. IDs: NAME/weights/ROUND/TERM.
void run_weights(const std::filesystem::path& folder, Outcome&);

// egf.jsonl, aga.jsonl, glicko2.jsonl: published examples, a line each. IDs: KIND/ID/WHAT.
void run_ratings(const std::filesystem::path& folder, Outcome&);

// h9/NAME.h9 beside NAME.expect.json: games, wins, and what the printed columns are. IDs: NAME/h9/WHAT.
void run_h9(const std::filesystem::path& folder, Outcome&);

// NAME.h9, NAME.tou and NAME.tour.json beside NAME.xml, and files of aga/: the same event, or any event. IDs:
// NAME/same/FORMAT, NAME/aga.
void run_other_formats(const std::filesystem::path& folder, Outcome&);

}  // namespace shinpan::tournament
