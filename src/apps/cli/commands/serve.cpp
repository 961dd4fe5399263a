// shinpan serve: the play site for the browsers of this machine, of its network, or of the world.
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/server_file.hpp"
#include "apps/cli/commands/serving.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "server/store/sqlite_store.hpp"
#include "server/web/http_server.hpp"
#include "server/web/network.hpp"

#include <sys/stat.h>

#include <filesystem>
#include <system_error>

namespace shinpan::inline apps::cli {
namespace {

struct ServeOptions {
    int port = server::usual_port;
    std::vector<std::string> hosts;           // names of this machine's besides the loopback's
    std::string store = usual_server_file();  // of games between people
    bool no_games = false;
    bool lan = false;
    std::string name, proxy;                                 // of a public server
    server::CertificateFiles files;                          // where it encrypts by itself
    int pages = static_cast<int>(server::Settings().pages);  // at a time
    int pages_of_address = static_cast<int>(server::Settings().pages_of_peer);
    int messages = static_cast<int>(server::Settings().messages_a_second);  // of a page
    int guests = static_cast<int>(server::Settings().guests_at_once);       // of an address, also in a minute
    int guests_a_day = static_cast<int>(server::Settings().guests_a_day);
    int idle_days = server::Settings().idle_days;
    bool open = false;
};

constexpr int most_pages = 100'000, most_messages = 1000, most_guests = 10'000;
constexpr int most_guests_a_day = 1'000'000, most_days = 36'500;
constexpr double seconds_of_burst = 5, pages_of_session = 2, seconds_of_minute = 60;
constexpr unsigned short port_of_https = 443;

constexpr int hours_of_code = 1;
constexpr mode_t owner_alone = 0077;

using OpenedStore = Result<std::unique_ptr<server::Store>, std::string>;

// The store, which nobody but the owner of its folder reads; none where there are to be no games.
OpenedStore store_for(const ServeOptions& options) {
    if (options.no_games) return nullptr;
    if (options.store.empty())
        return failure(std::string("there is no place for games: name a file with --db, or say --no-games"));
    umask(owner_alone);
    if (options.store == usual_server_file()) {
        const auto folder = std::filesystem::path(options.store).parent_path();
        std::error_code error;
        std::filesystem::create_directories(folder, error);
        if (error) return failure(folder.string() + ": cannot be made: " + error.message());
    }
    return server::SqliteStore::open(options.store);
}

// Where the server is reached; the error says why it is not to be.
Result<server::Hosts, std::string> hosts_of(const ServeOptions& options) {
    const bool has_proxy = !options.proxy.empty(), has_certificate = !options.files.certificate.empty();
    if (has_certificate == options.files.key.empty())
        return failure(std::string("a line is encrypted by both --certificate FILE and --key FILE"));
    if (has_proxy && has_certificate)
        return failure(
            std::string("either the proxy encrypts or this server: --behind-proxy or --certificate"));
    if (options.name.empty() && (has_proxy || has_certificate))
        return failure(std::string("an encrypted line is for the world: name the server with --public NAME"));
    if (!options.name.empty() && !has_proxy && !has_certificate)
        return failure(std::string(
            "--public needs an encrypted line: a proxy (--behind-proxy ADDRESS), or --certificate FILE and "
            "--key FILE; docs/operations.md in the sources shows both"));
    if (!options.name.empty() && options.lan)
        return failure(std::string("--lan is for this network, --public for the world; choose one"));
    if (has_proxy) return server::Hosts::behind(options.proxy, options.name);
    if (has_certificate) return server::Hosts::encrypting(options.name);
    return options.lan ? hosts_on_network(options.hosts) : server::Hosts(options.hosts);
}

// Where people open it; the first address is the one to be shown and opened.
std::vector<std::string> addresses_of(const ServeOptions& options, unsigned short port) {
    const bool is_usual = !options.proxy.empty() || port == port_of_https;
    if (options.name.empty()) return addresses_here(options.lan, port);
    return {"https://" + options.name + (is_usual ? "/" : ':' + std::to_string(port) + '/')};
}

std::string address_fault(const std::string& word) {
    return server::is_address(word) ? "" : "'" + word + "' is not an IP address";
}

server::Settings settings_of(const ServeOptions& options) {
    server::Settings settings;
    settings.pages = static_cast<std::size_t>(options.pages);
    settings.pages_of_peer = static_cast<std::size_t>(options.pages_of_address);
    settings.messages_a_second = options.messages;
    settings.messages_at_once = seconds_of_burst * options.messages;
    settings.session_messages_a_second = pages_of_session * settings.messages_a_second;
    settings.session_messages_at_once = pages_of_session * settings.messages_at_once;
    settings.guests_at_once = options.guests;
    settings.guests_a_second = options.guests / seconds_of_minute;
    settings.guests_a_day = options.guests_a_day;
    settings.idle_days = options.idle_days;
    return settings;
}

int run_serve(const ServeOptions& options) {
    const auto hosts = hosts_of(options);
    if (!hosts) {
        complain(hosts.error());
        return wrong_usage;
    }
    const server::Site site(server::embedded_files());
    if (site.empty()) {
        complain("this program was built without the play site; build it with ./run, which does that too");
        return refused;
    }
    OpenedStore store = store_for(options);
    if (!store) {
        complain(store.error());
        return refused;
    }
    const bool has_games = *store != nullptr;
    const auto code = has_games ? new_code(**store, server::Role::administrator, hours_of_code)
                                : Result<std::string, std::string>();
    auto server = server::HttpServer::on(site, static_cast<unsigned short>(options.port), *hosts,
                                         std::move(*store), settings_of(options), options.files);
    if (!server) {
        complain(server.error());
        return refused;
    }
    const auto addresses = addresses_of(options, server->port());
    tell_of_addresses("The play site", addresses, options.lan);
    if (has_games) put("Games between people are kept in " + options.store + "\n");
    if (has_games && code)
        put("One-time code for the referee and administrator, good for an hour: " + *code + "\n");
    if (!code) complain(code.error());
    flush();
    if (options.open && !open_in_browser(addresses.front()))
        complain("there is no xdg-open; open the address yourself");
    server->run(true, [](const std::string& what) { complain(what); });
    return fine;
}

}  // namespace

void add_serve(const CommandParser& program) {
    const CommandParser command =
        program.command("serve", "The play site, for browsers here or on the network");
    const auto shared = std::make_shared<ServeOptions>();
    ServeOptions& options = *shared;
    command.option("--port", options.port, "The port; 0: any that is free")
        .whole_number(0, 65535)
        .shows_default();
    command.option("--host", options.hosts, "Another name to answer to").one_value_each_time();
    command.flag("--lan", options.lan, "Let all on this network in, over a line that is not encrypted");
    command.option("--public", options.name, "Serve the world by this name, over an encrypted line");
    command
        .option("--behind-proxy", options.proxy,
                "The IP address of the proxy that encrypts in front of this server")
        .checked(address_fault, "ADDRESS");
    command.option("--certificate", options.files.certificate,
                   "Encrypt without a proxy, by this certificate (PEM, with those that vouch for it)");
    command.option("--key", options.files.key, "The certificate's key (PEM, without a passphrase)");
    command.option("--db", options.store, "Keep games between people in this file").shows_default();
    command.flag("--no-games", options.no_games, "No games between people; nothing is kept");
    command.option("--pages", options.pages, "Pages that may be open at a time")
        .whole_number(1, most_pages)
        .shows_default();
    command.option("--pages-of-address", options.pages_of_address, "Pages of one IP address among them")
        .whole_number(1, most_pages)
        .shows_default();
    command.option("--messages", options.messages, "Messages that a page may send per second")
        .whole_number(1, most_messages)
        .shows_default();
    command.option("--guests", options.guests, "Guests that one IP address may make in a minute")
        .whole_number(1, most_guests)
        .shows_default();
    command.option("--guests-a-day", options.guests_a_day, "Guests that one IP address may make in a day")
        .whole_number(1, most_guests_a_day)
        .shows_default();
    command
        .option("--idle-days", options.idle_days,
                "Days without an entry after which a game is broken off; 0: never")
        .whole_number(0, most_days)
        .shows_default();
    command.flag("--open", options.open, "Open it in the browser");
    command.then_configured("SHINPAN_", [shared] { return within_memory(*shared, run_serve); });
}

}  // namespace shinpan::apps::cli
