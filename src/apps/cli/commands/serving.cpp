#include "apps/cli/commands/serving.hpp"

#include "apps/cli/terminal/qr_code.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "server/web/network.hpp"

#include <spawn.h>

#include <utility>

extern char** environ;

namespace shinpan::inline apps::cli {

server::Hosts hosts_on_network(std::vector<std::string> names) {
    for (const auto& more : {server::network_addresses(), server::machine_names()})
        names.insert(names.end(), more.begin(), more.end());
    return server::Hosts(std::move(names), server::Reach::network);
}

std::vector<std::string> addresses_here(bool on_network, unsigned short port) {
    const std::string rest = ':' + std::to_string(port) + '/';
    std::vector<std::string> all;
    if (on_network)
        for (const std::string& address : server::network_addresses())
            all.push_back("http://" + address + rest);
    if (all.empty()) all.push_back("http://127.0.0.1" + rest);
    return all;
}

void tell_of_addresses(std::string_view what, const std::vector<std::string>& addresses, bool on_network) {
    put(std::string(what) + " is at " + addresses.front() + " (Ctrl-C ends it)\n");
    for (std::size_t i = 1; i < addresses.size(); ++i) put("  or " + addresses[i] + "\n");
    if (!on_network) return;
    if (writes_utf8()) put(qr_code(addresses.front()));
    put("The line is not encrypted: whoever is on this network can read along.\n");
}

bool open_in_browser(const std::string& address) {
    std::string program = "xdg-open";
    std::string argument = address;
    char* const words[] = {program.data(), argument.data(), nullptr};
    pid_t child = 0;
    return posix_spawnp(&child, words[0], nullptr, nullptr, words, environ) == 0;
}

}  // namespace shinpan::apps::cli
