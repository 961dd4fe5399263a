// A question to the store beside the core, for which several may wait.
//
//   const auto asked = look_up(context, service, FindGame{name}, 10s);
//   co_await answered(asked);
//   use(asked->answer);
#pragma once

#include "server/web/service.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <memory>

namespace shinpan::server {

struct LookUp {
    boost::asio::steady_timer timer;  // until the store is not waited for any more
    bool is_answered = false;
    StoreAnswer answer = NotKept{"it does not answer"};
};

std::shared_ptr<LookUp> look_up(boost::asio::io_context&, Service&, StoreRequest,
                                std::chrono::milliseconds patience);

// Waits for it. The answer is NotKept where the store takes too long.
boost::asio::awaitable<void> answered(std::shared_ptr<LookUp>);

}  // namespace shinpan::server
