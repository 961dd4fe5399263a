// Peers: how much those at one address, or in one network of IPv6, have in hand.
#pragma once

#include "server/web/allowance.hpp"
#include "server/web/settings.hpp"

#include <boost/asio/ip/address.hpp>

#include <cstddef>
#include <map>

namespace shinpan::server {

class Peers {
public:
    explicit Peers(const Settings& settings) : settings_(settings) {}

    // One more WebSocket from there; false where there are as many as may be, there or in all.
    bool add_page(const boost::asio::ip::address&);
    void remove_page(const boost::asio::ip::address&);
    std::size_t pages() const { return pages_; }

    // One more guest; false where there have been too many of late, or in the last day.
    bool add_guest(const boost::asio::ip::address&, Milliseconds now);

    // One more game, or list of games, that is asked for by its path; false where there have been too many.
    bool add_lookup(const boost::asio::ip::address&, Milliseconds now);

    // One more link by which people meet; false where there have been too many of late.
    bool add_link(const boost::asio::ip::address&, Milliseconds now);

    // One more one-time code of a referee; false where there have been too many of late.
    bool add_code(const boost::asio::ip::address&, Milliseconds now);

    // One more line that is to be encrypted; false where there have been too many of late.
    bool add_handshake(const boost::asio::ip::address&, Milliseconds now);

    // Forgets addresses that have nothing in hand.
    void tidy(Milliseconds now);

private:
    struct Peer {
        std::size_t pages = 0;
        Allowance guests, guests_of_day, links, lookups, codes, handshakes;
    };
    Peer& peer(const boost::asio::ip::address&);

    const Settings& settings_;
    std::map<boost::asio::ip::address, Peer> peers_{};
    std::size_t pages_ = 0;
};

}  // namespace shinpan::server
