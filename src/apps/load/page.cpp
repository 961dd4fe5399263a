#include "apps/load/page.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include <chrono>
#include <utility>

namespace shinpan::inline apps::load {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
namespace websocket = beast::websocket;
using boost::system::error_code;

constexpr std::chrono::seconds patience(30);
constexpr std::chrono::milliseconds before_next(50);
constexpr const char* hello = R"({"t":"hello","v":1})";

std::string host_of(unsigned short port) { return "127.0.0.1:" + std::to_string(port); }

}  // namespace

Page::Page(asio::io_context& context, unsigned short port, Reader& reader)
    : context_(context), port_(port), reader_(reader) {}

asio::awaitable<void> Page::run() {
    while (!is_leaving_) {
        if (co_await open()) co_await listen();
        is_open_ = false;
        if (is_leaving_) break;
        ++breaks_;
        asio::steady_timer timer(context_, before_next);
        co_await timer.async_wait(asio::use_awaitable);
    }
    is_gone_ = true;
}

// A socket, on it a session for whoever has no session yet, and then the WebSocket.
asio::awaitable<bool> Page::open() {
    error_code error;
    const auto token = [&] { return asio::redirect_error(asio::use_awaitable, error); };
    while (is_writing_) {  // on the connection before, which is closed
        asio::steady_timer timer(context_, std::chrono::milliseconds(1));
        co_await timer.async_wait(asio::use_awaitable);
    }
    waiting_.clear();
    beast::tcp_stream socket(context_);
    socket.expires_after(patience);
    co_await socket.async_connect({asio::ip::address_v4::loopback(), port_}, token());
    if (error) co_return false;
    socket.socket().set_option(asio::ip::tcp::no_delay(true), error);
    if (cookie_.empty() && !co_await begin_session(socket)) co_return false;
    socket.expires_never();
    stream_.emplace(std::move(socket));
    stream_->set_option(websocket::stream_base::decorator([this](websocket::request_type& request) {
        request.set(http::field::origin, "http://" + host_of(port_));
        request.set(http::field::cookie, cookie_);
    }));
    stream_->set_option(websocket::stream_base::timeout{patience, websocket::stream_base::none(), false});
    co_await stream_->async_handshake(host_of(port_), "/api/v1/socket", token());
    if (error) co_return false;
    stream_->text(true);
    send(hello);
    co_return true;
}

asio::awaitable<bool> Page::begin_session(beast::tcp_stream& socket) {
    error_code error;
    http::request<http::empty_body> request(http::verb::post, "/api/v1/guests", 11);
    request.set(http::field::host, host_of(port_));
    request.set(http::field::origin, "http://" + host_of(port_));
    co_await http::async_write(socket, request, asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return false;
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    co_await http::async_read(socket, buffer, response, asio::redirect_error(asio::use_awaitable, error));
    if (error || response.result() != http::status::ok) co_return false;
    const auto field = response[http::field::set_cookie];
    cookie_.assign(field.data(), std::min(field.size(), field.find(';')));
    co_return true;
}

asio::awaitable<void> Page::listen() {
    error_code error;
    beast::flat_buffer buffer;
    unsigned char memory[4096];
    while (true) {
        co_await stream_->async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
        if (error) co_return;
        json::monotonic_resource resource(memory, sizeof memory);
        error_code unreadable;
        const json::value value = json::parse(
            {static_cast<const char*>(buffer.cdata().data()), buffer.size()}, unreadable, &resource);
        buffer.consume(buffer.size());
        if (unreadable || !value.is_object()) co_return;
        const json::object& message = value.get_object();
        const std::string_view word(message.at("t").as_string());
        if (word == "welcome") {
            is_open_ = true;
            reader_.opened(*this);
        } else {
            reader_.read(*this, word, message);
        }
    }
}

void Page::send(std::string frame) {
    waiting_.push_back(std::move(frame));
    if (!std::exchange(is_writing_, true)) asio::co_spawn(context_, write(), asio::detached);
}

asio::awaitable<void> Page::write() {
    error_code error;
    while (!error && !waiting_.empty()) {
        const std::string frame = std::move(waiting_.front());
        waiting_.pop_front();
        co_await stream_->async_write(asio::buffer(frame), asio::redirect_error(asio::use_awaitable, error));
    }
    waiting_.clear();
    is_writing_ = false;
}

void Page::leave() {
    is_leaving_ = true;
    if (stream_) beast::get_lowest_layer(*stream_).close();
}

}  // namespace shinpan::apps::load
