// What the network of the estimate has learned: what becomes of each point.
#pragma once

#include <cstdint>
#include <span>

namespace shinpan::inline analysis {

// data/ownership_network.bin, which the build puts in.
std::span<const std::uint8_t> ownership_network_bytes();

}  // namespace shinpan::analysis
