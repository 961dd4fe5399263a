// The kinds of cases, a file each. To add one: a function here, and its line in main.cpp.
#pragma once

#include "tournament/cases/outcome.hpp"

#include <filesystem>

namespace shinpan::tournament {

// NAME.xml beside NAME.expect.json: its conditions, and the games, byes and repeats of its rounds. IDs:
// NAME/event/WHAT, NAME/event/ROUND/WHAT.
void run_events(const std::filesystem::path& folder, Outcome&);

// NAME.xml beside NAME.expect.json: scores and tie-breaks after a round. IDs: NAME/standings/ROUND/COLUMN.
void run_standings(const std::filesystem::path& folder, Outcome&);

// Tables that another program printed. IDs: NAME/printed/COLUMN.
void run_printed(const std::filesystem::path& folder, Outcome&);

// NAME.expect.json: rounds paired by the weights of the compatible method, with handicaps, colors and byes.
// IDs: NAME/pairing/ROUND/WHAT. What a round weighs and what the best one does is compared of rounds that
// were changed by hand, too; games where only one pairing is best.
void run_pairings(const std::filesystem::path& folder, Outcome&);

// NAME.weights.json: the weights of every pair, term by term. IDs: NAME/weights/ROUND/TERM.
void run_weights(const std::filesystem::path& folder, Outcome&);

// egf.jsonl, aga.jsonl, glicko2.jsonl: published examples, a line each. IDs: KIND/ID/WHAT.
void run_ratings(const std::filesystem::path& folder, Outcome&);

// h9/NAME.h9 beside NAME.expect.json: games, wins, and what the printed columns are. IDs: NAME/h9/WHAT.
void run_h9(const std::filesystem::path& folder, Outcome&);

// NAME.h9, NAME.tou and NAME.tour.json beside NAME.xml: the same event. IDs: NAME/same/FORMAT. The columns of
// NAME.h9 are criteria of the event after its last round: NAME/same/h9/HEADING.
//
// Files of aga/, and folders there with a register.tde and its rounds: any event. IDs: NAME/aga.
void run_other_formats(const std::filesystem::path& folder, Outcome&);

}  // namespace shinpan::tournament
