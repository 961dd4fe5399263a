// Settlement: how far the players are with the end of a game. The states and the ways between them are data,
// the same for all rulesets; which of them a ruleset takes, its ending says.
//
//   const Settlement now = settlement(game);
//   if (now.state == Settling::proposed) ...   // the other player answers now.by
#pragma once

#include "go/game/game.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace shinpan::inline go {

enum class Settling : std::uint8_t {
    moving,    // moves are made, and nothing is to be settled
    resumed,   // play goes on after a stop at which a player asked for it, and nobody has moved yet
    stopped,   // moves rest: the players may agree on dead stones or on the end, or play on
    proposed,  // one player's marks lie on the table: the other accepts them, proposes others, or plays on
    agreed,    // they have agreed, and passes bring the end about
    open,      // over as it stands; what is dead may still be agreed
    settled,   // over, and nothing is left to agree on
};

// "moving", "resumed", ...
std::string_view word_of(Settling);

struct Settlement {
    Settling state = Settling::moving;
    Color by = Color::empty;   // proposed: whose marks; resumed: who asked to play on; empty otherwise
    bool marks_count = false;  // stones may be marked dead now: moves rest, or serve only to settle that
    bool is_agreed_on_dead = false;  // the last word on dead stones has been spoken
};

// May stones come off by agreement now, if both players say so?
bool agreement_is_open(const Game&);

Settlement settlement(const Game&);

// A way from one state to another by a player's move or word, or by both players'. What leaves the state as
// it is has none; what the clock or an arbiter does leads to `settled` from everywhere, and what is taken
// back to where the game then is.
struct SettlingWay {
    Settling from{};
    EventKind by{};
    Settling to{};
};

// All of them, over all rulesets.
std::span<const SettlingWay> settling_ways();

}  // namespace shinpan::go
