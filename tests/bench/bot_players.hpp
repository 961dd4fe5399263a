// Players of measured games: our bot in this process, or a program that speaks GTP.
//
//   auto player = player_called("level:3");          // or "playouts:1000", "cpu:0.2", "gtp:gnugo --mode gtp"
//   player->begin(game, seed);
//   const BotMove thought = player->think(game);
#pragma once

#include "bot/search/bot.hpp"
#include "go/game/game.hpp"

#include <memory>
#include <string>

namespace shinpan::bench {

class Player {
public:
    virtual ~Player() = default;
    virtual void begin(const Game&, std::uint64_t seed) = 0;  // precondition: plays and passes alone in it
    virtual BotMove think(const Game&) = 0;                   // of who is to move
    virtual void told(const Event&) {}                        // what was played, by either
    virtual double cpu_seconds() { return cpu_; }             // since the player was made

protected:
    double cpu_ = 0;
};

// Seconds of processor time that this thread has used.
double thread_seconds();

// Throws std::runtime_error for words that are none of those above.
std::unique_ptr<Player> player_called(const std::string& words);

}  // namespace shinpan::bench
