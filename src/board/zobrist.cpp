#include "board/zobrist.hpp"

namespace shinpan {
namespace {

// SplitMix64 (Steele, Lea, Flood 2014): each number of a sequence from the one counter.
constexpr std::uint64_t mixed(std::uint64_t counter) {
    std::uint64_t z = counter * 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

constexpr StoneKeys made_keys() {
    StoneKeys keys{};
    std::uint64_t counter = 0;
    for (auto& number : keys) number = mixed(++counter);
    return keys;
}

}  // namespace

constexpr StoneKeys stone_keys = made_keys();

}  // namespace shinpan
