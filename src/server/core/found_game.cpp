#include "server/core/store_words.hpp"
#include "server/log/game_log.hpp"

#include <utility>

namespace shinpan::server {

std::optional<GameLog> log_of(FoundGame& found, Digest digest) {
    if (const auto log = std::exchange(found.log, nullptr)) return std::move(*log);
    std::vector<LogEntry> entries;
    for (const KeptEntry& kept : found.entries) entries.push_back(kept.entry);
    auto log = GameLog::of(found.game, digest, std::move(entries));
    if (!log) return {};
    return std::move(*log);
}

}  // namespace shinpan::server
