// A program that speaks GTP and is trusted to answer, for measurements: every fault throws.
//
//   GtpProgram program("gnugo --mode gtp --level 10");
//   program.set_up(game);
//   program.genmove(game.to_move());
//   program.ask("final_score");                      // "B+5.5"
#pragma once

#include "bot/search/bot.hpp"
#include "engines/driver/engine.hpp"
#include "go/game/game.hpp"

#include <string>

namespace shinpan::bench {

class GtpProgram {
public:
    // Throws std::runtime_error, as the others do, where the program cannot be started or does not answer.
    explicit GtpProgram(const std::string& command);

    std::string ask(const std::string& command);
    void set_up(const Game&);  // precondition: plays and passes alone in it
    void tell(const Event&);   // a play or a pass
    BotMove genmove(Color);    // which the program has then made
    double cpu_seconds() { return engine_.cpu_seconds(); }

private:
    Engine engine_;
    Size size_{};
};

}  // namespace shinpan::bench
