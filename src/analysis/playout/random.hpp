// Random: a small fast source of random numbers, the same on every machine for the same seed.
//
//   Random random(seed);
//   std::size_t which = random.below(count);
#pragma once

#include <cstddef>
#include <cstdint>

namespace shinpan::inline analysis {

// SplitMix64 (Steele, Lea, Flood 2014).
class Random {
public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) { next(); }

    // The number after this one is made at once: it is there when it is asked for, and nobody waits for it.
    constexpr std::uint64_t next() {
        const std::uint64_t now = ready_;
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        ready_ = z ^ (z >> 31);
        return now;
    }

    // From 0 to limit - 1, each equally likely to within limit in 2^32. Precondition: 0 < limit < 2^32.
    constexpr std::size_t below(std::size_t limit) { return (next() >> 32) * limit >> 32; }

private:
    std::uint64_t state_;
    std::uint64_t ready_ = 0;
};

}  // namespace shinpan::analysis
