// shinpan tournament, shinpan tournament show: the events of a folder in the browser, or one for all to look
// at.
#include "apps/cli/commands/tournament/page.hpp"
#include "apps/cli/commands/server_file.hpp"
#include "apps/cli/commands/serving.hpp"
#include "apps/cli/commands/tournament/event_file.hpp"
#include "apps/cli/commands/tournament/event_folder.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "formats/files/durable.hpp"
#include "server/web/http_server.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>

namespace shinpan::inline apps::cli {
namespace {

using server::HttpServer;

// Whoever only looks on sends short questions.
constexpr std::size_t most_question_bytes = 4u << 10;

// Serves the site with that desk until Ctrl-C; `place`: of the site, such as "#tournament".
int serve(int port, bool on_network, const HttpServer::Desk& desk, HttpServer::DeskFor whom,
          const std::string& place, bool opens) {
    const server::Site site(server::embedded_files());
    if (site.empty()) {
        complain("this program was built without the play site; build it with ./run, which does that too");
        return refused;
    }
    const auto hosts = on_network ? hosts_on_network({}) : server::Hosts();
    auto server = HttpServer::on(site, static_cast<unsigned short>(port), hosts);
    if (!server) {
        complain(server.error());
        return refused;
    }
    const bool is_directors = whom == HttpServer::DeskFor::director;
    server->serve_desk(desk, is_directors ? tournament::most_request_bytes : most_question_bytes, whom);
    auto addresses = addresses_here(on_network, server->port());
    for (std::string& address : addresses) address += place;
    tell_of_addresses("The tournament", addresses, on_network);
    flush();
    if (opens && !open_in_browser(addresses.front()))
        complain("there is no xdg-open; open the address yourself");
    server->run(true, [](const std::string& what) { complain(what); });
    return fine;
}

// Makes the folder where it is missing, so that an event finds its place. A name whose folder is missing too
// is taken for a slip, except for ours. Otherwise says why there is no such folder.
bool has_place(const std::string& folder) {
    namespace fs = std::filesystem;
    std::error_code unknown;
    const fs::path path = fs::absolute(folder, unknown).lexically_normal();
    const fs::path above = path.has_filename() ? path.parent_path() : path.parent_path().parent_path();
    const bool is_slip = folder != usual_event_folder() && !fs::exists(above, unknown);
    if (!is_slip && disk::make_folders(folder)) return true;
    complain(folder + ": no events can be kept there (" + std::strerror(is_slip ? ENOENT : errno) +
             "); name another folder with --folder");
    return false;
}

}  // namespace

std::string usual_event_folder() {
    const std::string games = usual_server_file();
    return games.empty() ? "" : std::filesystem::path(games).parent_path().string() + "/tournaments";
}

int run_page(const PageOptions& options) {
    if (options.folder.empty()) {
        complain("there is no place for events: name a folder with --folder");
        return wrong_usage;
    }
    if (!has_place(options.folder)) return refused;
    EventFolder folder(options.folder);
    put("Events are kept in " + options.folder + "\n");
    return serve(
        options.port, false, [&](const std::string& body) { return folder.answer(body); },
        HttpServer::DeskFor::director, "#tournament", options.open);
}

int run_show(const ShowOptions& options) {
    if (!read_event(options.file)) return refused;
    EventOnShow event(options.file);
    return serve(
        options.port, options.lan, [&](const std::string& body) { return event.answer(body); },
        HttpServer::DeskFor::everybody, "#tournament/" + event.id(), options.open);
}

}  // namespace shinpan::apps::cli
