#include "server/web/http_server.hpp"

#include "server/web/service.hpp"
#include "server/web/socket.hpp"
#include "server/web/tokens.hpp"

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
#include <boost/beast/websocket/rfc6455.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace shinpan::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr auto patience = std::chrono::seconds(30), farewell = std::chrono::seconds(2);
constexpr std::chrono::milliseconds first_pause(100), longest_pause(5000), clock_pause(50);
constexpr std::size_t most_connections = 256, most_of_peer = 128, most_refusals = 64;
constexpr std::uint32_t most_header_bytes = 16 * 1024;
constexpr int ports_to_try = 100, most_empty_lines = 8;

// "Sun, 06 Nov 1994 08:49:37 GMT", RFC 9110 5.6.7.
std::string date_now() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[40];
    return {text, std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

std::string_view text(beast::string_view from) { return {from.data(), from.size()}; }

using HeadOnly = http::request<http::empty_body>;
using Response = http::response<http::span_body<const char>>;

Response response_to(const Answer& answer, unsigned version, bool keep_alive) {
    Response response{static_cast<http::status>(answer.status), version};
    for (const Answer::Field& field : answer.fields)
        response.insert(beast::string_view(field.name.data(), field.name.size()), field.value);
    response.set(http::field::date, date_now());
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

// The values of all fields of that name, as one (RFC 9110 5.3).
std::string all_of(const HeadOnly& request, http::field name) {
    std::string all;
    const auto [first, last] = request.equal_range(name);
    for (auto field = first; field != last; ++field) {
        if (!all.empty()) all += ", ";
        all += text(field->value());
    }
    return all;
}

// Why a request is not to be answered; nothing where it may be.
std::optional<Answer> fault_of(const HeadOnly& request, bool is_chunked, const Hosts& hosts) {
    const auto named = request.count(http::field::host);
    if (named > 1 || (named == 0 && request.version() > 10)) return refusal(400, "A request has one Host.\n");
    const std::string_view authority = authority_of(text(request.target()));
    const bool is_ours = (named == 0 || hosts.takes(text(request[http::field::host]))) &&
                         (authority.empty() || hosts.takes(authority));
    if (!is_ours) return refusal(400, "This server has another name; serve --host NAME gives it this one.\n");
    if (request.count(http::field::transfer_encoding) > 0 && !is_chunked)
        return refusal(400, "A body has an end: chunked is the last of its codings.\n");
    return {};
}

// A connection that is open. It is silent while a request is waited for.
struct Connection {
    beast::tcp_stream stream;
    asio::ip::address peer;
    bool is_silent = true, is_dropped = false, is_handed_over = false;
};

constexpr std::string_view guests_path = "/api/v1/guests", socket_path = "/api/v1/socket";

// Does a page of this server itself ask, and no page elsewhere (RFC 6454 7)? Browsers say so of every
// WebSocket and every POST.
bool is_from_own_page(const HeadOnly& request) {
    const std::string origin = std::string(text(request[http::field::origin])) + '/';
    return !authority_of(origin).empty() && authority_of(origin) == text(request[http::field::host]);
}

// The one message that a new guest gets.
class FirstMessage : public Service::Peer {
public:
    explicit FirstMessage(asio::io_context& context)
        : came_(context, asio::steady_timer::time_point::max()) {}

    void send(const std::shared_ptr<const std::string>& frame) override {
        frame_ = *frame;
        came_.cancel();
    }
    void close(CloseCode) override { came_.cancel(); }

    asio::awaitable<std::string> wait() {
        error_code cancelled;
        if (frame_.empty()) co_await came_.async_wait(asio::redirect_error(asio::use_awaitable, cancelled));
        co_return frame_;
    }

private:
    asio::steady_timer came_;
    std::string frame_{};
};

}  // namespace

class HttpServer::Sockets {
public:
    Sockets(const Site& site, Hosts hosts, std::unique_ptr<Store> store)
        : site_(site), hosts_(std::move(hosts)), acceptor_(context_) {
        if (!store) return;
        service_.emplace(std::move(store),
                         [this](std::function<void()> todo) { asio::post(context_, std::move(todo)); });
    }

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
        if (service_) asio::co_spawn(context_, look_at_clocks(), asio::detached);
        context_.run();
    }

    void stop() {
        asio::post(context_, [this] { context_.stop(); });
    }

private:
    asio::awaitable<void> look_at_clocks() {
        asio::steady_timer timer(context_);
        while (true) {
            timer.expires_after(clock_pause);
            co_await timer.async_wait(asio::use_awaitable);
            service_->look_at_clocks();
        }
    }

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
            const tcp::endpoint peer = socket.remote_endpoint(error);
            if (!error)
                (void)socket.set_option(tcp::no_delay(true), error);  // a move's answer waits for nothing
            if (error) continue;
            const bool has_room = make_room(peer.address());
            if (!has_room && refusals_ == most_refusals) continue;
            Connection one{beast::tcp_stream(std::move(socket)), peer.address()};
            if (has_room)
                asio::co_spawn(context_, serve(open_.insert(open_.end(), std::move(one))), asio::detached);
            else
                asio::co_spawn(context_, refuse(std::move(one.stream)), asio::detached);
        }
    }

    // The oldest connection that is silent goes where there are as many as may be, of the peer or of all.
    // False where none is silent.
    bool make_room(const asio::ip::address& peer) {
        std::size_t all = 0, of_peer = 0;
        Connection* oldest = nullptr;
        Connection* oldest_of_peer = nullptr;
        for (Connection& one : open_) {
            if (one.is_dropped) continue;
            ++all;
            of_peer += one.peer == peer ? 1 : 0;
            if (one.is_silent && oldest == nullptr) oldest = &one;
            if (one.is_silent && one.peer == peer && oldest_of_peer == nullptr) oldest_of_peer = &one;
        }
        if (all < most_connections && of_peer < most_of_peer) return true;
        Connection* const goes = of_peer < most_of_peer ? oldest : oldest_of_peer;
        if (goes == nullptr) return false;
        goes->is_dropped = true;
        goes->stream.cancel();
        return true;
    }

    // One connection, request after request. Whichever has been silent longest stands first.
    asio::awaitable<void> serve(std::list<Connection>::iterator one) {
        beast::flat_buffer buffer;
        while (co_await serve_one(*one, buffer)) open_.splice(open_.end(), open_, one);
        if (!one->is_dropped && !one->is_handed_over) co_await close(one->stream);
        open_.erase(one);
    }

    // Too many are busy.
    asio::awaitable<void> refuse(beast::tcp_stream stream) {
        ++refusals_;
        stream.expires_after(farewell);
        Answer answer = refusal(503, "Too many connections are busy; try again.\n");
        answer.fields.push_back({"Retry-After", "1"});
        co_await is_sent(stream, response_to(answer, 11, false), true);
        co_await close(stream);
        --refusals_;
    }

    // Empty lines before a request are passed over (RFC 9112 2.2), as many as a client may send by mistake.
    static asio::awaitable<error_code> skip_empty_lines(beast::tcp_stream& stream,
                                                        beast::flat_buffer& buffer) {
        constexpr std::string_view line_end = "\r\n";
        error_code error;
        for (int skipped = 0; !error && skipped < most_empty_lines;) {
            const std::string_view waiting(static_cast<const char*>(buffer.data().data()), buffer.size());
            if (waiting.starts_with(line_end)) {
                buffer.consume(line_end.size());
                ++skipped;
            } else if (line_end.starts_with(waiting)) {
                const std::size_t read = co_await stream.async_read_some(
                    buffer.prepare(most_header_bytes), asio::redirect_error(asio::use_awaitable, error));
                buffer.commit(read);
            } else {
                break;
            }
        }
        co_return error;
    }

    // Reads a request and answers it. False where that was the connection's last.
    asio::awaitable<bool> serve_one(Connection& one, beast::flat_buffer& buffer) {
        beast::tcp_stream& stream = one.stream;
        one.is_silent = true;
        http::request_parser<http::empty_body> parser;
        parser.header_limit(most_header_bytes);
        parser.body_limit(boost::none);  // no body is read
        stream.expires_after(patience);
        error_code error = co_await skip_empty_lines(stream, buffer);
        if (error) co_return false;
        co_await http::async_read_header(stream, buffer, parser,
                                         asio::redirect_error(asio::use_awaitable, error));
        one.is_silent = false;
        if (one.is_dropped) co_return false;
        const HeadOnly& request = parser.get();
        const auto unreadable = error ? refusal_of(error) : fault_of(request, parser.chunked(), hosts_);
        if (error && !unreadable) co_return false;
        const bool has_body = !parser.is_done();
        if (!unreadable && !has_body && service_ && is_for_play(request)) {
            if (path_of(text(request.target())) == guests_path)
                co_return co_await serve_guest(stream, request);
            one.is_handed_over = true;
            co_await serve_socket(std::move(stream), request, *service_, token_of(request));
            co_return false;
        }
        const Answer answer = unreadable ? *unreadable : answer_to(request, has_body);
        const bool more = !unreadable && !has_body && request.keep_alive();
        const Response response = response_to(answer, unreadable ? 11 : request.version(), more);
        co_return co_await is_sent(stream, response, answer.sends_body) && more;
    }

    // A request to play with people, from a page of ours; others are answered as for a file that is not
    // there.
    static bool is_for_play(const HeadOnly& request) {
        const std::string path = path_of(text(request.target()));
        const bool is_guest = path == guests_path && request.method() == http::verb::post;
        const bool is_socket = path == socket_path && beast::websocket::is_upgrade(request);
        return (is_guest || is_socket) && is_from_own_page(request);
    }

    static std::string token_of(const HeadOnly& request) {
        return std::string(token_in(text(request[http::field::cookie])));
    }

    // Whoever has no session gets one.
    asio::awaitable<bool> serve_guest(beast::tcp_stream& stream, const HeadOnly& request) {
        const std::string token = new_token();
        FirstMessage first(context_);
        const ConnectionId id = service_->make_guest(first, token);
        const std::string frame = co_await first.wait();
        service_->disconnect(id);
        const bool is_made = frame.find("\"welcome\"") != std::string::npos;
        Answer answer = refusal(is_made ? 200 : 503, frame);
        answer.fields[0].value = "application/json";
        answer.fields.push_back({"Cache-Control", "no-store"});
        if (is_made) answer.fields.push_back({"Set-Cookie", cookie_of(token)});
        const Response response = response_to(answer, request.version(), request.keep_alive());
        co_return co_await is_sent(stream, response, true) && request.keep_alive();
    }

    Answer answer_to(const HeadOnly& request, bool has_body) const {
        const std::string accepted = all_of(request, http::field::accept_encoding),
                          known = all_of(request, http::field::if_none_match);
        Answer answer =
            site_.answer({text(request.method_string()), text(request.target()), accepted, known});
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
    const Hosts hosts_;
    asio::io_context context_{1};
    tcp::acceptor acceptor_;
    std::list<Connection> open_{};
    std::size_t refusals_ = 0;
    std::optional<Service> service_{};  // ends before what it posts to
};

