// Counting methods: a finished game counted step by step, as players do it with stones and bowls.
//
//     #include <shinpan/counting.hpp>
//     #include <shinpan/game.hpp>
//     #include <shinpan/rules.hpp>
//     using namespace shinpan;
//     const Ruleset& rules = **ruleset_called("Chinese");
//     Game game(rules, Size{5, 5}, conditions_of(rules));
//     static_cast<void>(game.apply(play(Color::black, *point_named("C3", Size{5, 5}))));
//     const auto counted = count(Method::half_count, rules, game.finish());
//     if (!counted) return;                              // counted.error().why
//     std::cout << counted->steps.size() << "\n";        // 4
//     std::cout << to_text(counted->margin()) << "\n";   // 17.5
//
// Each step has a sentence, the board, bowls and lids. The margin is in half points, totals in quarters
// of a zi. A method that cannot count the game says why, and which ones can. Pure functions, for any
// thread.
#pragma once

#include "go/counting/count.hpp"
