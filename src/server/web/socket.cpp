#include "server/web/socket.hpp"

#include "server/protocol/json.hpp"
#include "server/web/clock.hpp"
#include "server/web/tokens.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/field.hpp>
#include <boost/beast/websocket.hpp>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace shinpan::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;

constexpr auto handshake_time = std::chrono::seconds(30), silence = std::chrono::seconds(60);
constexpr std::size_t most_waiting = 256, most_waiting_bytes = 1 << 20, most_to_read_on = 1 << 16;
constexpr std::chrono::milliseconds before_looking_again(20);
constexpr double pings_at_once = 20, pings_a_second = 10;
constexpr int too_slow = 4003;
constexpr Milliseconds between_measures = 10'000;
constexpr std::size_t digits_of_ping = 14;

class Socket : public Service::Peer, public std::enable_shared_from_this<Socket> {
public:
    Socket(Line line, Service& service, Peers& peers, const asio::ip::address& address)
        : stream_(std::move(line)), service_(service), peers_(peers), address_(address) {
        websocket::stream_base::timeout times{handshake_time, silence, true};
        stream_.set_option(times);
        stream_.read_message_max(most_frame_bytes);
        stream_.text(true);
        stream_.auto_fragment(false);
        stream_.control_callback([this](websocket::frame_type kind, beast::string_view payload) {
            const Milliseconds now = steady_now();
            if (!pings_.take(now)) stream_.next_layer().tcp().close();
            if (kind == websocket::frame_type::pong && !asked_.empty() && payload == asked_) {
                asked_.clear();
                service_.measured(id_, now - asked_at_);
            }
        });
    }

    // False where it becomes no WebSocket.
    asio::awaitable<bool> accept(Upgrade request) {
        error_code error;
        co_await stream_.async_accept(request, asio::redirect_error(asio::use_awaitable, error));
        co_return !error;
    }

    asio::awaitable<void> serve(std::string token) {
        error_code error;
        id_ = service_.connect(*this, token);
        beast::flat_buffer buffer;
        while (true) {
            co_await stream_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
            if (error) break;
            const auto bytes = buffer.cdata();
            const Milliseconds rest =
                service_.receive(id_, {static_cast<const char*>(bytes.data()), bytes.size()});
            buffer.consume(buffer.size());
            measure_now_and_then();
            if (rest > 0) co_await wait(std::chrono::milliseconds(rest));
            while (waiting_bytes_ > most_to_read_on && !end_) co_await wait(before_looking_again);
        }
        service_.disconnect(id_);
        is_gone_ = true;
    }

    void send(const std::shared_ptr<const std::string>& frame) override {
        if (is_gone_ || end_) return;
        waiting_.push_back(frame);
        waiting_bytes_ += frame->size();
        ++waiting_count_;
        if (waiting_count_ > most_waiting || waiting_bytes_ > most_waiting_bytes) end_ = too_slow;
        write_soon();
    }

    void close(CloseCode code) override {
        if (is_gone_ || end_) return;
        end_ = static_cast<int>(code);
        write_soon();
    }

    bool may(Costly what, Milliseconds now) override {
        return what == Costly::link ? peers_.add_link(address_, now) : peers_.add_code(address_, now);
    }

private:
    asio::awaitable<void> wait(std::chrono::milliseconds time) {
        asio::steady_timer timer(stream_.get_executor(), time);
        co_await timer.async_wait(asio::use_awaitable);
    }

    // How long the line takes, by pings that nobody can answer before they come: while the page says
    // something, so that one that is silent costs nothing.
    void measure_now_and_then() {
        const Milliseconds now = steady_now();
        if (end_ || (asked_at_ > 0 && now - asked_at_ < between_measures)) return;
        asked_ = new_token().substr(0, digits_of_ping);
        asked_at_ = now;
        asio::co_spawn(stream_.get_executor(), ping(shared_from_this()), asio::detached);
    }

    static asio::awaitable<void> ping(std::shared_ptr<Socket> self) {
        error_code error;
        co_await self->stream_.async_ping({self->asked_.data(), self->asked_.size()},
                                          asio::redirect_error(asio::use_awaitable, error));
    }

    void write_soon() {
        if (!std::exchange(is_writing_, true))
            asio::co_spawn(stream_.get_executor(), write(shared_from_this()), asio::detached);
    }

    // All that waits, then the end where there is one. The socket lives while it is written to.
    static asio::awaitable<void> write(std::shared_ptr<Socket> self) {
        error_code error;
        const auto goes_on = [&] { return !error && !self->is_gone_ && self->end_ != too_slow; };
        while (goes_on() && !self->waiting_.empty())
            for (const auto& frame : std::exchange(self->waiting_, {})) {
                if (!goes_on()) break;
                --self->waiting_count_;
                self->waiting_bytes_ -= frame->size();
                co_await self->stream_.async_write(asio::buffer(*frame),
                                                   asio::redirect_error(asio::use_awaitable, error));
            }
        if (self->end_ && !error && !self->is_gone_)
            co_await self->stream_.async_close(static_cast<websocket::close_code>(*self->end_),
                                               asio::redirect_error(asio::use_awaitable, error));
        if (error) {
            self->waiting_.clear();
            self->waiting_count_ = self->waiting_bytes_ = 0;
        }
        self->is_writing_ = false;
    }

    websocket::stream<Line, false> stream_;  // nothing is compressed
    Service& service_;
    Peers& peers_;
    asio::ip::address address_;
    ConnectionId id_ = 0;
    std::string asked_{};  // the payload of the ping that is on its way, and
    Milliseconds asked_at_ = 0;
    std::vector<std::shared_ptr<const std::string>> waiting_{};
    std::size_t waiting_count_ = 0, waiting_bytes_ = 0;  // with those that are taken out to be written
    Allowance pings_{pings_at_once, pings_a_second};
    std::optional<int> end_{};  // the close code, once it is to end
    bool is_writing_ = false, is_gone_ = false;
};

}  // namespace

asio::awaitable<void> serve_socket(Line line, Upgrade request, Service& service, std::string token,
                                   Peers& peers, asio::ip::address address) {
    line.tcp().expires_never();
    const auto socket = std::make_shared<Socket>(std::move(line), service, peers, address);
    if (co_await socket->accept(std::move(request))) co_await socket->serve(std::move(token));
}

}  // namespace shinpan::server
