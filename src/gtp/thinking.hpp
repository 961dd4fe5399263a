// Thinking: the bot's work on a move, with the session's settings and the time that is granted.
//
//   const Thought thought = think_for(engine, Color::black);
#pragma once

#include "bot/bot.hpp"
#include "gtp/session.hpp"

namespace shinpan::gtp {

// Settings for a move of that player: work, seed and resignation as the session has them; time as the clock
// says, until the controller interrupts.
BotSettings bot_settings(const Engine&, const Game&, Color by);

// What the engine plays for that player: a pass where the game is over. The thought is remembered in words.
Thought think_for(Engine&, Color by, BotSettings);

// "D4", "pass", "resign".
std::string in_words(const Thought&, Size);

}  // namespace shinpan::gtp
