#include "server/web/peers.hpp"

namespace shinpan::server {

Peers::Peer& Peers::peer(const boost::asio::ip::address& address) {
    const Allowance guests(settings_.guests_at_once, settings_.guests_a_second),
        links(settings_.links_at_once, settings_.links_a_second),
        lookups(settings_.lookups_at_once, settings_.lookups_a_second),
        handshakes(settings_.handshakes_at_once, settings_.handshakes_a_second);
    const Peer fresh{.guests = guests, .links = links, .lookups = lookups, .handshakes = handshakes};
    return peers_.try_emplace(address, fresh).first->second;
}

bool Peers::add_page(const boost::asio::ip::address& address) {
    Peer& from = peer(address);
    if (pages_ >= settings_.pages || from.pages >= settings_.pages_of_peer) return false;
    ++from.pages;
    ++pages_;
    return true;
}

void Peers::remove_page(const boost::asio::ip::address& address) {
    --peer(address).pages;
    --pages_;
}

bool Peers::add_guest(const boost::asio::ip::address& address, Milliseconds now) {
    return peer(address).guests.take(now);
}

bool Peers::add_link(const boost::asio::ip::address& address, Milliseconds now) {
    return peer(address).links.take(now);
}

bool Peers::add_lookup(const boost::asio::ip::address& address, Milliseconds now) {
    return peer(address).lookups.take(now);
}

bool Peers::add_handshake(const boost::asio::ip::address& address, Milliseconds now) {
    return peer(address).handshakes.take(now);
}

void Peers::tidy(Milliseconds now) {
    std::erase_if(peers_, [&](const auto& one) {
        const Peer& peer = one.second;
        return peer.pages == 0 && peer.guests.is_whole(now) && peer.links.is_whole(now) &&
               peer.lookups.is_whole(now) && peer.handshakes.is_whole(now);
    });
}

}  // namespace shinpan::server
