// What the bot's network has learned: how likely a strong player is to play on a point.
#pragma once

#include <cstdint>
#include <span>

namespace shinpan::inline bot {

// data/move_network.bin, which the build puts in.
std::span<const std::uint8_t> move_network_bytes();

}  // namespace shinpan::bot
