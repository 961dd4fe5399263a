// AGA ratings: what an event makes of the beliefs about its players' strengths, all games at once (bayrate).
//
//   aga_ratings(std::vector<AgaPlayer>{{2.1, 0.2}, {1.1, 0.1}}, std::vector<AgaGame>{{0, 1, 2, 0.5, false}})
//
// Ratings are on the scale of the AGA: 3.5 is the middle of 3 dan, -4.5 of 4 kyu, and no rating is between -1
// and 1.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace shinpan::tournament {

struct AgaPlayer {
    double rating = 0;
    double deviation = 0;  // how sure it is
};

struct AgaGame {
    std::size_t white = 0;  // places in the list of players
    std::size_t black = 0;
    int handicap = 0;
    double komi = 0;
    bool white_wins = false;
};

// White wins with probability Φ((rating of White - rating of Black - advantage) / spread).
double aga_advantage(int handicap, double komi);
double aga_spread(int handicap, double komi);

// The deviation of somebody of whom nothing is known but their rank.
double aga_new_deviation(double rating);

// What is believed before an event of somebody who is known by a rating of so many days ago, and declares a
// rank. Time makes it less sure. Who declares more, and has won a game of the event, is moved up part of the
// way; three grades and more they begin anew at the rank. A rank that is declared too low changes nothing.
AgaPlayer aga_seed(const AgaPlayer& known, double days, double declared, bool has_won);

// The rating in the middle of a rank: 30 kyu = 0, 1 dan = 30.
double aga_rating_of(int rank);

// The most likely ratings after the games, and how sure each is where the others stand.
std::vector<AgaPlayer> aga_ratings(std::span<const AgaPlayer>, std::span<const AgaGame>);

// The scale of other ratings, on which 1 dan is 2100 and each grade 100, and back.
double aga_from_scale(double rating);
double scale_from_aga(double rating);

}  // namespace shinpan::tournament
