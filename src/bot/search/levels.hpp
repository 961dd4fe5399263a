// Levels: opponents from one who has just learnt the rules up to full strength. A weaker one reads less and
// knows less of good moves; none throws dice to make a bad one. What each is worth in games stands in
// docs/strength.md.
//
//   const BotSettings settings = at_level(3, {.seed = 7});
#pragma once

#include "bot/search/bot.hpp"

#include <span>
#include <string_view>

namespace shinpan::inline bot {

struct Level {
    int number = 1;           // from 1, the weakest
    std::string_view name{};  // "absolute beginner"
    int playouts = 0;         // for each move, at most
    long proof_nodes = 0;     // for each player, of the proof before the search
    double insight = 1;       // how far what is known of good moves is trusted, from 0 to 1
};

// From the weakest to the strongest; the numbers are 1, 2, 3 and so on.
std::span<const Level> levels();

// The settings with what the level gives: how much the bot reads and knows.
// Precondition: 1 <= number <= the last.
BotSettings at_level(int number, BotSettings);

}  // namespace shinpan::bot
