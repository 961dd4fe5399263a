#include "server/http_server.hpp"

#include <doctest/doctest.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <thread>

using namespace shinpan::server;

namespace {

constexpr SiteFile files[] = {{"/index.html", "<p>board", {}}};

// A server on a free port, while it lives.
class Running {
public:
    Running() : server_(HttpServer::on(site_, 0).value()) {
        thread_ = std::thread([this] { server_.run(false); });
    }
    ~Running() {
        server_.stop();
        thread_.join();
    }
    const Site& site() const { return site_; }
    unsigned short port() const { return server_.port(); }

private:
    Site site_{files};
    HttpServer server_;
    std::thread thread_;
};

// Sends the text and reads until the server closes, or has said `until`.
std::string said(unsigned short port, std::string_view text, std::string_view until = {}) {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    REQUIRE(connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
    const timeval patience{20, 0};
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    REQUIRE(send(socket, text.data(), text.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(text.size()));
    std::string found;
    char buffer[4096];
    for (ssize_t n = 0; (n = recv(socket, buffer, sizeof buffer, 0)) > 0;) {
        found.append(buffer, static_cast<std::size_t>(n));
        if (!until.empty() && found.ends_with(until)) break;
    }
    close(socket);
    return found;
}

}  // namespace

TEST_CASE("the page comes over HTTP, request after request on one connection") {
    const Running server;
    const std::string two = said(server.port(),
                                 "GET / HTTP/1.1\r\nHost: x\r\n\r\n"
                                 "HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    CHECK(two.starts_with("HTTP/1.1 200 OK\r\n"));
    CHECK(two.find("Content-Length: 8\r\n") != std::string::npos);
    const auto second = two.find("<p>boardHTTP/1.1 200 OK\r\n");
    CHECK(second != std::string::npos);
    CHECK(two.ends_with("\r\n\r\n"));  // HEAD has no body
    CHECK(two.find("<p>board", second + 1) == std::string::npos);
}

TEST_CASE("what is no HTTP ends the connection, and the server goes on") {
    const Running server;
    CHECK(said(server.port(), "SSH-2.0-x\r\n\r\n").find("200") == std::string::npos);
    const std::string too_long = "GET / HTTP/1.1\r\nX: " + std::string(100'000, 'x');
    CHECK(said(server.port(), too_long).find("200") == std::string::npos);
    CHECK(said(server.port(), "GET / HTTP/1.1\r\nHost: x\r\n\r\n", "<p>board").starts_with("HTTP/1.1 200"));
}

TEST_CASE("a port in use is an error that names a free one") {
    const Running server;
    const auto second = HttpServer::on(server.site(), server.port());
    REQUIRE_FALSE(second);
    CHECK(second.error().starts_with("port " + std::to_string(server.port()) + " is in use; "));
    const auto named = second.error().rfind(' ');
    const int free = std::stoi(second.error().substr(named + 1));
    CHECK(HttpServer::on(server.site(), static_cast<unsigned short>(free)));
}
