// Commands by which servers' gateways and match programs tell of a game and ask about the engine.
#include "base/version.hpp"
#include "engines/gtp/commands.hpp"
#include "engines/gtp/thinking.hpp"

namespace shinpan::inline engines::gtp {
namespace {

std::string self() { return "Shinpan " + std::string(version); }

// By whom, from whom, and what was said. The last thought is told to whoever asks for it.
Answer chat(SessionState& engine, const Arguments& words) {
    if (words[0] != "game" && words[0] != "private")
        return syntax_error("game or private, a name and a message");
    for (std::size_t i = 2; i < words.size(); ++i)
        if (words[i] == "thought" || words[i] == "winrate" || words[i] == "wr")
            return engine.last_thought.empty() ? "No move was thought about yet." : engine.last_thought;
    return "I am " + self() + ", a referee that plays too, here by " + std::string(engine.game.rules().name) +
           ". Say 'thought' for what I think of my last move.";
}

Answer nothing(SessionState&, const Arguments&) { return ""; }

Answer explain_last_move(SessionState& engine, const Arguments&) { return engine.last_thought; }

Answer describe(SessionState& engine, const Arguments&) {
    return self() + "\n" + std::string(engine.game.rules().name) + "\n" +
           std::to_string(playouts_a_move(engine)) + " playouts per move, seed " +
           std::to_string(engine.settings.seed);
}

constexpr CommandEntry server[]{
    {"kgs-chat", "game or private, a name and a message", 2, any_number, chat},
    {"kgs-game_over", "", 0, 0, nothing},
    {"cgos-opponent_name", "a name", 1, any_number, nothing},
    {"cgos-opponent_rating", "a rating, or nothing", 0, any_number, nothing},
    {"cgos-gameover", "a result", 0, any_number, nothing},
    {"gomill-explain_last_move", "", 0, 0, explain_last_move},
    {"gomill-describe_engine", "", 0, 0, describe},
    {"gomill-cpu_time", "", 0, 0, cpu_time},
};

}  // namespace

std::span<const CommandEntry> server_commands() { return server; }

}  // namespace shinpan::engines::gtp
