// A game under a ruleset: events go in, and each is carried out or refused with reason and clause.
//
//     #include <shinpan/game.hpp>
//     #include <shinpan/rules.hpp>
//     using namespace shinpan;
//     const Ruleset& rules = **ruleset_called("French");
//     Game game(rules, Size{5, 5}, conditions_of(rules));
//     for (const char* at : {"A2", "C1", "E5", "B2", "E4", "A1", "B1", "A1"}) {
//         const auto played = game.apply(play(game.to_move(), *point_named(at, Size{5, 5})));
//         if (!played) std::cout << at << " " << word_of(played.error().why) << "\n";  // A1 repetition
//         if (!played) std::cout << played.error().clause << "\n";                     // §8
//     }
//     std::cout << game.tally().moves << "\n";  // 7
//
// A refused event changes nothing. Scores and komi are counted in half points. The game reads no clock: time
// comes in with the events. The ruleset must outlive it. A copy is an independent game, and different threads
// may use different games.
#pragma once

#include "go/game/game.hpp"
