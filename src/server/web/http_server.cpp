#include "server/web/http_server.hpp"

#include "server/web/addresses.hpp"
#include "server/web/answering.hpp"
#include "server/web/clock.hpp"
#include "server/web/http_request.hpp"
#include "server/web/line.hpp"
#include "server/web/peers.hpp"
#include "server/web/routes.hpp"
#include "server/web/service.hpp"
#include "server/web/socket.hpp"
#include "server/web/tokens.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <algorithm>
#include <chrono>
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

constexpr auto patience = std::chrono::seconds(30), handshake_time = std::chrono::seconds(10);
constexpr std::chrono::milliseconds first_pause(100), longest_pause(5000), clock_pause(50);
constexpr auto tidy_pause = std::chrono::minutes(1);
constexpr std::size_t most_refusals = 64;
constexpr std::uint32_t most_header_bytes = 16 * 1024;
constexpr int ports_to_try = 100, most_empty_lines = 8;

// A connection that is open. It is silent while a request is waited for.
struct Connection {
    Line line;
    asio::ip::address peer;
    bool is_silent = true, is_dropped = false, is_handed_over = false;
};

}  // namespace

class HttpServer::Sockets {
public:
    Sockets(const Site& site, Hosts hosts, std::unique_ptr<Store> store, const Settings& settings,
            CertificateFiles files = {})
        : site_(site),
          hosts_(std::move(hosts)),
          settings_(settings),
          files_(std::move(files)),
          acceptor_(context_) {
        if (!store) return;
        service_.emplace(std::move(store), settings_,
                         [this](std::function<void()> todo) { asio::post(context_, std::move(todo)); });
    }

    // Reads the certificate, where lines are to be encrypted here. The error says why the one before stays.
    Result<void, std::string> read_certificate() {
        if (files_.certificate.empty()) return {};
        const auto encryption = encryption_by(files_, hosts_.name());
        if (!encryption) return failure(encryption.error());
        encryption_ = *encryption;
        return {};
    }

    error_code listen(unsigned short port) {
        const asio::ip::address here = address_for(hosts_);
        const error_code error = listen(tcp::endpoint(here, port));
        const bool has_no_ipv6 = error && error != asio::error::address_in_use && here.is_unspecified();
        return has_no_ipv6 ? listen(tcp::endpoint(asio::ip::address_v4::any(), port)) : error;
    }

    error_code listen(const tcp::endpoint& here) {
        error_code error;
        (void)acceptor_.open(here.protocol(), error);
        if (!error && here.address().is_v6()) (void)acceptor_.set_option(asio::ip::v6_only(false), error);
        if (!error) (void)acceptor_.set_option(asio::socket_base::reuse_address(true), error);
        if (!error) (void)acceptor_.bind(here, error);
        if (!error) (void)acceptor_.listen(asio::socket_base::max_listen_connections, error);
        if (error) {
            error_code ignored;
            (void)acceptor_.close(ignored);
        }
        return error;
    }

    void serve_desk(Desk desk, std::size_t most_bytes, DeskFor whom) {
        desk_ = std::move(desk);
        most_desk_bytes_ = most_bytes;
        desk_for_ = whom;
    }

    unsigned short port() const { return acceptor_.local_endpoint().port(); }

    void run(bool until_signalled, const Tell& tell) {
        asio::signal_set signals(context_);
        if (until_signalled) {
            signals.add(SIGINT);
            signals.add(SIGTERM);
            signals.async_wait([&](error_code, int) { end(tell); });
        }
        asio::signal_set renewals(context_);
        if (until_signalled && encryption_) {
            renewals.add(SIGHUP);
            asio::co_spawn(context_, renew_certificate(renewals, tell), asio::detached);
        }
        if (service_) service_->tell_troubles(tell);
        asio::co_spawn(context_, accept(tell), asio::detached);
        if (service_) asio::co_spawn(context_, look_at_clocks(), asio::detached);
        context_.run();
    }

    void stop(const Tell& tell) {
        asio::post(context_, [this, tell] { end(tell); });
    }

private:
    // Nothing more is begun; what is on its way to disk comes there, and pages are told.
    void end(const Tell& tell) {
        if (std::exchange(is_ending_, true)) return;
        error_code ignored;
        (void)acceptor_.close(ignored);
        if (!service_) return context_.stop();
        tell("stopping; pages that are open: " + std::to_string(peers_.pages()));
        service_->stop([this] { asio::co_spawn(context_, let_pages_go(), asio::detached); });
    }

