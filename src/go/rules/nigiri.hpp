// Nigiri: who plays Black between players of even strength. One holds a handful of stones, the other guesses
// whether their number is odd or even; a right guess takes Black.
//
//   black_by_nigiri(Parity::odd, 7)   // true: the guesser plays Black
#pragma once

#include <cstdint>

namespace shinpan::inline go {

enum class Parity : std::uint8_t { odd, even };

// True when the guesser plays Black. Precondition: at least one stone was held.
constexpr bool black_by_nigiri(Parity guess, int stones_held) {
    return (stones_held % 2 == 0) == (guess == Parity::even);
}

}  // namespace shinpan::go
