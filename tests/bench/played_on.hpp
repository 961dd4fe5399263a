// Did somebody pass too early? A game that two passes stopped, played on from there by another program for
// both players, once with each to move first, and counted by that program: who gains by moving first should
// not have passed. It is an opinion, of a program that did not play the game.
#pragma once

#include "gtp_program.hpp"

#include <string>

namespace shinpan::bench {

class PlayedOn {
public:
    explicit PlayedOn(const std::string& command) : program_(command) {}

    // Prints what each player's pass gave away, if any. Precondition: plays and passes alone in the game.
    void look_at(const Game&);
    void print() const;  // all games together

private:
    // By how many points Black wins.
    double as_stopped(const Game&);
    double played_on(const Game&, Color by);

    GtpProgram program_;
    int games_ = 0, bad_passes_ = 0;
    double given_away_ = 0, worst_ = 0;  // points
};

}  // namespace shinpan::bench
