// EGF ratings, by the formula of 2021: http://www.europeangodatabase.eu/EGD/EGF_rating_system.php
//
//   egf_rating(2100, std::array{EgfGame{.opponent = 2100, .points = 1}})   // 2109.306
#pragma once

#include "go/table/time_control.hpp"

#include <span>

namespace shinpan::tournament {

struct EgfGame {
    double opponent = 0;  // their rating before the event
    double points = 0;    // 0, 0.5 or 1
    int stones = 0;       // that the player takes; negative: that they give
};

// How far one game moves a rating.
double egf_volatility(double rating);

// What a game adds whatever its result, so that ratings do not sink.
double egf_bonus(double rating);

// The points that a player may expect of a game.
double egf_expected(double rating, const EgfGame&);

// The rating after an event, all of whose games count with the ratings before it. `weight` is that of the
// event's class; it counts for the whole change.
double egf_rating(double before, std::span<const EgfGame>, double weight = 1);

// 1, 0.75 or 0.5, by the time that players have: class A, B or C; 0: too little for any. An event over the
// net is class D, 0.25.
double egf_weight(const TimeControl&, bool over_the_net = false);

}  // namespace shinpan::tournament
