// The chain of a log: whether the heads that somebody kept or was shown are those of its entries.
#pragma once

#include "server/log/digest.hpp"
#include "server/log/log_entry.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace shinpan::server {

inline constexpr std::string_view head_of_log = "game ";  // before the game's name, in a whole log

// An entry and the head that the chain is said to have after it.
struct Link {
    LogEntry entry{};
    std::string head{};
};

// The head, a blank and the entry: "5f3c...91 17 1764193000123 B 5230 play B D4"; nothing for other texts.
std::string to_text(const Link&);
std::optional<Link> link_in(std::string_view line);

// A whole log: "game g7k2", then a line for each link.
std::string to_text(std::string_view game, std::span<const Link>);

// The place in the log, from 1, at which the chain breaks: the entry's number is another one, or its head is
// not what follows from the head before and the entry. Nothing where the chain holds.
std::optional<int> break_of(Digest, std::string_view game, std::span<const Link>);

}  // namespace shinpan::server
