// What a page may send, and what a log may hold.
#include "server/log/game_log.hpp"
#include "server/protocol/json.hpp"
#include "server/store/sha256.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <vector>

using namespace shinpan::server;

namespace {

// A log that is read is the same when it is read again.
void read_log(std::string_view text) {
    std::vector<LogEntry> entries;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        auto entry = log_entry_in(line);
        if (!entry) return;
        if (to_text(*entry) != line) std::abort();
        entries.push_back(std::move(*entry));
    }
    const auto log = GameLog::of("game", sha256, entries);
    if (!log) return;
    if (log->entries() != entries) std::abort();
    if (GameLog::of("game", sha256, entries)->head() != log->head()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (message_in(text) && text.size() > most_frame_bytes) std::abort();
    read_log(text);
    return 0;
}
