// The kinds of cases, a file each. To add one: a function here, and its line in main.cpp.
#pragma once

#include "tournament/cases/outcome.hpp"

#include <filesystem>

namespace shinpan::tournament {

// NAME.xml beside NAME.expect.json: scores and tie-breaks after a round. IDs: NAME/standings/ROUND/COLUMN.
void run_standings(const std::filesystem::path& folder, Outcome&);

// Tables that another program printed. IDs: NAME/printed/COLUMN.
void run_printed(const std::filesystem::path& folder, Outcome&);

}  // namespace shinpan::tournament
