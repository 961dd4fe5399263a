#include "server/web/line.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <array>

namespace shinpan::server {

namespace asio = boost::asio;
using boost::system::error_code;

asio::awaitable<bool> Line::encrypt(asio::ssl::context& context, std::chrono::milliseconds time) {
    encrypted_ = std::make_unique<Encrypted>(std::move(plain_), context);
    tcp().expires_after(time);
    error_code error;
    co_await encrypted_->async_handshake(asio::ssl::stream_base::server,
                                         asio::redirect_error(asio::use_awaitable, error));
    co_return !error;
}

asio::awaitable<void> Line::end() {
    error_code error;
    tcp().expires_after(farewell);
    if (encrypted_) co_await encrypted_->async_shutdown(asio::redirect_error(asio::use_awaitable, error));
    error.clear();
    (void)tcp().socket().shutdown(asio::ip::tcp::socket::shutdown_send, error);
    std::array<char, 4096> unread;
    while (!error)
        co_await tcp().async_read_some(asio::buffer(unread),
                                       asio::redirect_error(asio::use_awaitable, error));
}

}  // namespace shinpan::server
