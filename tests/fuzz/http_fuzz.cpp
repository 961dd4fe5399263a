// A request as it comes from the net: what is read of it before it is answered.
#include "server/web/addresses.hpp"
#include "server/web/http_request.hpp"
#include "server/web/tokens.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/beast/http.hpp>

#include <cstdlib>
#include <string>
#include <string_view>

using namespace shinpan::server;
namespace http = boost::beast::http;

namespace {

const Hosts ours = Hosts::behind("192.0.2.1", "go.example");

// Whatever is let through names this server alone, and its body has an end.
void look_at(const HeadOnly& request, bool is_chunked) {
    const auto fault = fault_of(request, is_chunked, ours);
    const std::string host(text(request[http::field::host]));
    if (!fault && request.count(http::field::host) > 1) std::abort();
    if (!fault && request.version() > 10 && !ours.takes(host)) std::abort();
    if (!fault && request.count(http::field::transfer_encoding) > 0 && !is_chunked) std::abort();
    if (is_from_own_page(request, ours) && request.count(http::field::origin) == 0) std::abort();
    const auto peer = boost::asio::ip::make_address("192.0.2.1");
    (void)client_of(peer, all_of(request, "X-Forwarded-For"), ours);
    const std::string cookies = all_of(request, http::field::cookie);
    const std::string_view token = token_in(cookies, ours.is_encrypted());
    if (token.size() > cookies.size() || token.find("; ") != token.npos) std::abort();
    if (path_of(text(request.target())).find("/../") != std::string::npos) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(16 * 1024);
    parser.body_limit(boost::none);
    boost::system::error_code error;
    parser.put(boost::asio::buffer(data, size), error);
    if (error)
        (void)refusal_of(error);
    else if (parser.is_header_done())
        look_at(parser.get(), parser.chunked());
    return 0;
}
