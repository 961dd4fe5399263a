// The bot: what an opponent plays, under any ruleset and at any level.
//
//     #include <shinpan/bot.hpp>
//     #include <shinpan/rules.hpp>
//     using namespace shinpan;
//     const Ruleset& rules = **ruleset_called("Chinese");
//     Game game(rules, Size{5, 5}, conditions_of(rules));
//     Bot bot;
//     const BotMove thought = bot.think(game, game.to_move(), at_level(1, {.seed = 7}));
//     if (thought.is == BotMove::Move::play) static_cast<void>(game.apply(play(game.to_move(), thought.at)));
//     std::cout << game.tally().moves << "\n";  // 1
//
// Levels go from 1 to the last of `levels()`. `wins` is a chance from 0 to 1, `ahead` points. `seconds`
// and threads need an Environment, which says the time; without one the playouts alone bound the work,
// and the same seed gives the same moves. Preconditions: the game is not over, and the player is to move.
// A bot serves one thread at a time.
#pragma once

#include "bot/search/bot.hpp"
#include "bot/search/levels.hpp"
