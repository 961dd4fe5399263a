#include "server/web/hosts.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace shinpan::server {
namespace {

constexpr std::string_view scheme = "http://";
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

Hosts::Hosts(std::vector<std::string> more) : names_{"localhost", "127.0.0.1", "[::1]"} {
    for (const std::string& name : more) names_.push_back(lower(name));
}

bool Hosts::takes(std::string_view authority) const {
    const std::string host = lower(without_port(authority));
    return std::find(names_.begin(), names_.end(), host) != names_.end();
}

std::string_view authority_of(std::string_view target) {
    if (lower(target.substr(0, scheme.size())) != scheme) return {};
    target.remove_prefix(scheme.size());
    return target.substr(0, target.find_first_of("/?#"));
}

}  // namespace shinpan::server
