#include "server/web/peers.hpp"

namespace shinpan::server {

Peers::Peer& Peers::peer(const boost::asio::ip::address& address) {
    const Allowance guests(settings_.guests_at_once, settings_.guests_a_second);
    return peers_.try_emplace(address, Peer{.guests = guests}).first->second;
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

void Peers::tidy(Milliseconds now) {
    std::erase_if(peers_,
                  [&](const auto& one) { return one.second.pages == 0 && one.second.guests.is_whole(now); });
}

}  // namespace shinpan::server
