// Page: one connection of a guest, as a browser's page has it: it begins a session, keeps a WebSocket, and
// opens another one with the same session when that breaks.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>

#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace boost::json {
class object;
}

namespace shinpan::inline apps::load {

class Page {
public:
    // Who reads what comes. Called from within `run`.
    class Reader {
    public:
        virtual ~Reader() = default;
        virtual void opened(Page&) = 0;  // `welcome` has come, of this connection
        virtual void read(Page&, std::string_view word, const boost::json::object&) = 0;
    };

    Page(boost::asio::io_context&, unsigned short port, Reader&);
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;

    // Until `leave`: opens, reads, and opens again.
    boost::asio::awaitable<void> run();

    // Goes out in order; lost where the connection breaks before.
    void send(std::string frame);
    void leave();

    bool is_open() const { return is_open_; }
    bool is_gone() const { return is_gone_; }  // `run` has ended
    int breaks() const { return breaks_; }     // how often the connection was lost, or could not be had

private:
    using Stream = boost::beast::websocket::stream<boost::beast::tcp_stream, false>;

    boost::asio::awaitable<bool> open();
    boost::asio::awaitable<bool> begin_session(boost::beast::tcp_stream&);
    boost::asio::awaitable<void> listen();
    boost::asio::awaitable<void> write();

    boost::asio::io_context& context_;
    unsigned short port_;
    Reader& reader_;
    std::string cookie_{};  // of the session; empty before it has begun
    std::optional<Stream> stream_{};
    std::deque<std::string> waiting_{};
    bool is_open_ = false, is_leaving_ = false, is_gone_ = false, is_writing_ = false;
    int breaks_ = 0;
};

}  // namespace shinpan::apps::load
