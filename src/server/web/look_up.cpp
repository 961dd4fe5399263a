#include "server/web/look_up.hpp"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <utility>

namespace shinpan::server {

namespace asio = boost::asio;

std::shared_ptr<LookUp> look_up(asio::io_context& context, Service& service, StoreRequest wanted,
                                std::chrono::milliseconds patience) {
    const auto asked = std::make_shared<LookUp>(LookUp{asio::steady_timer(context, patience)});
    service.look_up(std::move(wanted), [asked](StoreAnswer answer) {
        asked->is_answered = true;
        asked->answer = std::move(answer);
        asked->timer.cancel();
    });
    return asked;
}

asio::awaitable<void> answered(std::shared_ptr<LookUp> asked) {
    boost::system::error_code cancelled;
    if (!asked->is_answered)
        co_await asked->timer.async_wait(asio::redirect_error(asio::use_awaitable, cancelled));
}

}  // namespace shinpan::server
