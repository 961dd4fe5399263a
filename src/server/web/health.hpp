// Health: does the store answer? However many ask, it is asked once a second at most, and they share its
// answer.
#pragma once

#include "server/web/look_up.hpp"
#include "server/web/service.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>

#include <memory>

namespace shinpan::server {

class Health {
public:
    // It must outlive this.
    explicit Health(boost::asio::io_context& context) : context_(context) {}

    boost::asio::awaitable<bool> is_well(Service&);

private:
    boost::asio::io_context& context_;
    std::shared_ptr<LookUp> asked_{};
    Milliseconds asked_at_ = 0;
};

}  // namespace shinpan::server
