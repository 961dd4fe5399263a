// Line: a connection as it comes from the net: plain, or encrypted by this server. An AsyncStream of
// Boost.Beast; its deadlines are those of the TCP stream below.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/system/error_code.hpp>

#include <chrono>
#include <cstddef>
#include <exception>
#include <memory>
#include <utility>

namespace shinpan::server {

class Line {
public:
    using executor_type = boost::asio::any_io_executor;

    explicit Line(boost::asio::ip::tcp::socket socket) : plain_(std::move(socket)) {}

    executor_type get_executor() { return tcp().get_executor(); }
    boost::beast::tcp_stream& tcp() { return encrypted_ ? encrypted_->next_layer() : plain_; }

    // Agrees with the other side upon keys, within that time; the context must outlive what follows. False
    // where that comes to nothing.
    boost::asio::awaitable<bool> encrypt(boost::asio::ssl::context&, std::chrono::milliseconds);

    // How long the other side has to read the last answer, and to close.
    static constexpr std::chrono::seconds farewell{2};

    // Says that nothing more comes, and reads for a moment what the other side still sends: closed over
    // unread bytes, a connection is reset, and the answer may be lost on its way.
    boost::asio::awaitable<void> end();

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        return boost::asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(
            [this](auto handler, const Buffers& into) {
                if (encrypted_)
                    encrypted_->async_read_some(into, std::move(handler));
                else
                    plain_.async_read_some(into, std::move(handler));
            },
            token, buffers);
    }

    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return boost::asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(
            [this](auto handler, const Buffers& from) {
                if (encrypted_)
                    encrypted_->async_write_some(from, std::move(handler));
                else
                    plain_.async_write_some(from, std::move(handler));
            },
            token, buffers);
    }

    // How Boost.Beast ends a WebSocket on it. Its own way closes over what has come already, such as a pong.
    template <class Handler>
    friend void async_teardown(boost::beast::role_type, Line& line, Handler&& handler) {
        boost::asio::co_spawn(line.get_executor(), line.end(),
                              [&line, done = std::forward<Handler>(handler)](std::exception_ptr) mutable {
                                  line.tcp().close();
                                  std::move(done)(boost::system::error_code());
                              });
    }
    friend void beast_close_socket(Line& line) { line.tcp().close(); }

private:
    using Encrypted = boost::beast::ssl_stream<boost::beast::tcp_stream>;

    boost::beast::tcp_stream plain_;  // moved from where the line is encrypted
    std::unique_ptr<Encrypted> encrypted_{};
};

}  // namespace shinpan::server
