// Addresses: where a server listens, and whose request a connection brings.
#pragma once

#include "server/web/hosts.hpp"

#include <boost/asio/ip/address.hpp>

#include <string_view>

namespace shinpan::server {

// The address, of which IPv6 has another form, as IPv4 has it.
boost::asio::ip::address plain(const boost::asio::ip::address&);

// Whose limits count for it: of IPv6 the network that one household or machine has, its first 64 bits.
boost::asio::ip::address counted_as(const boost::asio::ip::address&);

// Where to listen for those: IPv6's "any" takes IPv4 as well. A proxy on this machine comes by its loopback.
boost::asio::ip::address address_for(const Hosts&);

// Behind a proxy it alone may connect.
bool may_connect(const boost::asio::ip::address& peer, const Hosts&);

// Whose request it is that came from that peer: behind a proxy, the client that it names last in the field
// X-Forwarded-For.
boost::asio::ip::address client_of(const boost::asio::ip::address& peer, std::string_view forwarded,
                                   const Hosts&);

}  // namespace shinpan::server
