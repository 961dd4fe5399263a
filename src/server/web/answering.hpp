// Answering: the requests that the server answers itself (routes.hpp), but for the WebSocket.
#pragma once

#include "server/web/health.hpp"
#include "server/web/http_request.hpp"
#include "server/web/peers.hpp"
#include "server/web/routes.hpp"
#include "server/web/service.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>

#include <string>
#include <string_view>

namespace shinpan::server {

// An answer, and the body where that is no file of the site.
struct Written {
    Answer answer{};
    std::string body{};

    // In plain text, or as that kind.
    void say(int status, std::string what, std::string_view kind = {});
};

// 404: whoever sends no Origin, or that of another site, is no page of ours.
void say_elsewhere(Written&);

// 429: their address has asked too often of late.
void say_too_many(Written&);

class Answering {
public:
    // All must outlive it. No service: without games. `has_desk`: with tournaments.
    Answering(boost::asio::io_context&, Service*, Health&, Peers&, const Hosts&, const Settings&,
              bool has_desk);

    // False where the request is for a file of the site, or is to be answered as if it were.
    boost::asio::awaitable<bool> answer(const HeadOnly&, const boost::asio::ip::address& peer, Written&);

private:
    using Address = boost::asio::ip::address;

    boost::asio::awaitable<bool> answer_about_server(Route, const Address& peer, Written&);
    boost::asio::awaitable<void> make_guest(const Address& peer, Written&);
    boost::asio::awaitable<void> delete_person(const HeadOnly&, const Address& peer, Written&);
    boost::asio::awaitable<void> look_up_games(const HeadOnly&, const Routed&, const Address& peer, Written&);
    boost::asio::awaitable<void> list_games(const HeadOnly&, Written&);
    boost::asio::awaitable<void> show_game(const std::string& game, Route, Written&);
    boost::asio::awaitable<StoreAnswer> found(StoreRequest);
    std::string token_of(const HeadOnly&) const;

    boost::asio::io_context& context_;
    Service* service_;
    Health& health_;
    Peers& peers_;
    const Hosts& hosts_;
    const Settings& settings_;
    const bool has_desk_;
};

}  // namespace shinpan::server
