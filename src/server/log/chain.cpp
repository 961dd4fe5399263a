#include "server/log/chain.hpp"

namespace shinpan::server {
namespace {

constexpr std::size_t digits_of_head = 64;

}  // namespace

std::string to_text(const Link& link) { return link.head + ' ' + to_text(link.entry); }

std::string to_text(std::string_view game, std::span<const Link> links) {
    std::string text = std::string(head_of_log).append(game).append(1, '\n');
    for (const Link& link : links) text += to_text(link) + '\n';
    return text;
}

std::optional<Link> link_in(std::string_view line) {
    if (line.find(' ') != digits_of_head) return {};
    const auto entry = log_entry_in(line.substr(digits_of_head + 1));
    if (!entry) return {};
    return Link{*entry, std::string(line.substr(0, digits_of_head))};
}

std::optional<int> break_of(Digest digest, std::string_view game, std::span<const Link> links) {
    std::string head(game);
    int place = 0;
    for (const Link& link : links) {
        head = next_head(digest, head, to_text(link.entry));
        if (link.entry.number != ++place || link.head != head) return place;
    }
    return {};
}

}  // namespace shinpan::server
