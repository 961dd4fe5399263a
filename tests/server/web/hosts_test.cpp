#include "server/web/hosts.hpp"

#include "server/web/tokens.hpp"

#include <doctest/doctest.h>

#include <string>

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

TEST_CASE("a page is the server's own by its origin, over the line that the server has") {
    const Hosts here;
    CHECK(here.is_own_page("http://localhost:7361", "localhost:7361"));
    for (const char* origin :
         {"", "null", "http://localhost", "https://localhost:7361", "http://evil.example"})
        CHECK_FALSE(here.is_own_page(origin, "localhost:7361"));
    CHECK_FALSE(here.is_own_page("http://evil.example", "evil.example"));
    const Hosts world = Hosts::behind("127.0.0.1", "Go.example");
    CHECK(world.is_own_page("https://go.example", "go.example"));
    CHECK_FALSE(world.is_own_page("http://go.example", "go.example"));
}

TEST_CASE("a server for the world goes by its public name alone") {
    const Hosts world = Hosts::behind("10.0.0.2", "Go.example");
    CHECK(world.takes("go.example"));
    CHECK_FALSE(world.takes("localhost"));
    CHECK_FALSE(world.takes("127.0.0.1"));
    CHECK(world.is_encrypted());
    CHECK_FALSE(Hosts({"192.168.1.5"}, Reach::network).is_encrypted());
}

TEST_CASE("of the clients that a proxy names the last one counts, whom the proxy itself saw") {
    CHECK(forwarded_for("203.0.113.7") == "203.0.113.7");
    CHECK(forwarded_for("127.0.0.1, 203.0.113.7") == "203.0.113.7");
    CHECK(forwarded_for("2001:db8::1") == "2001:db8::1");
    CHECK(forwarded_for("") == "");
}

TEST_CASE("over an encrypted line the cookie is the host's alone, and goes over no other line") {
    const std::string plain = cookie_of("t", false), encrypted = cookie_of("t", true);
    for (const std::string& cookie : {plain, encrypted})
        for (const char* rule : {"; HttpOnly", "; SameSite=Strict", "; Path=/"})
            CHECK(cookie.find(rule) != std::string::npos);
    CHECK(plain.starts_with("shinpan_session=t;"));
    CHECK(plain.find("Secure") == std::string::npos);
    CHECK(encrypted.starts_with("__Host-shinpan_session=t;"));
    CHECK(encrypted.ends_with("; Secure"));
    CHECK(encrypted.find("Domain") == std::string::npos);
    CHECK(token_in("a=b; __Host-shinpan_session=t", true) == "t");
    CHECK(token_in("shinpan_session=forged", true) == "");
    CHECK(token_in("a=b; shinpan_session=t", false) == "t");
}

TEST_CASE("a target in absolute form has an authority") {
    CHECK(authority_of("http://localhost:1/a") == "localhost:1");
    CHECK(authority_of("HTTP://a?b") == "a");
    CHECK(authority_of("/http://a/") == "");
    CHECK(authority_of("*") == "");
}
