#include "server/web/addresses.hpp"

#include <boost/asio/ip/address_v4.hpp>
#include <boost/asio/ip/address_v6.hpp>

#include <algorithm>
#include <cstddef>
#include <string>

namespace shinpan::server {

namespace ip = boost::asio::ip;
using boost::system::error_code;

ip::address plain(const ip::address& address) {
    if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
    return ip::make_address_v4(ip::v4_mapped, address.to_v6());
}

ip::address counted_as(const ip::address& address) {
    if (!address.is_v6()) return address;
    constexpr std::size_t bytes_of_network = 8;
    ip::address_v6::bytes_type bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + bytes_of_network, bytes.end(), static_cast<unsigned char>(0));
    return ip::address_v6(bytes);
}

ip::address address_for(const Hosts& hosts) {
    error_code none;
    const auto proxy = ip::make_address(hosts.proxy(), none);
    const bool is_near = hosts.reach() == Reach::machine || (!none && proxy.is_loopback());
    if (!is_near) return ip::address_v6::any();
    return !none && proxy.is_v6() ? proxy : ip::address_v4::loopback();
}

bool may_connect(const ip::address& peer, const Hosts& hosts) {
    error_code none;
    return hosts.proxy().empty() || plain(peer) == plain(ip::make_address(hosts.proxy(), none));
}

ip::address client_of(const ip::address& peer, std::string_view forwarded, const Hosts& hosts) {
    if (hosts.proxy().empty()) return peer;
    error_code none;
    const auto client = ip::make_address(std::string(forwarded_for(forwarded)), none);
    return none ? peer : plain(client);
}

}  // namespace shinpan::server