    // At each SIGHUP: a certificate that was renewed is for the lines that come from then on.
    asio::awaitable<void> renew_certificate(asio::signal_set& renewals, const Tell& tell) {
        while (true) {
            co_await renewals.async_wait(asio::use_awaitable);
            const auto read = read_certificate();
            tell(read ? "the certificate was read; it expires on " + expiry_of(*encryption_)
                      : "the certificate stays as it was: " + read.error());
        }
    }

    asio::awaitable<void> let_pages_go() {
        asio::steady_timer timer(context_);
        for (auto waited = clock_pause; peers_.pages() > 0 && waited < Line::farewell;
             waited += clock_pause) {
            timer.expires_after(clock_pause);
            co_await timer.async_wait(asio::use_awaitable);
        }
        context_.stop();
    }

    asio::awaitable<void> look_at_clocks() {
        asio::steady_timer timer(context_);
        for (std::chrono::milliseconds since_tidy = tidy_pause; true; since_tidy += clock_pause) {
            timer.expires_after(clock_pause);
            co_await timer.async_wait(asio::use_awaitable);
            service_->look_at_clocks();
            if (since_tidy < tidy_pause) continue;
            since_tidy = {};
            service_->tidy();
            peers_.tidy(steady_now());
        }
    }

    asio::awaitable<void> accept(const Tell& tell) {
        asio::steady_timer timer(context_);
        for (auto pause = first_pause; true;) {
            error_code error;
            const auto token = [&] { return asio::redirect_error(asio::use_awaitable, error); };
            tcp::socket socket = co_await acceptor_.async_accept(token());
            if (is_ending_) co_return;
            if (error) {
                tell("a connection cannot be accepted: " + error.message() + "; trying again");
                timer.expires_after(pause);
                pause = std::min(2 * pause, longest_pause);
                co_await timer.async_wait(token());
                continue;
            }
            pause = first_pause;
            const asio::ip::address peer = plain(socket.remote_endpoint(error).address());
            if (!error)
                (void)socket.set_option(tcp::no_delay(true), error);  // a move's answer waits for nothing
            if (error || !may_connect(peer, hosts_)) continue;
            const bool has_room = make_room(peer);
            if (!has_room && (encryption_ || refusals_ == most_refusals)) continue;
            if (encryption_ && !peers_.add_handshake(peer, steady_now())) continue;
            Connection one{Line(std::move(socket)), peer};
            if (has_room)
                asio::co_spawn(context_, serve(open_.insert(open_.end(), std::move(one))), asio::detached);
            else
                asio::co_spawn(context_, refuse(std::move(one.line)), asio::detached);
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
        if (all < settings_.requests && of_peer < settings_.requests_of_peer) return true;
        Connection* const goes = of_peer < settings_.requests_of_peer ? oldest : oldest_of_peer;
        if (goes == nullptr) return false;
        goes->is_dropped = true;
        goes->line.tcp().cancel();
        return true;
    }

    // One connection, request after request. Whichever has been silent longest stands first.
    asio::awaitable<void> serve(std::list<Connection>::iterator one) {
        beast::flat_buffer buffer;
        if (const Encryption encryption = encryption_;
            !encryption || co_await one->line.encrypt(*encryption, handshake_time)) {
            while (co_await serve_one(*one, buffer)) open_.splice(open_.end(), open_, one);
            if (!one->is_dropped && !one->is_handed_over) co_await one->line.end();
        }
        open_.erase(one);
    }

    // Too many are busy.
    asio::awaitable<void> refuse(Line line) {
        ++refusals_;
        line.tcp().expires_after(Line::farewell);
        Answer answer = refusal(503, "Too many connections are busy; try again.\n");
        answer.fields.push_back({"Retry-After", "1"});
        co_await is_sent(line, response_to(answer, 11, false), true);
        co_await line.end();
        --refusals_;
    }

    // Empty lines before a request are passed over (RFC 9112 2.2), as many as a client may send by mistake.
    static asio::awaitable<error_code> skip_empty_lines(Line& line, beast::flat_buffer& buffer) {
        constexpr std::string_view line_end = "\r\n";
        error_code error;
        for (int skipped = 0; !error && skipped < most_empty_lines;) {
            const std::string_view waiting(static_cast<const char*>(buffer.data().data()), buffer.size());
            if (waiting.starts_with(line_end)) {
                buffer.consume(line_end.size());
                ++skipped;
            } else if (line_end.starts_with(waiting)) {
                const std::size_t read = co_await line.async_read_some(
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
        Line& line = one.line;
        one.is_silent = true;
        http::request_parser<http::empty_body> parser;
        parser.header_limit(most_header_bytes);
        parser.body_limit(boost::none);  // no body is read
        line.tcp().expires_after(patience);
        error_code error = co_await skip_empty_lines(line, buffer);
        if (error) co_return false;
        co_await http::async_read_header(line, buffer, parser,
                                         asio::redirect_error(asio::use_awaitable, error));
        one.is_silent = false;
        if (one.is_dropped) co_return false;
        const HeadOnly& request = parser.get();
        one.peer = client_of(one.peer, all_of(request, "X-Forwarded-For"), hosts_);
        const auto unreadable = error ? refusal_of(error) : fault_of(request, parser.chunked(), hosts_);
        if (error && !unreadable) co_return false;
        if (!unreadable && is_for_desk(request)) co_return co_await serve_desk_one(one, buffer, parser);
        const bool has_body = !parser.is_done();
        if (!unreadable && !has_body && is_for_page(request) && peers_.add_page(one.peer)) {
            one.is_handed_over = true;
            asio::co_spawn(context_, serve_page(std::move(one.line), request, one.peer), asio::detached);
            co_return false;
        }
        Written written;
        if (unreadable)
            written.answer = *unreadable;
        else
            co_await answer(one, request, has_body, written);
        if (hosts_.is_encrypted()) written.answer.fields.push_back(stay_encrypted());
        const bool more = !unreadable && !has_body && request.keep_alive();
        const Response response = response_to(written.answer, unreadable ? 11 : request.version(), more);
        co_return co_await is_sent(line, response, written.answer.sends_body) && more;
    }

    static Route route_for(const HeadOnly& request) {
        return route_of(text(request.method_string()), path_of(text(request.target()))).route;
    }

    // A request of a page of ours to become a WebSocket; others are answered as for a file that is not there.
    bool is_for_page(const HeadOnly& request) const {
        return service_ && route_for(request) == Route::socket && beast::websocket::is_upgrade(request) &&
               is_from_own_page(request, hosts_);
    }

    // Is it not for a file of the site?
    static bool is_answered_here(const HeadOnly& request) {
        const Route route = route_for(request);
        return route != Route::site && route != Route::desk;
    }

    bool is_for_desk(const HeadOnly& request) const {
        return desk_ && route_for(request) == Route::desk && is_from_own_page(request, hosts_);
    }

    // Reads the body and answers it. False where that was the connection's last.
    asio::awaitable<bool> serve_desk_one(Connection& one, beast::flat_buffer& buffer,
                                         http::request_parser<http::empty_body>& head) {
        Line& line = one.line;
        const std::uint64_t length = head.content_length().value_or(0);  // of a body that is not chunked
        http::request_parser<http::string_body> parser(std::move(head));
        parser.body_limit(most_desk_bytes_);
        error_code error;
        if (length > most_desk_bytes_)
            error = http::error::body_limit;
        else
            co_await http::async_read(line, buffer, parser, asio::redirect_error(asio::use_awaitable, error));
        if (error && error != http::error::body_limit) co_return false;
        Written written;
        if (error)
            written.say(413, "A request to this desk has at most " + std::to_string(most_desk_bytes_ / 1024) +
                                 " KiB.\n");
        else if (desk_for_ == DeskFor::everybody && !peers_.add_lookup(one.peer, steady_now()))
            say_too_many(written);
        else
            written.say(200, desk_(parser.get().body()), "application/json");
        if (hosts_.is_encrypted()) written.answer.fields.push_back(stay_encrypted());
        const bool more = !error && parser.get().keep_alive();
        const Response response = response_to(written.answer, parser.get().version(), more);
        co_return co_await is_sent(line, response, written.answer.sends_body) && more;
    }

    asio::awaitable<void> serve_page(Line line, HeadOnly request, asio::ip::address peer) {
        std::string token(token_in(text(request[http::field::cookie]), hosts_.is_encrypted()));
        co_await serve_socket(std::move(line), std::move(request), *service_, std::move(token), peers_, peer);
        peers_.remove_page(peer);
    }

    asio::awaitable<void> answer(const Connection& one, const HeadOnly& request, bool has_body,
                                 Written& written) {
        if (!has_body && is_for_page(request)) {
            written.say(503, "Too many pages are open; try again.\n");
            co_return;
        }
        if (desk_ && route_for(request) == Route::desk) {
            say_elsewhere(written);
            co_return;
        }
        if (has_body && is_answered_here(request)) {
            written.say(400, "This request has no body.\n");
            co_return;
        }
        Answering answering(context_, service_ ? &*service_ : nullptr, health_, peers_, hosts_, settings_,
                            static_cast<bool>(desk_));
        const bool is_answered = !has_body && co_await answering.answer(request, one.peer, written);
        if (!is_answered) written.answer = answer_of_site(request, has_body);
    }

    Answer answer_of_site(const HeadOnly& request, bool has_body) const {
        const std::string accepted = all_of(request, http::field::accept_encoding),
                          known = all_of(request, http::field::if_none_match);
        Answer answer =
            site_.answer({text(request.method_string()), text(request.target()), accepted, known});
        if (!has_body || answer.status == 405) return answer;
        Answer refused = refusal(400, "A request for a page has no body.\n");
        refused.sends_body = request.method() != http::verb::head;
        return refused;
    }

    static asio::awaitable<bool> is_sent(Line& line, const Response& response, bool body) {
        error_code error;
        auto token = asio::redirect_error(asio::use_awaitable, error);
        http::response_serializer<http::span_body<const char>> serializer(response);
        if (body)
            co_await http::async_write(line, serializer, std::move(token));
        else
            co_await http::async_write_header(line, serializer, std::move(token));
        co_return !error;
    }

    const Site& site_;
    const Hosts hosts_;
    const Settings settings_;
    const CertificateFiles files_;  // empty where lines are not encrypted here
    Desk desk_{};                   // empty where there is no tournament
    std::size_t most_desk_bytes_ = 0;
    DeskFor desk_for_ = DeskFor::everybody;
    Encryption encryption_{};
    asio::io_context context_{1};
    tcp::acceptor acceptor_;
    std::list<Connection> open_{};
    std::size_t refusals_ = 0;
    Peers peers_{settings_};
    Health health_{context_};
    bool is_ending_ = false;
    std::optional<Service> service_{};  // ends before what it posts to
};

HttpServer::HttpServer(std::unique_ptr<Sockets> sockets) : sockets_(std::move(sockets)) {}
HttpServer::HttpServer(HttpServer&&) noexcept = default;
HttpServer::~HttpServer() = default;
void HttpServer::serve_desk(Desk desk, std::size_t most_bytes, DeskFor whom) {
    sockets_->serve_desk(std::move(desk), most_bytes, whom);
}
unsigned short HttpServer::port() const { return sockets_->port(); }
void HttpServer::run(bool until_signalled, const Tell& tell) { sockets_->run(until_signalled, tell); }
void HttpServer::stop(const Tell& tell) { sockets_->stop(tell); }

Result<HttpServer, std::string> HttpServer::on(const Site& site, unsigned short port, const Hosts& hosts,
                                               std::unique_ptr<Store> store, const Settings& settings,
                                               const CertificateFiles& files) {
    if (hosts.is_encrypted() && hosts.proxy().empty() && files.certificate.empty())
        return failure(std::string("a server for the world has a proxy that encrypts, or a certificate"));
    allow_many_files();
    HttpServer server(std::make_unique<Sockets>(site, hosts, std::move(store), settings, files));
    if (const auto read = server.sockets_->read_certificate(); !read) return failure(read.error());
    const error_code error = server.sockets_->listen(port);
    if (!error) return server;
    const std::string where = "port " + std::to_string(port);
    if (error != asio::error::address_in_use)
        return failure(where + " cannot be listened on: " + error.message());
    for (int next = port + 1; next <= std::min(port + ports_to_try, 65535); ++next)
        if (!Sockets(site, hosts, nullptr, settings).listen(static_cast<unsigned short>(next)))
            return failure(where + " is in use; " + std::to_string(next) + " is free: --port " +
                           std::to_string(next));
    return failure(where + " is in use; choose another with --port");
}

}  // namespace shinpan::server
