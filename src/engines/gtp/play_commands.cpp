// Commands that play: komi, moves of both players, moves of the engine's own, and taking back.
#include "engines/gtp/commands.hpp"
#include "engines/gtp/thinking.hpp"

#include <sstream>
#include <utility>

namespace shinpan::inline engines::gtp {
namespace {

Answer komi(SessionState& engine, const Arguments& words) {
    const auto komi = komi_in(words[0]);
    if (!komi) return syntax_error("komi must be a number of whole or half points");
    return answer_of(engine.game.set_komi(*komi));
}

Answer get_komi(SessionState& engine, const Arguments&) { return to_text(engine.game.game().komi()); }

Answer play(SessionState& engine, const Arguments& words) {
    const auto color = color_in(words[0]);
    if (!color) return syntax_error(not_a_color);
    const auto point = vertex_in(words[1], engine.game.size());
    if (!point) return failure("illegal move: invalid coordinate " + words[1]);
    return answer_of(engine.game.play(*color, *point));
}

Answer generate(SessionState& engine, const Arguments& words, bool cleans_up) {
    const auto color = color_in(words[0]);
    if (!color) return syntax_error(not_a_color);
    BotSettings settings = bot_settings(engine, engine.game.game(), *color);
    settings.cleans_up = cleans_up;
    settings.may_resign = settings.may_resign && !cleans_up;
    const BotMove thought = think_for(engine, *color, settings);
    if (thought.is != BotMove::Move::resign) {
        const Point at = thought.is == BotMove::Move::play ? thought.at : no_point;
        if (auto done = engine.game.play(*color, at); !done) return failure(done.error());
    }
    return in_words(thought, engine.game.size());
}

Answer genmove(SessionState& engine, const Arguments& words) { return generate(engine, words, false); }
Answer genmove_cleanup(SessionState& engine, const Arguments& words) { return generate(engine, words, true); }

Answer reg_genmove(SessionState& engine, const Arguments& words) {
    const auto color = color_in(words[0]);
    if (!color) return syntax_error(not_a_color);
    const BotSettings settings = bot_settings(engine, engine.game.game(), *color);
    return in_words(think_for(engine, *color, settings), engine.game.size());
}

Answer search_cancellable(SessionState& engine, const Arguments& words) {
    const auto color = color_in(words[0]);
    if (!color) return syntax_error(not_a_color);
    const BotSettings settings = bot_settings(engine, engine.game.game(), *color);
    bool is_cancelled = false;
    const BotMove thought =
        think_for(engine, *color, settings, {.is_cancelled = cancelled_by_a_line(engine, is_cancelled)});
    return is_cancelled ? "cancelled" : in_words(thought, engine.game.size());
}

// What was thought is noted, line by line.
Answer noted(SessionState& engine, Answer move) {
    const auto& note = engine.host.note;
    std::istringstream lines(engine.last_thought + "\n" + lines_in_words(engine));
    for (std::string line; move && note && std::getline(lines, line);) note(line);
    return move;
}

Answer genmove_debug(SessionState& engine, const Arguments& words) {
    return noted(engine, genmove(engine, words));
}
Answer search_debug(SessionState& engine, const Arguments& words) {
    return noted(engine, reg_genmove(engine, words));
}

Answer undo(SessionState& engine, const Arguments& words) {
    const auto number = words.empty() ? 1 : whole_number_in(words[0]);
    if (!number) return syntax_error("a whole number of moves");
    if (!engine.game.undo(*number)) return failure(std::string("cannot undo"));
    return "";
}

constexpr CommandEntry plays[]{
    {"komi", "a number of points", 1, 1, komi},
    {"get_komi", "", 0, 0, get_komi},
    {"play", "a colour and a vertex", 2, 2, play},
    {"genmove", "a colour", 1, 1, genmove},
    {"reg_genmove", "a colour", 1, 1, reg_genmove},
    {"kata-search", "a colour", 1, 1, reg_genmove},
    {"kata-search_cancellable", "a colour", 1, 1, search_cancellable},
    {"genmove_debug", "a colour", 1, 1, genmove_debug},
    {"kata-search_debug", "a colour", 1, 1, search_debug},
    {"kgs-genmove_cleanup", "a colour", 1, 1, genmove_cleanup},
    {"undo", "", 0, 0, undo},
    {"gg-undo", "a number of moves, or nothing", 0, 1, undo},
};

}  // namespace

std::span<const CommandEntry> play_commands() { return plays; }

}  // namespace shinpan::engines::gtp
