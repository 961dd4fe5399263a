#include "server/web/http_request.hpp"

#include <boost/beast/http.hpp>

#include <ctime>

namespace shinpan::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

// "Sun, 06 Nov 1994 08:49:37 GMT", RFC 9110 5.6.7.
std::string date_now() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[40];
    return {text, std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

// The values of those fields, as one.
template <class Fields>
std::string joined(const Fields& fields) {
    std::string all;
    for (auto field = fields.first; field != fields.second; ++field) {
        if (!all.empty()) all += ", ";
        all += text(field->value());
    }
    return all;
}

}  // namespace

Response response_to(const Answer& answer, unsigned version, bool keep_alive) {
    Response response{static_cast<http::status>(answer.status), version};
    for (const Answer::Field& field : answer.fields)
        response.insert(beast::string_view(field.name.data(), field.name.size()), field.value);
    response.set(http::field::date, date_now());
    if (answer.sends_body) response.body() = {answer.body.data(), answer.body.size()};
    if (answer.status != 304) response.content_length(answer.body.size());
    response.keep_alive(keep_alive);
    return response;
}

std::optional<Answer> refusal_of(error_code error) {
    if (error == http::error::header_limit) return refusal(431, "The header is too long.\n");
    const error_code no_more = http::error::end_of_stream;
    if (error == no_more || error.category() != no_more.category()) return {};
    return refusal(400, "That is not an HTTP request.\n");
}

std::string all_of(const HeadOnly& request, http::field name) { return joined(request.equal_range(name)); }

std::string all_of(const HeadOnly& request, std::string_view name) {
    return joined(request.equal_range(beast::string_view(name.data(), name.size())));
}

Answer::Field stay_encrypted() { return {"Strict-Transport-Security", "max-age=31536000"}; }

std::optional<Answer> fault_of(const HeadOnly& request, bool is_chunked, const Hosts& hosts) {
    const auto named = request.count(http::field::host);
    if (named > 1 || (named == 0 && request.version() > 10)) return refusal(400, "A request has one Host.\n");
    const std::string_view authority = authority_of(text(request.target()));
    const bool is_ours = (named == 0 || hosts.takes(text(request[http::field::host]))) &&
                         (authority.empty() || hosts.takes(authority));
    if (!is_ours) return refusal(400, "This server has another name; serve --host NAME gives it this one.\n");
    if (request.count(http::field::transfer_encoding) > 0 && !is_chunked)
        return refusal(400, "A body has an end: chunked is the last of its codings.\n");
    return {};
}

bool is_from_own_page(const HeadOnly& request, const Hosts& hosts) {
    return hosts.is_own_page(text(request[http::field::origin]), text(request[http::field::host]));
}

}  // namespace shinpan::server
