// Ending steps: a ruleset's own way to end a game as sentences to be said in any language, and how far a game
// has come on it.
//
//   for (const EndingStep& step : ending_steps(game)) ...   // step.says, step.clause, step.reached
#pragma once

#include "go/game/game.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace shinpan::inline go {

// What a sentence on a ruleset's way to end a game says.
enum class EndingSaying : std::uint8_t {
    stop,                    // so many passes stop play
    stop_or_agree,           // they do, or the players agree that nothing is left to play
    last_passes,             // so many passes end the game
    first_pass,              // the first pass stands apart
    first_pass_counts,       // and may be one of the last
    first_passer,            // who passed first
    preliminary,             // so many passes are the preliminary end
    second_phase,            // play goes on, to settle what is dead, and passes cost stones
    begins,                  // who begins the second phase
    agree,                   // the players say which stones are dead
    confirm,                 // what is in doubt is tried by hypothetical play
    resume_in_turn,          // else play goes on: with whoever's turn it is
    resume_after_passer,     // with the opponent of the player who passed last
    resume_after_requester,  // with the opponent of the player who asks for it
    resume_as_agreed,        // with whom they agree on
    stop_again,              // play may stop as often as it takes
    second_stop_is_final,
    passes_after_resumption_are_final,
    pause,               // so many passes pause the game
    pause_agree,         // in the pause they may agree on what is dead
    more_passes,         // so many more passes end it
    pass_stone,          // each pass hands over a stone
    white_last,          // White moves last or hands over one more stone
    black_exempt,        // the last pass costs nothing if it is Black's
    first_after_exempt,  // it costs nothing if whoever began the second phase makes it
    agree_after,         // then the players may still agree on what is dead
    agree_even_then,     // though the last stop made everything alive
    nothing_removed,
    estimate,   // the program says what is dead
    interrupt,  // so many passes interrupt play
    fix,        // what fixes the scoring position
    fix_next,   // what fixes it at the next interruption
    analyse,    // play or agreement shows what is dead
    restore,    // the scoring position comes back
    count,
};

// "stop", "stop_or_agree", ...
std::string_view word_of(EndingSaying);

enum class Reached : std::uint8_t {
    ahead,
    now,
    done,
    skipped,  // the game has gone past it without it
    always,   // no step: it holds all the time
};

std::string_view word_of(Reached);

struct EndingStep {
    std::vector<EndingSaying> says{};
    int passes = 0;               // of the sayings that have a number of them
    Color player = Color::empty;  // of the sayings that name one
    std::string_view clause{};
    Reached reached = Reached::ahead;
};

// The ruleset's own way to end a game, step by step to the count, and how far this game has come on it; then
// what holds all the time.
std::vector<EndingStep> ending_steps(const Game&);

}  // namespace shinpan::go
