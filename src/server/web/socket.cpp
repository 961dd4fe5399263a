#include "server/web/socket.hpp"

#include "server/protocol/json.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/field.hpp>
#include <boost/beast/websocket.hpp>

#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <utility>

namespace shinpan::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;

constexpr auto handshake_time = std::chrono::seconds(30), silence = std::chrono::seconds(60);
constexpr std::size_t most_waiting = 256, most_waiting_bytes = 1 << 20;
constexpr int too_slow = 4003;

class Socket : public Service::Peer, public std::enable_shared_from_this<Socket> {
public:
    Socket(beast::tcp_stream stream, Service& service) : stream_(std::move(stream)), service_(service) {
        websocket::stream_base::timeout times{handshake_time, silence, true};
        stream_.set_option(times);
        stream_.read_message_max(most_frame_bytes);
        stream_.text(true);
    }

    asio::awaitable<void> serve(Upgrade request, std::string token) {
        error_code error;
        const auto token_of = [&] { return asio::redirect_error(asio::use_awaitable, error); };
        co_await stream_.async_accept(request, token_of());
        if (error) co_return;
        const ConnectionId id = service_.connect(*this, token);
        beast::flat_buffer buffer;
        while (true) {
            co_await stream_.async_read(buffer, token_of());
            if (error) break;
            const auto bytes = buffer.cdata();
            service_.receive(id, {static_cast<const char*>(bytes.data()), bytes.size()});
            buffer.consume(buffer.size());
        }
        service_.disconnect(id);
        is_gone_ = true;
    }

    void send(const std::shared_ptr<const std::string>& frame) override {
        if (is_gone_ || end_) return;
        waiting_.push_back(frame);
        waiting_bytes_ += frame->size();
        if (waiting_.size() > most_waiting || waiting_bytes_ > most_waiting_bytes) end_ = too_slow;
        write_soon();
    }

    void close(CloseCode code) override {
        if (is_gone_ || end_) return;
        end_ = static_cast<int>(code);
        write_soon();
    }

private:
    void write_soon() {
        if (!std::exchange(is_writing_, true))
            asio::co_spawn(stream_.get_executor(), write(shared_from_this()), asio::detached);
    }

    // All that waits, then the end where there is one. The socket lives while it is written to.
    static asio::awaitable<void> write(std::shared_ptr<Socket> self) {
        error_code error;
        const auto token_of = [&] { return asio::redirect_error(asio::use_awaitable, error); };
        while (!error && !self->is_gone_ && !self->waiting_.empty() && self->end_ != too_slow) {
            const auto frame = std::move(self->waiting_.front());
            self->waiting_.pop_front();
            self->waiting_bytes_ -= frame->size();
            co_await self->stream_.async_write(asio::buffer(*frame), token_of());
        }
        if (self->end_ && !error && !self->is_gone_)
            co_await self->stream_.async_close(static_cast<websocket::close_code>(*self->end_), token_of());
        self->is_writing_ = false;
    }

    websocket::stream<beast::tcp_stream> stream_;
    Service& service_;
    std::deque<std::shared_ptr<const std::string>> waiting_{};
    std::size_t waiting_bytes_ = 0;
    std::optional<int> end_{};  // the close code, once it is to end
    bool is_writing_ = false, is_gone_ = false;
};

}  // namespace

asio::awaitable<void> serve_socket(beast::tcp_stream stream, Upgrade request, Service& service,
                                   std::string token) {
    beast::get_lowest_layer(stream).expires_never();
    const auto socket = std::make_shared<Socket>(std::move(stream), service);
    co_await socket->serve(std::move(request), std::move(token));
}

}  // namespace shinpan::server
