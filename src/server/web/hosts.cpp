#include "server/web/hosts.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::server {
namespace {

constexpr std::string_view scheme = "http://", encrypted_scheme = "https://";
constexpr std::size_t most_digits_of_port = 5;

// The host without its port; empty where it has a port that is none.
std::string_view without_port(std::string_view authority) {
    const std::size_t bracket = authority.rfind(']');
    const std::size_t colon = authority.find(':', bracket == std::string_view::npos ? 0 : bracket);
    if (colon == std::string_view::npos) return authority;
    const std::string_view port = authority.substr(colon + 1);
    const bool is_port = port.size() <= most_digits_of_port &&
                         std::all_of(port.begin(), port.end(), [](char c) { return '0' <= c && c <= '9'; });
    return is_port ? authority.substr(0, colon) : std::string_view();
}

}  // namespace

Hosts::Hosts(std::vector<std::string> more, Reach reach)
    : names_{"localhost", "127.0.0.1", "[::1]"}, reach_(reach) {
    for (const std::string& name : more) names_.push_back(lower(name));
}

Hosts Hosts::encrypting(const std::string& name) {
    Hosts hosts({}, Reach::world);
    hosts.names_ = {lower(name)};
    return hosts;
}

Hosts Hosts::behind(std::string proxy, const std::string& name) {
    Hosts hosts = encrypting(name);
    hosts.proxy_ = std::move(proxy);
    return hosts;
}

bool Hosts::takes(std::string_view authority) const {
    const std::string host = lower(without_port(authority));
    return std::find(names_.begin(), names_.end(), host) != names_.end();
}

bool Hosts::is_own_page(std::string_view origin, std::string_view host) const {
    const std::string_view expected = is_encrypted() ? encrypted_scheme : scheme;
    return !host.empty() && takes(host) && lower(origin) == std::string(expected) + lower(host);
}

std::string_view authority_of(std::string_view target) {
    if (lower(target.substr(0, scheme.size())) != scheme) return {};
    target.remove_prefix(scheme.size());
    return target.substr(0, target.find_first_of("/?#"));
}

std::string_view forwarded_for(std::string_view field) {
    const std::size_t last = field.find_last_of(", \t");
    return last == std::string_view::npos ? field : field.substr(last + 1);
}

}  // namespace shinpan::server
