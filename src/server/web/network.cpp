#include "server/web/network.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <unistd.h>

#include <climits>

namespace shinpan::server {
namespace {

std::string text_of(const sockaddr& address) {
    char text[INET6_ADDRSTRLEN] = "";
    if (address.sa_family == AF_INET) {
        const auto& four = reinterpret_cast<const sockaddr_in&>(address);
        return inet_ntop(AF_INET, &four.sin_addr, text, sizeof text) == nullptr ? "" : text;
    }
    const auto& six = reinterpret_cast<const sockaddr_in6&>(address);
    if (IN6_IS_ADDR_LINKLOCAL(&six.sin6_addr)) return "";
    const bool is_written = inet_ntop(AF_INET6, &six.sin6_addr, text, sizeof text) != nullptr;
    return is_written ? '[' + std::string(text) + ']' : "";
}

}  // namespace

std::vector<std::string> network_addresses() {
    std::vector<std::string> all;
    ifaddrs* first = nullptr;
    if (getifaddrs(&first) != 0) return all;
    for (const int family : {AF_INET, AF_INET6})
        for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
            const bool is_reached = (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
            if (!is_reached || one->ifa_addr == nullptr || one->ifa_addr->sa_family != family) continue;
            if (std::string text = text_of(*one->ifa_addr); !text.empty()) all.push_back(std::move(text));
        }
    freeifaddrs(first);
    return all;
}

bool is_address(const std::string& text) {
    unsigned char bytes[sizeof(in6_addr)];
    return inet_pton(AF_INET, text.c_str(), bytes) == 1 || inet_pton(AF_INET6, text.c_str(), bytes) == 1;
}

std::vector<std::string> machine_names() {
    char name[HOST_NAME_MAX + 1] = "";
    if (gethostname(name, sizeof name) != 0 || name[0] == '\0') return {};
    const std::string called = name;
    return {called, called + ".local"};
}

}  // namespace shinpan::server
