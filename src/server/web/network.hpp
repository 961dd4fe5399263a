// Network: the addresses and names of this machine on its networks.
#pragma once

#include <string>
#include <vector>

namespace shinpan::server {

// The IP addresses by which others on a network reach it, as addresses of pages have them: IPv4 first, IPv6
// in brackets. Neither loopback nor link-local ones.
std::vector<std::string> network_addresses();

// Is the text an IP address, without brackets?
bool is_address(const std::string& text);

// What the machine is called, and that with ".local" (RFC 6762).
std::vector<std::string> machine_names();

}  // namespace shinpan::server
