// A packed log: entries of a game in few bytes. They are deflated (RFC 1950), and the heads of their chain,
// which follow from them, are left out.
//
//   const std::string bytes = packed(entries);
//   unpacked("g7k2", bytes) == entries       // where their chain holds
#pragma once

#include "server/core/store_words.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::server {

// No bytes for no entries. What their games awaited is left out, too.
std::string packed(std::span<const KeptEntry>);

// With the heads that follow from the game's name and the entries. Nothing where the bytes are no log.
std::optional<std::vector<KeptEntry>> unpacked(const std::string& game, std::string_view bytes);

}  // namespace shinpan::server
