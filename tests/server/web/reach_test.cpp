// Who reaches a server: those of its machine, of its network, or the world through a proxy.
#include "server/store/sqlite_store.hpp"
#include "server/web/http_server.hpp"
#include "server/web/network.hpp"

#include <doctest/doctest.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <string>
#include <thread>

using namespace shinpan::server;

namespace {

constexpr SiteFile files[] = {{"/index.html", "<p>board", {}}};

// A server with games and a desk on a free port, while it lives.
class Running {
public:
    explicit Running(const Hosts& hosts)
        : site_(files), server_(HttpServer::on(site_, 0, hosts, *SqliteStore::open(":memory:")).value()) {
        server_.serve_desk([](const std::string&) { return "{}"; }, 1024, HttpServer::DeskFor::director);
        thread_ = std::thread([this] { server_.run(false, [](const std::string&) {}); });
    }
    ~Running() {
        server_.stop([](const std::string&) {});
        thread_.join();
    }
    unsigned short port() const { return server_.port(); }

private:
    Site site_;
    HttpServer server_;
    std::thread thread_;
};

// What that server says to the request, asked at this address of IPv4; empty where it cannot be reached.
std::string said(const std::string& address, unsigned short port, const std::string& text) {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(port);
    inet_pton(AF_INET, address.c_str(), &to.sin_addr);
    const timeval patience{20, 0};
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    std::string found;
    if (connect(socket, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0 &&
        send(socket, text.data(), text.size(), MSG_NOSIGNAL) > 0) {
        char buffer[4096];
        for (ssize_t n = 0; (n = recv(socket, buffer, sizeof buffer, 0)) > 0;)
            found.append(buffer, static_cast<std::size_t>(n));
    }
    close(socket);
    return found;
}

std::string get(const std::string& host) {
    return "GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
}

std::string new_guest(const std::string& host, const std::string& origin) {
    return "POST /api/v1/guests HTTP/1.1\r\nHost: " + host + "\r\nOrigin: " + origin +
           "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// The first address of IPv4 on a network; empty on a machine that has none.
std::string own_address() {
    const auto all = network_addresses();
    return all.empty() || all.front().starts_with('[') ? "" : all.front();
}

}  // namespace

TEST_CASE("a server for its machine is reached on the loopback address alone") {
    const Running server{Hosts()};
    CHECK(said("127.0.0.1", server.port(), get("localhost")).starts_with("HTTP/1.1 200"));
    const std::string own = own_address();
    if (own.empty()) {
        MESSAGE("this machine has no network");
        return;
    }
    CHECK(said(own, server.port(), get(own)) == "");
}

TEST_CASE("a server for its network is reached by the machine's addresses, and by no other name") {
    const Running server{Hosts(network_addresses(), Reach::network)};
    CHECK(said("127.0.0.1", server.port(), get("localhost")).starts_with("HTTP/1.1 200"));
    CHECK(said("127.0.0.1", server.port(), get("evil.example")).starts_with("HTTP/1.1 400"));
    const std::string own = own_address();
    if (own.empty()) {
        MESSAGE("this machine has no network");
        return;
    }
    const std::string host = own + ":" + std::to_string(server.port());
    const std::string page = said(own, server.port(), get(host));
    CHECK(page.starts_with("HTTP/1.1 200"));
    CHECK_FALSE(has(page, "Strict-Transport-Security"));
    const std::string guest = said(own, server.port(), new_guest(host, "http://" + host));
    CHECK(guest.starts_with("HTTP/1.1 200"));
    CHECK(has(guest, "Set-Cookie: shinpan_session="));
    CHECK_FALSE(has(guest, "Secure"));
    CHECK(said(own, server.port(), new_guest(host, "http://evil.example")).starts_with("HTTP/1.1 404"));
}

TEST_CASE("whoever sends no Origin, or another one, is told which field it is about") {
    const Running server{Hosts()};
    const std::string end = "\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n";
    const std::string foreign = "Origin: http://elsewhere.example\r\n";
    for (const char* asked :
         {"POST /api/v1/guests", "DELETE /api/v1/me", "GET /api/v1/socket", "POST /api/v1/tournament"})
        for (const std::string& origin : {std::string(), foreign}) {
            CAPTURE(asked);
            CAPTURE(origin);
            const std::string answer =
                said("127.0.0.1", server.port(), std::string(asked) + " HTTP/1.1" + end + origin + "\r\n");
            CHECK(answer.starts_with("HTTP/1.1 404"));
            CHECK(has(answer, "Origin"));
        }
    for (const char* asked : {"GET /api/v1/games", "GET /api/v1/about", "GET /api/v1/games/g/log"}) {
        CAPTURE(asked);
        const std::string answer =
            said("127.0.0.1", server.port(), std::string(asked) + " HTTP/1.1" + end + foreign + "\r\n");
        CHECK(answer.starts_with("HTTP/1.1 404"));
        CHECK(has(answer, "Origin"));
    }
}

TEST_CASE("a request that the server answers itself has no body") {
    const Running server{Hosts()};
    for (const char* asked : {"POST /api/v1/guests", "DELETE /api/v1/me", "GET /api/v1/about"}) {
        CAPTURE(asked);
        const std::string answer = said(
            "127.0.0.1", server.port(),
            std::string(asked) +
                " HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Length: 2\r\n\r\n{}");
        CHECK(answer.starts_with("HTTP/1.1 400"));
        CHECK(has(answer, "body"));
    }
}

TEST_CASE("a server for the world answers its proxy, by its public name and over an encrypted line alone") {
    const Running server{Hosts::behind("127.0.0.1", "go.example")};
    const std::string page = said("127.0.0.1", server.port(), get("go.example"));
    CHECK(page.starts_with("HTTP/1.1 200"));
    CHECK(has(page, "Strict-Transport-Security: max-age=31536000"));
    CHECK(said("127.0.0.1", server.port(), get("localhost")).starts_with("HTTP/1.1 400"));
    const std::string guest = said("127.0.0.1", server.port(), new_guest("go.example", "https://go.example"));
    CHECK(guest.starts_with("HTTP/1.1 200"));
    CHECK(has(guest, "Set-Cookie: __Host-shinpan_session="));
    CHECK(has(guest, "; Secure"));
    const std::string plain = said("127.0.0.1", server.port(), new_guest("go.example", "http://go.example"));
    CHECK(plain.starts_with("HTTP/1.1 404"));
}

TEST_CASE("whoever goes around the proxy gets no answer") {
    const Running server{Hosts::behind("192.0.2.1", "go.example")};
    CHECK(said("127.0.0.1", server.port(), get("go.example")) == "");
}
