// Commands that play: komi, moves of both players, moves of the engine's own, and taking back.
#include "bot/bot.hpp"
#include "gtp/commands.hpp"

#include <algorithm>

namespace shinpan::gtp {
namespace {

constexpr const char* not_a_color = "a colour is b or w";
constexpr const char* unlimited = "2147483647";

Answer komi(Engine& engine, const Arguments& words) {
    const auto komi = komi_in(words[0]);
    if (!komi) return syntax_error("komi is a number of points, and half a point the smallest part");
    return answer_of(engine.game.set_komi(*komi));
}

Answer get_komi(Engine& engine, const Arguments&) { return to_text(engine.game.game().komi()); }

Answer play(Engine& engine, const Arguments& words) {
    const auto color = color_in(words[0]);
    if (!color) return syntax_error(not_a_color);
    const auto point = vertex_in(words[1], engine.game.size());
    if (!point) return failure("illegal move: invalid coordinate " + words[1]);
    return answer_of(engine.game.play(*color, *point));
}

// How many moves the player has still to make, more or less.
int moves_to_come(const Game& game) {
    const int left = game.board().position().count(Color::empty) - game.board().size().area() / 4;
    return std::max(game.board().size().area() / 10 + 4, left / 2);
}

// What the engine plays for that player.
Thought think_for(Engine& engine, Color color, bool cleans_up) {
    const Game game = engine.game.with_turn(color);
    if (game.is_over()) return {.is = Thought::Move::pass};
    BotSettings settings;
    settings.playouts = engine.settings.playouts;
    settings.seed = engine.settings.seed + static_cast<std::uint64_t>(game.tally().moves);
    settings.may_resign = engine.settings.may_resign && !cleans_up;
    settings.cleans_up = cleans_up;
    const auto seconds = engine.clock.for_next_move(color, moves_to_come(game));
    if (seconds) {
        const double end = engine.outside.seconds() + *seconds;
        settings.is_time_up = [&engine, end] { return engine.outside.seconds() >= end; };
    }
    return think(game, color, settings);
}

Answer in_words(const Thought& thought, Size size) {
    switch (thought.is) {
        case Thought::Move::play: return vertex(thought.at, size);
        case Thought::Move::pass: return "pass";
        case Thought::Move::resign: return "resign";
    }
    return "";
}

Answer generate(Engine& engine, const Arguments& words, bool cleans_up) {
    const auto color = color_in(words[0]);
    if (!color) return syntax_error(not_a_color);
    const Thought thought = think_for(engine, *color, cleans_up);
    if (thought.is != Thought::Move::resign) {
        const Point at = thought.is == Thought::Move::play ? thought.at : no_point;
        if (auto done = engine.game.play(*color, at); !done) return failure(done.error());
    }
    return in_words(thought, engine.game.size());
}

Answer genmove(Engine& engine, const Arguments& words) { return generate(engine, words, false); }
Answer genmove_cleanup(Engine& engine, const Arguments& words) { return generate(engine, words, true); }

Answer reg_genmove(Engine& engine, const Arguments& words) {
    const auto color = color_in(words[0]);
    if (!color) return syntax_error(not_a_color);
    return in_words(think_for(engine, *color, false), engine.game.size());
}

Answer undo(Engine& engine, const Arguments& words) {
    const auto number = words.empty() ? 1 : whole_number_in(words[0]);
    if (!number) return syntax_error("a whole number of moves");
    const GtpGame before = engine.game;
    for (int left = *number; left > 0; --left) {
        if (engine.game.undo()) continue;
        engine.game = before;
        return failure(std::string("cannot undo"));
    }
    return "";
}

Answer one_undo(Engine& engine, const Arguments&) { return undo(engine, {}); }

constexpr CommandEntry plays[]{
    {"komi", "a number of points", 1, 1, komi},
    {"get_komi", "", 0, 0, get_komi},
    {"play", "a colour and a vertex", 2, 2, play},
    {"genmove", "a colour", 1, 1, genmove},
    {"reg_genmove", "a colour", 1, 1, reg_genmove},
    {"kgs-genmove_cleanup", "a colour", 1, 1, genmove_cleanup},
    {"undo", "", 0, 0, one_undo},
    {"gg-undo", "a number of moves, or nothing", 0, 1, undo},
};

// Time, as the standard and as a server of many systems tells it.

std::optional<double> seconds_in(std::string_view word) {
    const auto number = whole_number_in(word);
    if (!number && word != unlimited) return {};
    return number ? *number : 1e9;
}

Answer time_settings(Engine& engine, const Arguments& words) {
    const auto main = seconds_in(words[0]);
    const auto period = seconds_in(words[1]);
    const auto moves = whole_number_in(words[2]);
    if (!main || !period || !moves) return syntax_error("times are whole numbers of seconds");
    engine.clock.set({*main, *period, *moves, *period > 0 && *moves == 0});
    return "";
}

// none; absolute M; byoyomi M PERIOD PERIODS; canadian M PERIOD MOVES.
Answer kgs_time_settings(Engine& engine, const Arguments& words) {
    std::vector<double> numbers;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto number = seconds_in(words[i]);
        if (!number) return syntax_error("times are whole numbers of seconds");
        numbers.push_back(*number);
    }
    const std::string& system = words[0];
    if (system == "none" && numbers.empty())
        engine.clock.set({.is_unlimited = true});
    else if (system == "absolute" && numbers.size() == 1)
        engine.clock.set({numbers[0], 0, 0, false});
    else if (system == "byoyomi" && numbers.size() == 3)
        engine.clock.set({numbers[0], numbers[1], 1, false});
    else if (system == "canadian" && numbers.size() == 3)
        engine.clock.set({numbers[0], numbers[1], static_cast<int>(numbers[2]), false});
    else
        return syntax_error("none, absolute M, byoyomi M PERIOD PERIODS or canadian M PERIOD MOVES");
    return "";
}

// With one move a period, the number is of periods left.
Answer time_left(Engine& engine, const Arguments& words) {
    const auto color = color_in(words[0]);
    const auto seconds = seconds_in(words[1]);
    const auto moves = whole_number_in(words[2]);
    if (!color) return syntax_error(not_a_color);
    if (!seconds || !moves) return syntax_error("times are whole numbers of seconds");
    engine.clock.left(*color, *seconds, *moves);
    return "";
}

constexpr CommandEntry times[]{
    {"time_settings", "main time, byo-yomi time and byo-yomi stones", 3, 3, time_settings},
    {"kgs-time_settings", "a time system and its times", 1, 4, kgs_time_settings},
    {"time_left", "a colour, a time and a number of stones", 3, 3, time_left},
};

}  // namespace

std::span<const CommandEntry> play_commands() { return plays; }
std::span<const CommandEntry> time_commands() { return times; }

}  // namespace shinpan::gtp
