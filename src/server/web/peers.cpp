#include "server/web/peers.hpp"

#include "server/web/addresses.hpp"

namespace shinpan::server {
namespace {

constexpr double seconds_of_day = 86'400;

}  // namespace

Peers::Peer& Peers::peer(const boost::asio::ip::address& address) {
    const Allowance guests(settings_.guests_at_once, settings_.guests_a_second),
        guests_of_day(settings_.guests_a_day, settings_.guests_a_day / seconds_of_day),
        links(settings_.links_at_once, settings_.links_a_second),
        lookups(settings_.lookups_at_once, settings_.lookups_a_second),
        codes(settings_.codes_at_once, settings_.codes_a_second),
        handshakes(settings_.handshakes_at_once, settings_.handshakes_a_second);
    const Peer fresh{.guests = guests,
                     .guests_of_day = guests_of_day,
                     .links = links,
                     .lookups = lookups,
                     .codes = codes,
                     .handshakes = handshakes};
    return peers_.try_emplace(counted_as(address), fresh).first->second;
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
    Peer& from = peer(address);
    return from.guests.take(now) && from.guests_of_day.take(now);
}

bool Peers::add_code(const boost::asio::ip::address& address, Milliseconds now) {
    return peer(address).codes.take(now);
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
        return peer.pages == 0 && peer.guests.is_whole(now) && peer.guests_of_day.is_whole(now) &&
               peer.links.is_whole(now) && peer.lookups.is_whole(now) && peer.codes.is_whole(now) &&
               peer.handshakes.is_whole(now);
    });
}

}  // namespace shinpan::server
