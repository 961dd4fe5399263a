// Hosts: who reaches a server, and the names that it goes by. A page elsewhere whose name is made to lead
// here is no page of ours, so a request for another name is refused (RFC 9110 7.2, RFC 9112 3.2).
//
//   const Hosts hosts({"go.example"});
//   hosts.takes("127.0.0.1:7361")        // true, as "localhost" and "go.example"
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::server {

// Who reaches a server.
enum class Reach : std::uint8_t {
    machine,  // the browsers of its machine, on the loopback address
    network,  // whoever is on a network with it, in plain text
    world     // anybody, over a line that the server or a proxy encrypts (TLS)
};

class Hosts {
public:
    // Of a server for this machine or its network: the names of the loopback, and these.
    explicit Hosts(std::vector<std::string> more = {}, Reach = Reach::machine);

    // Of a server for the world: this name, by a proxy at that IP address, and no other way.
    static Hosts behind(std::string proxy, const std::string& name);

    // Of a server for the world that encrypts its lines itself: this name.
    static Hosts encrypting(const std::string& name);

    Reach reach() const { return reach_; }
    bool is_encrypted() const { return reach_ == Reach::world; }
    const std::string& proxy() const { return proxy_; }  // its address; empty where there is no proxy

    // The first of the names; of a server for the world, its only one.
    const std::string& name() const { return names_.front(); }

    // Is it one of them, with or without a port, in letters of any case?
    bool takes(std::string_view authority) const;

    // Does a page of this server ask, by the fields Origin and Host of its request (RFC 6454 7)?
    bool is_own_page(std::string_view origin, std::string_view host) const;

private:
    std::vector<std::string> names_;
    Reach reach_;
    std::string proxy_{};
};

// The authority of a target in absolute form, such as "http://localhost:7361/"; empty of another one.
std::string_view authority_of(std::string_view target);

// The client that a proxy names last in X-Forwarded-For; empty where it names none. What stands before it was
// said by others.
std::string_view forwarded_for(std::string_view field);

}  // namespace shinpan::server
