#include "server/web/health.hpp"

#include "server/web/clock.hpp"

#include <chrono>
#include <variant>

namespace shinpan::server {
namespace {

constexpr auto patience = std::chrono::seconds(2);
constexpr Milliseconds lasts = 1000;

}  // namespace

boost::asio::awaitable<bool> Health::is_well(Service& service) {
    const Milliseconds now = steady_now();
    if (!asked_ || now - asked_at_ >= lasts) {
        asked_at_ = now;
        asked_ = look_up(context_, service, FindSession{}, patience);
    }
    const auto asked = asked_;
    co_await answered(asked);
    co_return !std::holds_alternative<NotKept>(asked->answer);
}

}  // namespace shinpan::server
