// A server on a socket, and pages that come to it, for tests.
#pragma once

#include "server/store/sqlite_store.hpp"
#include "server/web/http_server.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace shinpan::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

inline constexpr SiteFile files[] = {{"/index.html", "<p>board", {}}};

// A server with a store in memory on a free port, while it lives.
class Running {
public:
    explicit Running(const Settings& settings = {},
                     std::unique_ptr<Store> store = *SqliteStore::open(":memory:"))
        : server_(HttpServer::on(site_, 0, Hosts(), std::move(store), settings).value()) {
        begin();
    }
    // A tournament's, whose desk answers {} to all.
    Running(const Settings& settings, HttpServer::DeskFor whom)
        : server_(HttpServer::on(site_, 0, Hosts(), nullptr, settings).value()) {
        server_.serve_desk([](const std::string&) { return "{}"; }, 1024, whom);
        begin();
    }
    ~Running() {
        server_.stop();
        thread_.join();
    }
    unsigned short port() const { return server_.port(); }
    void stop() { server_.stop(); }
    bool has_ended() const { return has_ended_; }

    // What it has told whoever runs it.
    std::vector<std::string> told() const {
        const std::lock_guard lock(mutex_);
        return told_;
    }

private:
    void begin() {
        thread_ = std::thread([this] {
            server_.run(false, [this](const std::string& what) {
                const std::lock_guard lock(mutex_);
                told_.push_back(what);
            });
            has_ended_ = true;
        });
    }

    Site site_{files};
    HttpServer server_;
    std::atomic<bool> has_ended_ = false;
    mutable std::mutex mutex_{};  // of what follows
    std::vector<std::string> told_{};
    std::thread thread_;
};

// A page of the server's own asks, with that cookie.
inline http::response<http::string_body> answer_to(http::verb verb, const std::string& path,
                                                   unsigned short port, const std::string& cookie = {}) {
    asio::io_context context;
    asio::ip::tcp::socket socket(context);
    socket.connect({asio::ip::address_v4::loopback(), port});
    const std::string host = "127.0.0.1:" + std::to_string(port);
    http::request<http::empty_body> request(verb, path, 11);
    request.set(http::field::host, host);
    request.set(http::field::origin, "http://" + host);
    if (!cookie.empty()) request.set(http::field::cookie, cookie);
    http::write(socket, request);
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    http::read(socket, buffer, response);
    return response;
}

// A page with a session of its own.
class Visitor {
public:
    explicit Visitor(unsigned short port) : port_(port) {
        const auto made = answer_to(http::verb::post, "/api/v1/guests", port);
        const auto cookie = made[http::field::set_cookie];
        cookie_.assign(cookie.data(), cookie.find(';'));
        open();
        CHECK(read().find("welcome") != std::string::npos);
    }

    // With the session of that token, which is known or not.
    Visitor(unsigned short port, const std::string& token) : port_(port), cookie_(cookie_for(token)) {
        open();
    }

    static std::string cookie_for(const std::string& token) { return "shinpan_session=" + token; }
    const std::string& cookie() const { return cookie_; }

    // One more socket of the same session, instead of the one before. It has said hello.
    void open() {
        stream_.emplace(context_);
        stream_->next_layer().connect({asio::ip::address_v4::loopback(), port_});
        const std::string host = "127.0.0.1:" + std::to_string(port_);
        stream_->set_option(beast::websocket::stream_base::decorator([&](auto& request) {
            request.set(http::field::origin, "http://" + host);
            request.set(http::field::cookie, cookie_);
        }));
        stream_->handshake(host, "/api/v1/socket");
        say(R"({"t":"hello","v":1})");
    }

    void say(const std::string& frame) { stream_->write(asio::buffer(frame)); }

    // The next message.
    std::string read() {
        beast::flat_buffer buffer;
        stream_->read(buffer);
        return beast::buffers_to_string(buffer.data());
    }

    // The next one that has that in it.
    std::string read_until(const std::string& what) {
        while (true)
            if (std::string message = read(); message.find(what) != std::string::npos) return message;
    }

    // The next message, or nothing where the server has ended it.
    std::optional<std::string> next() {
        beast::error_code error;
        beast::flat_buffer buffer;
        stream_->read(buffer, error);
        if (error) return {};
        return beast::buffers_to_string(buffer.data());
    }

    // What is said, and the answer to it.
    std::string ask(const std::string& id, const std::string& frame) {
        say(frame);
        return read_until("\"id\":\"" + id + "\"");
    }

    // The code with which the server ends it; 0 where it just breaks. What else comes is passed over.
    int end() {
        beast::error_code error;
        while (!error) {
            beast::flat_buffer buffer;
            stream_->read(buffer, error);
        }
        return error == beast::websocket::error::closed ? stream_->reason().code : 0;
    }

    // What the server answers to a socket of the same session that would be compressed.
    std::string handshake_with_compression() {
        beast::websocket::stream<asio::ip::tcp::socket> stream(context_);
        stream.next_layer().connect({asio::ip::address_v4::loopback(), port_});
        beast::websocket::permessage_deflate compressed;
        compressed.client_enable = true;
        stream.set_option(compressed);
        const std::string host = "127.0.0.1:" + std::to_string(port_);
        stream.set_option(beast::websocket::stream_base::decorator(
            [&](auto& request) { request.set(http::field::origin, "http://" + host); }));
        beast::websocket::response_type response;
        stream.handshake(response, host, "/api/v1/socket");
        std::ostringstream text;
        text << response.base();
        return text.str();
    }

    asio::ip::tcp::socket& socket() { return stream_->next_layer(); }

private:
    unsigned short port_;
    std::string cookie_{};
    asio::io_context context_{};
    std::optional<beast::websocket::stream<asio::ip::tcp::socket>> stream_{};
};

}  // namespace shinpan::server
