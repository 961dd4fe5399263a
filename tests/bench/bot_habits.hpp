// Habits: what a player of any strength should leave alone, counted over games.
#pragma once

#include "bot/search/bot.hpp"
#include "go/game/game.hpp"

namespace shinpan::bench {

struct Habits {
    int plays = 0;
    int own_eyes_filled = 0;
    int big_ataris = 0;          // moves at which five or more own stones in atari could have been saved
    int big_ataris_ignored = 0;  // and were not, nor anything taken
    int settled_moves = 0;       // moves at which some of the board was proven
    int inside_proven = 0;       // plays where a player keeps all anyhow, under rules that demand none there
};

// Adds what the thought shows, of a player to move in that game.
void note(Habits&, const Game&, const BotMove&);

}  // namespace shinpan::bench
