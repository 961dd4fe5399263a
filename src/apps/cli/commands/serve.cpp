// shinpan serve: the play site for the browsers of this machine.
#include "apps/cli/commands.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "server/store/sqlite_store.hpp"
#include "server/web/http_server.hpp"

#include <spawn.h>

extern char** environ;

namespace shinpan::inline apps::cli {
namespace {

struct ServeOptions {
    int port = server::usual_port;
    std::vector<std::string> hosts;  // names of this machine's besides the loopback's
    std::string store;               // the file of games between people; empty: there are none
    bool open = false;
};

bool open_in_browser(const std::string& address) {
    std::string program = "xdg-open";
    std::string argument = address;
    char* const words[] = {program.data(), argument.data(), nullptr};
    pid_t child = 0;
    return posix_spawnp(&child, words[0], nullptr, nullptr, words, environ) == 0;
}

int run_serve(const ServeOptions& options) {
    const server::Site site(server::embedded_files());
    if (site.empty()) {
        complain("this program was built without the play site; build it with ./run, which does that too");
        return refused;
    }
    Result<std::unique_ptr<server::Store>, std::string> store;
    if (!options.store.empty()) store = server::SqliteStore::open(options.store);
    if (!store) {
        complain(store.error());
        return refused;
    }
    auto server = server::HttpServer::on(site, static_cast<unsigned short>(options.port),
                                         server::Hosts(options.hosts), std::move(*store));
    if (!server) {
        complain(server.error());
        return refused;
    }
    const std::string address = "http://127.0.0.1:" + std::to_string(server->port()) + "/";
    put("The play site is at " + address + " (Ctrl-C ends it)\n");
    flush();
    if (options.open && !open_in_browser(address))
        complain("there is no xdg-open; open the address yourself");
    server->run(true, [](const std::string& what) { complain(what); });
    return fine;
}

}  // namespace

void add_serve(const CommandParser& program) {
    const CommandParser command = program.command("serve", "The play site, for the browsers of this machine");
    ServeOptions& options = command.runs(run_serve);
    command.option("--port", options.port, "The port on 127.0.0.1; 0: any that is free")
        .whole_number(0, 65535)
        .shows_default();
    command.option("--host", options.hosts, "Another name to answer to").one_value_each_time();
    command.option("--db", options.store, "Keep games between people in this file, so that there can be any");
    command.flag("--open", options.open, "Open it in the browser");
}

}  // namespace shinpan::apps::cli
