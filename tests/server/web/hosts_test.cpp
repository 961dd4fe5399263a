#include "server/web/hosts.hpp"

#include <doctest/doctest.h>

using namespace shinpan::server;

TEST_CASE("a server takes requests for this machine's loopback and for the names that it was given") {
    const Hosts hosts({"Go.Example"});
    for (const char* ours : {"localhost", "LOCALHOST", "localhost:7361", "127.0.0.1", "127.0.0.1:1", "[::1]",
                             "[::1]:7361", "go.example", "GO.EXAMPLE:443", "localhost:"})
        CHECK(hosts.takes(ours));
    for (const char* other :
         {"", ":7361", "evil.example", "127.0.0.1.evil.example", "evil.example:127.0.0.1", "localhost.",
          "localhost:123456", "localhost:80x", "localhost:80:80", "me@localhost", "127.0.0.2", "[::2]", "::1",
          "localhost/", "localhost, localhost"})
        CHECK_FALSE(hosts.takes(other));
    CHECK_FALSE(Hosts().takes("go.example"));
}

TEST_CASE("a target in absolute form has an authority") {
    CHECK(authority_of("http://localhost:1/a") == "localhost:1");
    CHECK(authority_of("HTTP://a?b") == "a");
    CHECK(authority_of("/http://a/") == "");
    CHECK(authority_of("*") == "");
}
