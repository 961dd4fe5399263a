// Glicko-2 ratings: M. Glickman, "Example of the Glicko-2 system".
//
//   glicko2_rating({1500, 200, 0.06}, games)   // after one rating period
#pragma once

#include <span>

namespace shinpan::tournament {

struct Glicko2 {
    double rating = 1500;
    double deviation = 350;
    double volatility = 0.06;
};

struct Glicko2Game {
    double opponent = 0;
    double deviation = 0;  // of the opponent's rating
    double points = 0;     // 0, 0.5 or 1
};

// After a period with these games; without games it only gets less sure. `tau` bounds how fast volatility
// changes.
Glicko2 glicko2_rating(const Glicko2& before, std::span<const Glicko2Game>, double tau = 0.5);

}  // namespace shinpan::tournament
