#include "server/http_server.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <utility>

namespace shinpan::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr auto patience = std::chrono::seconds(30), farewell = std::chrono::seconds(2);
constexpr std::chrono::milliseconds first_pause(100), longest_pause(5000);
constexpr int most_connections = 256;
constexpr std::uint32_t most_header_bytes = 16 * 1024;
constexpr int ports_to_try = 100;

std::string_view text(beast::string_view from) {
    return {from.data(), from.size()};
}

using HeadOnly = http::request<http::empty_body>;
using Response = http::response<http::span_body<const char>>;

Response response_to(const Answer& answer, unsigned version, bool keep_alive) {
    Response response{static_cast<http::status>(answer.status), version};
    for (const Answer::Field& field : answer.fields)
        response.insert(beast::string_view(field.name.data(), field.name.size()), field.value);
    if (answer.sends_body) response.body() = {answer.body.data(), answer.body.size()};
    if (answer.status != 304) response.content_length(answer.body.size());
    response.keep_alive(keep_alive);
    return response;
}

// What is said to a request that cannot be read; nothing where there is none, or nobody to be told.
std::optional<Answer> refusal_of(error_code error) {
    if (error == http::error::header_limit) return refusal(431, "The header is too long.\n");
    const error_code no_more = http::error::end_of_stream;
    if (error == no_more || error.category() != no_more.category()) return {};
    return refusal(400, "That is no HTTP request.\n");
}

}  // namespace

class HttpServer::Sockets {
public:
    explicit Sockets(const Site& site) : site_(site), acceptor_(context_) {}

    error_code listen(unsigned short port) {
        error_code error;
        const tcp::endpoint here(asio::ip::address_v4::loopback(), port);
        (void)acceptor_.open(here.protocol(), error);
        if (!error) (void)acceptor_.set_option(asio::socket_base::reuse_address(true), error);
        if (!error) (void)acceptor_.bind(here, error);
        if (!error) (void)acceptor_.listen(asio::socket_base::max_listen_connections, error);
        if (error) {
            error_code ignored;
            (void)acceptor_.close(ignored);
        }
        return error;
    }

    unsigned short port() const { return acceptor_.local_endpoint().port(); }

    void run(bool until_signalled, const Tell& tell) {
        asio::signal_set signals(context_);
        if (until_signalled) {
            signals.add(SIGINT);
            signals.add(SIGTERM);
            signals.async_wait([this](error_code, int) { context_.stop(); });
        }
        asio::co_spawn(context_, accept(tell), asio::detached);
        context_.run();
    }

    void stop() {
        asio::post(context_, [this] { context_.stop(); });
    }

private:
    asio::awaitable<void> accept(const Tell& tell) {
        asio::steady_timer timer(context_);
        for (auto pause = first_pause; true;) {
            error_code error;
            const auto token = [&] { return asio::redirect_error(asio::use_awaitable, error); };
            tcp::socket socket = co_await acceptor_.async_accept(token());
            if (error) {
                tell("a connection cannot be accepted: " + error.message() + "; trying again");
                timer.expires_after(pause);
                pause = std::min(2 * pause, longest_pause);
                co_await timer.async_wait(token());
                continue;
            }
            pause = first_pause;
            if (open_ == most_connections) continue;
            asio::co_spawn(context_, serve(beast::tcp_stream(std::move(socket))), asio::detached);
        }
    }

    // One connection, request after request.
    asio::awaitable<void> serve(beast::tcp_stream stream) {
        ++open_;
        beast::flat_buffer buffer;
        while (co_await serve_one(stream, buffer)) {
        }
        co_await close(stream);
        --open_;
    }

    // Reads a request and answers it. False where that was the connection's last.
    asio::awaitable<bool> serve_one(beast::tcp_stream& stream, beast::flat_buffer& buffer) {
        http::request_parser<http::empty_body> parser;
        parser.header_limit(most_header_bytes);
        parser.body_limit(boost::none);  // no body is read
        stream.expires_after(patience);
        error_code error;
        co_await http::async_read_header(stream, buffer, parser,
                                         asio::redirect_error(asio::use_awaitable, error));
        const auto unreadable = error ? refusal_of(error) : std::nullopt;
        if (error && !unreadable) co_return false;
        const HeadOnly& request = parser.get();
        const bool has_body = !parser.is_done();
        const Answer answer = unreadable ? *unreadable : answer_to(request, has_body);
        const bool more = !unreadable && !has_body && request.keep_alive();
        const Response response = response_to(answer, unreadable ? 11 : request.version(), more);
        co_return co_await is_sent(stream, response, answer.sends_body) && more;
    }

    Answer answer_to(const HeadOnly& request, bool has_body) const {
        Answer answer = site_.answer({text(request.method_string()), text(request.target()),
                                      text(request[http::field::accept_encoding]),
                                      text(request[http::field::if_none_match])});
        if (!has_body || answer.status == 405) return answer;
        Answer refused = refusal(400, "A request for a page has no body.\n");
        refused.sends_body = request.method() != http::verb::head;
        return refused;
    }

    static asio::awaitable<bool> is_sent(beast::tcp_stream& stream, const Response& response, bool body) {
        error_code error;
        auto token = asio::redirect_error(asio::use_awaitable, error);
        http::response_serializer<http::span_body<const char>> serializer(response);
        if (body)
            co_await http::async_write(stream, serializer, std::move(token));
        else
            co_await http::async_write_header(stream, serializer, std::move(token));
        co_return !error;
    }

    // What the client still sends is read for a moment: closed over unread bytes, a connection is reset, and
    // the answer may be lost on its way.
    static asio::awaitable<void> close(beast::tcp_stream& stream) {
        error_code error;
        (void)stream.socket().shutdown(tcp::socket::shutdown_send, error);
        stream.expires_after(farewell);
        std::array<char, 4096> unread;
        while (!error)
            co_await stream.async_read_some(asio::buffer(unread),
                                            asio::redirect_error(asio::use_awaitable, error));
    }

    const Site& site_;
    asio::io_context context_{1};
    tcp::acceptor acceptor_;
    int open_ = 0;
};

HttpServer::HttpServer(HttpServer&& from) noexcept : sockets_(std::exchange(from.sockets_, nullptr)) {}
HttpServer::~HttpServer() { delete sockets_; }
unsigned short HttpServer::port() const { return sockets_->port(); }
void HttpServer::run(bool until_signalled, const Tell& tell) { sockets_->run(until_signalled, tell); }
void HttpServer::stop() { sockets_->stop(); }

Result<HttpServer, std::string> HttpServer::on(const Site& site, unsigned short port) {
    HttpServer server(new Sockets(site));
    const error_code error = server.sockets_->listen(port);
    if (!error) return server;
    const std::string where = "port " + std::to_string(port);
    if (error != asio::error::address_in_use)
        return failure(where + " cannot be listened on: " + error.message());
    for (int next = port + 1; next <= std::min(port + ports_to_try, 65535); ++next)
        if (!Sockets(site).listen(static_cast<unsigned short>(next)))
            return failure(where + " is in use; " + std::to_string(next) + " is free: --port " +
                           std::to_string(next));
    return failure(where + " is in use; choose another with --port");
}

}  // namespace shinpan::server
