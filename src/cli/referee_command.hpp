// shinpan referee: replays records, judges every move, scores.
#pragma once

#include "referee/dead_stones.hpp"

#include <optional>
#include <string>
#include <vector>

namespace shinpan::cli {

struct RefereeOptions {
    std::vector<std::string> paths;
    std::string rules = "record";  // a ruleset's name, "record" or "all"
    std::string dead;              // a word of DeadFrom; empty: what is usual under the ruleset
    bool json = false;
    int jobs = 0;  // 0: as many as there are cores
    bool resume = false;
    std::string state = "shinpan-referee.state";
    bool strict = false;
};

// The exit status.
int referee(const RefereeOptions&);

}  // namespace shinpan::cli
