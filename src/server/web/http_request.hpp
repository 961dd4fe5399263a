// One request of HTTP/1.1 and its answer, as Boost.Beast has them.
#pragma once

#include "server/web/hosts.hpp"
#include "server/web/site.hpp"

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/system/error_code.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace shinpan::server {

using HeadOnly = boost::beast::http::request<boost::beast::http::empty_body>;
using Response = boost::beast::http::response<boost::beast::http::span_body<const char>>;

inline std::string_view text(boost::beast::string_view from) { return {from.data(), from.size()}; }

// The answer must outlive the response.
Response response_to(const Answer&, unsigned version, bool keep_alive);

// What is said to a request that cannot be read; nothing where nobody is there to be told, or nothing was
// wrong.
std::optional<Answer> refusal_of(boost::system::error_code);

// The values of all fields of that name, as one (RFC 9110 5.3).
std::string all_of(const HeadOnly&, boost::beast::http::field name);
std::string all_of(const HeadOnly&, std::string_view name);

// The field by which browsers that have come over an encrypted line come over no other one (RFC 6797).
Answer::Field stay_encrypted();

// Why a request is not to be answered; nothing where it may be.
std::optional<Answer> fault_of(const HeadOnly&, bool is_chunked, const Hosts&);

// Does a page of this server itself ask, and no page elsewhere (RFC 6454 7)? Browsers say so of every
// WebSocket and every POST.
bool is_from_own_page(const HeadOnly&, const Hosts&);

}  // namespace shinpan::server
