// What is in the store afterwards, held against what the players were told.
#pragma once

#include "apps/load/pair.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace shinpan::inline apps::load {

struct KeptCheck {
    std::int64_t games = 0, entries = 0, results = 0;  // looked at; results of games that are over
    std::vector<std::string> faults{};
};

// Each entry that a player was told is in the file at its number with its head; no request was entered twice;
// the log is one of a game, its chain is whole; and the result of a game that is over is what the referee
// says of its record.
KeptCheck check_kept(const std::string& db, std::span<const ToldGame>);

}  // namespace shinpan::apps::load
