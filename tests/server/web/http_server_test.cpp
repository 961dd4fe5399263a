#include "server/web/http_server.hpp"

#include <doctest/doctest.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cmath>
#include <span>
#include <string>
#include <thread>
#include <vector>

using namespace shinpan::server;

namespace {

constexpr SiteFile files[] = {{"/index.html", "<p>board", {}}};

// A server on a free port, while it lives.
class Running {
public:
    explicit Running(std::span<const SiteFile> handed_out = files)
        : site_(handed_out), server_(HttpServer::on(site_, 0).value()) {
        thread_ = std::thread([this] { server_.run(false, [this](const std::string&) { ++troubles_; }); });
    }
    ~Running() {
        server_.stop();
        thread_.join();
    }
    const Site& site() const { return site_; }
    unsigned short port() const { return server_.port(); }
    int troubles() const { return troubles_; }  // connections that could not be accepted so far

private:
    Site site_;
    HttpServer server_;
    std::atomic<int> troubles_ = 0;
    std::thread thread_;
};

// Connects it.
bool is_connected(int socket, unsigned short port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

// As many files as the process has open, and no more, while it lives.
class NoMoreFiles {
public:
    NoMoreFiles() {
        getrlimit(RLIMIT_NOFILE, &before_);
        const int next = dup(STDERR_FILENO);  // the lowest that is free
        close(next);
        rlimit now = before_;
        now.rlim_cur = static_cast<rlim_t>(next);
        setrlimit(RLIMIT_NOFILE, &now);
    }
    ~NoMoreFiles() { setrlimit(RLIMIT_NOFILE, &before_); }

private:
    rlimit before_{};
};

// Sends the text and reads until the server closes, or has said `until`.
std::string said(unsigned short port, std::string_view text, std::string_view until = {}) {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    REQUIRE(is_connected(socket, port));
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
                                 "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
                                 "HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    CHECK(two.starts_with("HTTP/1.1 200 OK\r\n"));
    CHECK(two.find("Content-Length: 8\r\n") != std::string::npos);
    const auto second = two.find("<p>boardHTTP/1.1 200 OK\r\n");
    CHECK(second != std::string::npos);
    CHECK(two.ends_with("\r\n\r\n"));  // HEAD has no body
    CHECK(two.find("<p>board", second + 1) == std::string::npos);
}

TEST_CASE("what is no HTTP is refused and ends the connection, and the server goes on") {
    const Running server;
    const auto is_last = [](const std::string& answer) {
        return answer.find("Connection: close\r\n") != std::string::npos;
    };
    const std::string other = said(server.port(), "SSH-2.0-x\r\n\r\n");
    CHECK(other.starts_with("HTTP/1.1 400 Bad Request\r\n"));
    CHECK(is_last(other));
    const std::string malformed = said(server.port(), "GET / HTTP/1.1\r\nno field\r\n\r\n");
    CHECK(malformed.starts_with("HTTP/1.1 400 "));
    for (int length : {20'000, 100'000, 5'000'000}) {
        const std::string field = "X: " + std::string(static_cast<std::size_t>(length), 'x');
        const std::string long_head = said(server.port(), "GET / HTTP/1.1\r\n" + field + "\r\n\r\n");
        CHECK(long_head.starts_with("HTTP/1.1 431 "));
        CHECK(is_last(long_head));
    }
    CHECK(said(server.port(), "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "<p>board")
              .starts_with("HTTP/1.1 200"));
}

TEST_CASE("a body is not read: POST is not allowed, and a request for a page has none") {
    const Running server;
    const auto with_body = [&](const std::string& method) {
        const std::string length = "\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n";
        return said(server.port(), method + " / HTTP/1.1" + length + "hello");
    };
    const std::string posted = with_body("POST");
    CHECK(posted.starts_with("HTTP/1.1 405 Method Not Allowed\r\n"));
    CHECK(posted.find("Allow: GET, HEAD\r\n") != std::string::npos);
    CHECK(posted.find("Connection: close\r\n") != std::string::npos);
    CHECK(with_body("GET").starts_with("HTTP/1.1 400 "));
    CHECK(with_body("HEAD").ends_with("\r\n\r\n"));
    const std::string huge = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3000000\r\n\r\n";
    CHECK(said(server.port(), huge + std::string(3'000'000, 'x')).starts_with("HTTP/1.1 405 "));
    CHECK(said(server.port(), "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
              .starts_with("HTTP/1.1 405 "));
}

TEST_CASE("where no connection can be accepted the server says so, waits, and accepts it later") {
    const Running server;
    const auto is_answered = [](int socket) {
        const std::string_view request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
        char answer[12];
        return send(socket, request.data(), request.size(), MSG_NOSIGNAL) > 0 &&
               recv(socket, answer, sizeof answer, MSG_WAITALL) == 12 &&
               std::string_view(answer, sizeof answer) == "HTTP/1.1 200";
    };
    const int first = ::socket(AF_INET, SOCK_STREAM, 0);
    const int second = ::socket(AF_INET, SOCK_STREAM, 0);
    REQUIRE(is_connected(first, server.port()));
    REQUIRE(is_answered(first));
    {
        const NoMoreFiles none;
        const auto begun = std::chrono::steady_clock::now();
        REQUIRE(is_connected(second, server.port()));
        while (server.troubles() == 0 && std::chrono::steady_clock::now() < begun + std::chrono::minutes(1))
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        std::this_thread::sleep_for(std::chrono::seconds(1));
        const int troubles = server.troubles();
        const std::chrono::duration<double> waited = std::chrono::steady_clock::now() - begun;
        CHECK(troubles >= 1);
        CHECK(troubles <= 2 + std::log2(1 + waited.count() / 0.1));  // at 0, 0.1, 0.3, 0.7, ... seconds
    }
    CHECK(is_answered(second));
    close(first);
    close(second);
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

TEST_CASE("a request names one host, and that is the server's") {
    const Running server;
    const auto status = [&](const std::string& head) {
        return said(server.port(), head + "Connection: close\r\n\r\n").substr(0, 12);
    };
    const std::string get = "GET / HTTP/1.1\r\n";
    CHECK(status(get + "Host: localhost\r\n") == "HTTP/1.1 200");
    CHECK(status(get + "Host: 127.0.0.1:" + std::to_string(server.port()) + "\r\n") == "HTTP/1.1 200");
    CHECK(status("GET / HTTP/1.0\r\n") == "HTTP/1.0 200");
    for (const char* host :
         {"", "Host: evil.example\r\n", "Host:\r\n", "Host: localhost\r\nHost: localhost\r\n",
          "Host: localhost\r\nhost: evil.example\r\n"})
        CHECK(status(get + host) == "HTTP/1.1 400");
    CHECK(status("GET http://localhost/ HTTP/1.1\r\nHost: localhost\r\n") == "HTTP/1.1 200");
    CHECK(status("GET http://localhost HTTP/1.1\r\nHost: localhost\r\n") == "HTTP/1.1 200");
    CHECK(status("GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n") == "HTTP/1.1 400");
}

TEST_CASE("a body whose end cannot be told ends the connection, and what follows is no request") {
    const Running server;
    for (const char* coding : {"xchunked", "chunked, gzip", "gzip", "identity"})
        for (const char* method : {"GET", "POST"}) {
            const std::string answer =
                said(server.port(), std::string(method) +
                                        " / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: " + coding +
                                        "\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
            CHECK(answer.starts_with("HTTP/1.1 400 "));
            CHECK(answer.find("HTTP/1.1", 1) == std::string::npos);
        }
}

TEST_CASE("empty lines before a request are passed over") {
    const Running server;
    const std::string request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
    CHECK(said(server.port(), "\r\n\r\n" + request + "\r\n" + request, "board").starts_with("HTTP/1.1 200 "));
    std::string many;
    for (int i = 0; i < 100; ++i) many += "\r\n";
    CHECK(said(server.port(), many + request).starts_with("HTTP/1.1 400 "));
}

TEST_CASE("of a field that comes twice each value counts, and every answer has a date") {
    const Running server;
    const std::string twice = said(server.port(),
                                   "GET / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: \"a\"\r\n"
                                   "If-None-Match: *\r\nConnection: close\r\n\r\n");
    CHECK(twice.starts_with("HTTP/1.1 304 "));
    const std::size_t date = twice.find("\r\nDate: ");
    REQUIRE(date != std::string::npos);
    CHECK(twice.substr(date + 8, 30).ends_with(" GMT\r"));
}

TEST_CASE("silent connections keep nobody out") {
    const Running server;
    std::vector<int> silent;
    for (int i = 0; i < 300; ++i) {
        silent.push_back(::socket(AF_INET, SOCK_STREAM, 0));
        REQUIRE(is_connected(silent.back(), server.port()));
        if (i % 50 != 49) continue;
        const std::string request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
        CHECK(said(server.port(), request, "board").starts_with("HTTP/1.1 200 "));
    }
    char byte = 0;
    const timeval patience{20, 0};
    setsockopt(silent.front(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    CHECK(recv(silent.front(), &byte, 1, 0) == 0);  // the oldest was dropped
    for (const int socket : silent) close(socket);
}

TEST_CASE("where all connections are busy the next is told so") {
    const std::string page(8 << 20, 'x');  // more than a socket takes
    const SiteFile large[] = {{"/index.html", page, {}}};
    const Running server(large);
    std::vector<int> busy;
    for (int i = 0; i < 128; ++i) {
        busy.push_back(::socket(AF_INET, SOCK_STREAM, 0));
        REQUIRE(is_connected(busy.back(), server.port()));
        const std::string_view request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
        REQUIRE(send(busy.back(), request.data(), request.size(), MSG_NOSIGNAL) > 0);
        char byte = 0;
        REQUIRE(recv(busy.back(), &byte, 1, 0) == 1);
    }
    const std::string answer = said(server.port(), "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    CHECK(answer.starts_with("HTTP/1.1 503 "));
    CHECK(answer.find("\r\nRetry-After: ") != std::string::npos);
    for (const int socket : busy) close(socket);
}
