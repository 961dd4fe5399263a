// Hosts: the names that a server goes by. A page elsewhere whose name is made to lead here is no page of
// ours, so a request for another name is refused (RFC 9110 7.2, RFC 9112 3.2).
//
//   const Hosts hosts({"go.example"});
//   hosts.takes("127.0.0.1:7361")        // true, as "localhost" and "go.example"
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::server {

class Hosts {
public:
    // Those of this machine's loopback, and these.
    explicit Hosts(std::vector<std::string> more = {});

    // Is it one of them, with or without a port, in letters of any case?
    bool takes(std::string_view authority) const;

private:
    std::vector<std::string> names_;
};

// The authority of a target in absolute form, such as "http://localhost:7361/"; empty of another one.
std::string_view authority_of(std::string_view target);

}  // namespace shinpan::server
