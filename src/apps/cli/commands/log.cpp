// shinpan log: the logs of games between people, and whether their chains hold.
#include "apps/cli/commands.hpp"
#include "apps/cli/files/files.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/text.hpp"
#include "formats/record/sgf/events.hpp"
#include "formats/record/sgf/reader.hpp"
#include "server/log/chain.hpp"
#include "server/log/game_log.hpp"
#include "server/store/sha256.hpp"
#include "server/store/sqlite_store.hpp"

#include <algorithm>
#include <array>
#include <fstream>

namespace shinpan::inline apps::cli {
namespace {

constexpr std::string_view head_of_database = "SQLite format 3";

struct LogOptions {
    std::string file, game, head;
    std::string record;  // an SGF file that names both
};

struct NamedLog {
    std::string game{};
    std::vector<server::Link> links{};
};

using Logs = Result<std::vector<NamedLog>, std::string>;

// "game ID", then a line for each link.
Logs logs_in_text(const LogOptions& options) {
    const auto content = read_file(options.file);
    if (!content) return failure(with_place(options.file, content.error()));
    std::string_view text = *content;
    std::vector<NamedLog> logs;
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        if (line.starts_with(server::head_of_log)) {
            logs.push_back({std::string(line.substr(server::head_of_log.size())), {}});
            continue;
        }
        const auto link = server::link_in(line);
        if (!link || logs.empty())
            return failure(options.file + ":" + std::to_string(number) + ": that is not a line of a log");
        logs.back().links.push_back(*link);
    }
    if (!options.game.empty())
        std::erase_if(logs, [&](const NamedLog& log) { return log.game != options.game; });
    return logs;
}

Logs logs_in_store(const LogOptions& options) {
    const auto store = server::SqliteStore::open_beside(options.file);
    if (!store) return failure(store.error());
    auto games = server::SqliteStore::games_in(options.file);
    if (!games) return failure(games.error());
    std::vector<NamedLog> logs;
    for (const std::string& game : *games) {
        if (!options.game.empty() && game != options.game) continue;
        const std::array<server::StoreRequest, 1> request{server::FindGame{game}};
        const auto answers = (*store)->carry_out(request);
        const auto* const found = std::get_if<server::FoundGame>(&answers.front());
        if (found == nullptr) return failure(options.file + ": game " + game + " cannot be read");
        NamedLog log{game, {}};
        for (const server::KeptEntry& kept : found->entries) log.links.push_back({kept.entry, kept.head});
        logs.push_back(std::move(log));
    }
    return logs;
}

bool is_database(const std::string& path) {
    std::string head(head_of_database.size(), ' ');
    std::ifstream(path).read(head.data(), static_cast<std::streamsize>(head.size()));
    return head == head_of_database;
}

Logs logs_in(const LogOptions& options) {
    auto logs = is_database(options.file) ? logs_in_store(options) : logs_in_text(options);
    if (logs && logs->empty())
        return failure(options.file + ": has no " + (options.game.empty() ? "game" : "game " + options.game));
    return logs;
}

// What is wrong with a log; empty where nothing is.
std::string fault_of(const NamedLog& log) {
    if (log.links.empty()) return "has no entry";
    if (const auto place = server::break_of(server::sha256, log.game, log.links))
        return "the chain breaks at entry " + std::to_string(*place);
    std::vector<server::LogEntry> entries;
    for (const server::Link& link : log.links) entries.push_back(link.entry);
    const auto game = server::GameLog::of(log.game, server::sha256, std::move(entries));
    return game
               ? ""
               : "the chain holds, but entry " + std::to_string(game.error().line) + ": " + game.error().what;
}

// The options with the game and the head that the record names.
Result<LogOptions, std::string> with_record(LogOptions options) {
    if (options.record.empty()) return options;
    const auto text = read_file(options.record);
    if (!text) return failure(with_place(options.record, text.error()));
    const auto games = sgf::read(*text);
    if (!games) return failure(with_place(options.record, games.error()));
    const auto named = games->game(0).find(sgf::log_property);
    const std::string_view value = named ? named->value(0) : std::string_view();
    const std::size_t blank = value.find(' ');
    if (blank == std::string_view::npos)
        return failure(options.record + ": is not a record of a game over the net: it has no " +
                       std::string(sgf::log_property));
    options.game = value.substr(0, blank);
    options.head = value.substr(blank + 1);
    return options;
}

int run_verify(const LogOptions& asked) {
    const auto named = with_record(asked);
    if (!named) {
        complain(named.error());
        return refused;
    }
    const LogOptions& options = *named;
    const auto logs = logs_in(options);
    if (!logs) {
        complain(logs.error());
        return refused;
    }
    int status = fine;
    for (const NamedLog& log : *logs) {
        const auto is_wanted = [&](const server::Link& link) { return link.head == options.head; };
        std::string fault = fault_of(log);
        const auto shown = std::find_if(log.links.begin(), log.links.end(), is_wanted);
        if (fault.empty() && !options.head.empty() && shown == log.links.end())
            fault = "the chain holds, but never had the head " + options.head;
        if (!fault.empty()) status = refused;
        const std::string of_head =
            options.head.empty() || shown == log.links.end()
                ? ""
                : "; the head is that of entry " + std::to_string(shown->entry.number);
        put("game " + log.game + ": " +
            (fault.empty() ? std::to_string(log.links.size()) + " entries, the chain holds" + of_head
                           : fault) +
            "\n");
    }
    return status;
}

int run_show(const LogOptions& options) {
    const auto logs = logs_in(options);
    if (!logs) {
        complain(logs.error());
        return refused;
    }
    for (const NamedLog& log : *logs) put(server::to_text(log.game, log.links));
    return fine;
}

LogOptions& add_reading(const CommandParser& command, int (*run)(const LogOptions&)) {
    LogOptions& options = command.runs(run);
    command.option("FILE", options.file, "A server's file, or what log show wrote").required();
    command.option("--game", options.game, "One game alone");
    return options;
}

}  // namespace

void add_log(const CommandParser& program) {
    const CommandParser log = program.command("log", "The logs of games between people");
    log.one_command_exactly();
    const CommandParser verify =
        log.command("verify", "Does the chain hold, and if not, at which entry does it break?");
    LogOptions& options = add_reading(verify, run_verify);
    verify.option("--head", options.head, "A head that somebody was shown: was it one of this chain?");
    verify.option("--record", options.record, "The SGF file of a game, which names the game and such a head");
    add_reading(log.command("show", "The entries with the heads of their chain, as text"), run_show);
}

}  // namespace shinpan::apps::cli
