// Serving: what commands that serve a site tell of where it is.
#pragma once

#include "server/web/hosts.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline apps::cli {

// This machine by all its names and addresses, and those names besides.
server::Hosts hosts_on_network(std::vector<std::string> names);

// Where people open it, on this machine or on its network; the first address is the one to be shown.
std::vector<std::string> addresses_here(bool on_network, unsigned short port);

// "The play site is at http://127.0.0.1:7361/ (Ctrl-C ends it)"; on a network with a QR code, and that the
// line is not encrypted.
void tell_of_addresses(std::string_view what, const std::vector<std::string>& addresses, bool on_network);

// False where this machine has nothing that opens addresses.
bool open_in_browser(const std::string& address);

}  // namespace shinpan::apps::cli
