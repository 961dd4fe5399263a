// Socket: one WebSocket (RFC 6455) of a page, between the net and the service.
#pragma once

#include "server/web/line.hpp"
#include "server/web/peers.hpp"
#include "server/web/service.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>

#include <string>

namespace shinpan::server {

using Upgrade = boost::beast::http::request<boost::beast::http::empty_body>;

// Takes the connection over, whose request to become a WebSocket has been read, and serves it to its end.
// Frames of more than most_frame_bytes end it, as do a minute in which nothing comes, pongs included, a
// reader that lets more than 256 messages or 1 MiB wait (close code 4003), and more than ten pings a second.
// Nothing is read from a page that lets more than 64 KiB wait. The address is where it comes from.
boost::asio::awaitable<void> serve_socket(Line, Upgrade, Service&, std::string token, Peers&,
                                          boost::asio::ip::address);

}  // namespace shinpan::server