HttpServer::HttpServer(std::unique_ptr<Sockets> sockets) : sockets_(std::move(sockets)) {}
HttpServer::HttpServer(HttpServer&&) noexcept = default;
HttpServer::~HttpServer() = default;
unsigned short HttpServer::port() const { return sockets_->port(); }
void HttpServer::run(bool until_signalled, const Tell& tell) { sockets_->run(until_signalled, tell); }
void HttpServer::stop() { sockets_->stop(); }

Result<HttpServer, std::string> HttpServer::on(const Site& site, unsigned short port, const Hosts& hosts,
                                               std::unique_ptr<Store> store) {
    HttpServer server(std::make_unique<Sockets>(site, hosts, std::move(store)));
    const error_code error = server.sockets_->listen(port);
    if (!error) return server;
    const std::string where = "port " + std::to_string(port);
    if (error != asio::error::address_in_use)
        return failure(where + " cannot be listened on: " + error.message());
    for (int next = port + 1; next <= std::min(port + ports_to_try, 65535); ++next)
        if (!Sockets(site, hosts, nullptr).listen(static_cast<unsigned short>(next)))
            return failure(where + " is in use; " + std::to_string(next) + " is free: --port " +
                           std::to_string(next));
    return failure(where + " is in use; choose another with --port");
}

}  // namespace shinpan::server
