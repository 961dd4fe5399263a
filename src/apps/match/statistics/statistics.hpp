// Statistics of a match: what so many games say of how strong one player is beside another. Pure functions; a
// draw counts as half a game won everywhere.
//
//   const Results results{.won = 60, .drawn = 0, .lost = 40};
//   share(results)                  // 0.6
//   share_interval(results)         // 0.502 to 0.691, 95 %
//   elo_interval(results).middle    // 70.4
#pragma once

#include <cstdint>
#include <optional>

namespace shinpan::inline apps::match {

// Games of one player against another. Games without result do not count.
struct Results {
    int won = 0;
    int drawn = 0;
    int lost = 0;

    int games() const { return won + drawn + lost; }
    friend bool operator==(const Results&, const Results&) = default;
};

// 0 to 1; 0.5 where there is no game.
double share(const Results&);

struct Interval {
    double low = 0;
    double high = 1;
};

// Wilson's score interval with 95 % confidence for the share that the player would have in the long run; 0 to
// 1 where there is no game. With draws it is wider than need be, never narrower. (E. B. Wilson, Probable
// Inference, the Law of Succession, and Statistical Inference, 1927.)
Interval share_interval(const Results&);

// How many points of Elo's scale lie between two players of whom one has that share: 400 for ten to one.
// Nothing for 0 and for 1, which no difference explains.
std::optional<double> elo_of(double share);
double share_of(double elo);

// The difference that the share stands for, and those at the ends of its interval; what is not bounded is
// nothing.
struct EloInterval {
    std::optional<double> low{};
    std::optional<double> middle{};
    std::optional<double> high{};
};

EloInterval elo_interval(const Results&);

// The sequential probability ratio test between two differences: is the player `elo0` stronger, or `elo1`? It
// may be asked after every game, and is wrong in at most so many of all tests. A draw counts as half a game
// won and half a game lost: the bounds hold then too, the test only takes longer. (A. Wald, Sequential Tests
// of Statistical Hypotheses, 1945.)
struct Sprt {
    double elo0 = 0;
    double elo1 = 0;              // more than elo0
    double wrong_if_elo0 = 0.05;  // the share of tests that find elo1 although elo0 holds, between 0 and 0.5
    double wrong_if_elo1 = 0.05;

    friend bool operator==(const Sprt&, const Sprt&) = default;
};

// The logarithm of how much likelier the results are if elo1 holds than if elo0 does.
double log_likelihood_ratio(const Sprt&, const Results&);

// The ratio at which the test ends: elo0 is found at `low` and below, elo1 at `high` and above.
Interval stopping_bounds(const Sprt&);

enum class Finding : std::uint8_t { none_yet, elo0, elo1 };

Finding finding(const Sprt&, const Results&);

}  // namespace shinpan::apps::match
