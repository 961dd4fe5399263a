#include "go/board/zobrist.hpp"

// A module for a page makes the numbers when it starts: random data cannot be compressed, and the page would
// wait for it. Everywhere else they are there before anything runs.
#ifdef __wasm__
#define SHINPAN_AT_COMPILE_TIME
#else
#define SHINPAN_AT_COMPILE_TIME constexpr
#endif

namespace shinpan::inline go {
namespace {

// SplitMix64 (Steele, Lea, Flood 2014): each number of a sequence from the one counter.
constexpr std::uint64_t mixed(std::uint64_t counter) {
    std::uint64_t z = counter * 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

SHINPAN_AT_COMPILE_TIME StoneKeys made_keys() {
    StoneKeys keys{};
    std::uint64_t counter = 0;
    for (auto& number : keys) number = mixed(++counter);
    return keys;
}

}  // namespace

SHINPAN_AT_COMPILE_TIME const StoneKeys stone_keys = made_keys();

}  // namespace shinpan::go
