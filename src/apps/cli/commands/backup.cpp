// shinpan backup, shinpan restore: copies of the file in which a server keeps people and games.
#include "apps/cli/commands.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "server/store/file_lock.hpp"
#include "server/store/sqlite_store.hpp"

namespace shinpan::inline apps::cli {
namespace {

struct CopyOptions {
    std::string from, to;
};

int run_backup(const CopyOptions& options) {
    const auto copied = server::SqliteStore::copy(options.from, options.to);
    if (!copied) {
        complain(copied.error());
        return refused;
    }
    const auto games = server::SqliteStore::games_in(options.to);
    const std::size_t count = games ? games->size() : 0;
    put(options.to + ": " + std::to_string(count) + (count == 1 ? " game\n" : " games\n"));
    return fine;
}

int run_restore(const CopyOptions& options) {
    const auto lock = server::FileLock::of(options.to);
    if (!lock) {
        complain(options.to + ": a server has it open, or its folder cannot be written");
        return refused;
    }
    return run_backup(options);
}

void add_copying(const CommandParser& command, int (*run)(const CopyOptions&), const std::string& from,
                 const std::string& to) {
    CopyOptions& options = command.runs(run);
    command.option("FROM", options.from, from).required();
    command.option("TO", options.to, to).required();
}

}  // namespace

void add_backup(const CommandParser& program) {
    add_copying(program.command("backup", "Copy a server's games to another file, while it runs"), run_backup,
                "The file of serve --db", "The copy; a file that is not there yet");
}

void add_restore(const CommandParser& program) {
    add_copying(program.command("restore", "Make a server's file from a backup"), run_restore, "The backup",
                "The file for serve --db; one that is not there yet");
}

}  // namespace shinpan::apps::cli
