// The runs of shinpan-load: each starts a server of its own on a new file, puts load on it, stops it, and
// looks at what is in the file.
#pragma once

#include "apps/load/report.hpp"
#include "server/log/game_conditions.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace shinpan::inline apps::load {

struct RunOptions {
    std::string folder = ".";  // where the file lies while it runs: the disk that is measured
    std::size_t games = 100;   // at a time
    double rate = 0;           // moves a second, of all together; 0: as fast as they are answered
    double seconds = 10;
    int kills = 10;
    std::size_t connections = 1000;
    int server_core = -1, own_core = -1;  // processors; -1: any
    std::uint64_t seed = 1;
    std::vector<server::GameConditions> conditions{};
};

// Games for so many seconds: moves a second, what a move waits beside what the disk's sync takes.
Report play(const RunOptions&);

// The server is killed so many times in the middle, and started again on what it has left.
Report kill(const RunOptions&);

// As `play`; memory and descriptors of the server are told over time.
Report soak(const RunOptions&);

// So many connections that say nothing.
Report idle(const RunOptions&);

}  // namespace shinpan::apps::load
