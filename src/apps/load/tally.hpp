// Tally: what is counted while the server is under load.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace shinpan::inline apps::load {

struct Tally {
    std::int64_t acknowledged = 0;  // moves and other words of players that were answered `done`
    std::int64_t games_begun = 0, games_over = 0;
    std::map<std::string, std::int64_t> refusals{};  // by their codes
    std::vector<std::string> faults{};               // what must not be: an entry twice, a gap, another head
    std::vector<std::chrono::nanoseconds> delays{};  // from sending a word to both players having it
};

// The value that so many of a hundred do not exceed; 0 of none.
std::chrono::nanoseconds percentile(std::vector<std::chrono::nanoseconds>, double of_hundred);

// So many writes of one block with fdatasync each, to a new file in that folder; fewer where they take more
// than a second.
std::vector<std::chrono::nanoseconds> sync_times(const std::string& folder, int count);

}  // namespace shinpan::apps::load
