// Scores: a list of terms, each with its player and clause, that adds up.
//
//     #include <shinpan/game.hpp>
//     #include <shinpan/rules.hpp>
//     #include <shinpan/score.hpp>
//     using namespace shinpan;
//     const Ruleset& rules = **ruleset_called("Tromp-Taylor");
//     Game game(rules, Size{5, 5}, {.komi = points(7) + half_point});
//     static_cast<void>(game.apply(play(Color::black, *point_named("C3", Size{5, 5}))));
//     const Score counted = score(rules, game.finish());
//     std::cout << to_text(counted.margin()) << "\n";            // 17.5
//     const Term& first = counted.terms.front();
//     std::cout << word_of(first.what) << " " << first.clause << "\n";  // stones Rule 9
//
// All amounts are in half points. `finish()` is the game as it stands; which stones are dead the players say,
// or the referee (referee.hpp). There are no errors; `score` says its preconditions. Pure functions, for any
// thread.
#pragma once

#include "go/score/score.hpp"
