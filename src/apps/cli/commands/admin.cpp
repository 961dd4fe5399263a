// shinpan admin: what whoever runs a server does beside it.
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/server_file.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "server/store/sqlite_store.hpp"

namespace shinpan::inline apps::cli {
namespace {

struct CodeOptions {
    std::string store{};
    std::string role = "administrator";
    int hours = 1;
};

int run_code(const CodeOptions& options) {
    const auto store =
        server::SqliteStore::open_beside(options.store.empty() ? usual_server_file() : options.store);
    if (!store) {
        complain(store.error());
        return refused;
    }
    const auto role = options.role == "referee" ? server::Role::referee : server::Role::administrator;
    const auto code = new_code(**store, role, options.hours);
    if (!code) {
        complain(code.error());
        return refused;
    }
    put(*code + "\n");
    return fine;
}

}  // namespace

void add_admin(const CommandParser& program) {
    const CommandParser admin = program.command("admin", "Run a server of games between people");
    admin.one_command_exactly();
    const CommandParser code =
        admin.command("code", "Print a one-time code that makes a person referee or administrator");
    CodeOptions& options = code.runs(run_code);
    code.option("--db", options.store, "The server's file; the usual one where it is left out");
    code.option("--role", options.role, "What the code makes of who uses it")
        .one_of({"referee", "administrator"})
        .shows_default();
    code.option("--hours", options.hours, "How long it is good").whole_number(1, 24 * 366).shows_default();
}

}  // namespace shinpan::apps::cli
