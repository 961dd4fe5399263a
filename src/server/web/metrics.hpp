// Metrics: what a server has counted since it began.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

namespace shinpan::server {

struct Metrics {
    std::size_t connections = 0;    // WebSockets that are open
    std::size_t games = 0;          // in memory
    std::int64_t entries = 0;       // of logs, on disk and told
    std::int64_t acknowledged = 0;  // of them those that a person asked for
    std::int64_t batches = 0;       // commits of the store, and
    std::int64_t batch_requests = 0;
    double batch_seconds = 0;
    std::map<std::string, std::int64_t, std::less<>> refusals{};  // by their codes
};

// In the text format of Prometheus, 0.0.4, with the memory that this process has now.
std::string to_text(const Metrics&);

}  // namespace shinpan::server
