// Thinking: the bot's work on a move, with the session's settings and the time that is granted.
//
//   const BotMove thought = think_for(engine, Color::black);
#pragma once

#include "bot/search/bot.hpp"
#include "engines/gtp/session_state.hpp"

#include <functional>
#include <string>

namespace shinpan::inline engines::gtp {

// Settings for a move of that player: work, seed and resignation as the session has them; time as the clock
// says.
BotSettings bot_settings(const SessionState&, const Game&, Color by);

// How much work a move is worth: the level's, where one was chosen.
int playouts_a_move(const SessionState&);

// Who breaks the thinking off, and who watches it.
struct Attended {
    std::function<bool()> is_cancelled{};  // where empty: what the session's environment says
    Watch watch{};
};

// What the engine plays for that player: a pass where the game is over. The thought is remembered.
BotMove think_for(SessionState&, Color by, const BotSettings&, const Attended& = {});

// The bot's thought, with the session's threads. What cancels the search is asked by one of them at a time.
BotMove think_beside(SessionState&, const Game&, Color by, BotSettings, const Attended& = {});

// What the session's environment says, or a further line; says whether it was the line.
std::function<bool()> cancelled_by_a_line(const SessionState&, bool& is_cancelled);

// "153 visits, wins 52.3 %, ahead by 1.5".
std::string in_words(const CandidateStats&);

// The last thought's lines, one a line: "D4: 153 visits, wins 52.3 %, ahead by 1.5; D4 C3 E5".
std::string lines_in_words(const SessionState&);

// "D4", "pass", "resign".
std::string in_words(const BotMove&, Size);

}  // namespace shinpan::engines::gtp
