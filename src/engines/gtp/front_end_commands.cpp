// Commands that front ends and servers add to the standard.
#include "base/json_writer.hpp"
#include "engines/gtp/commands.hpp"
#include "engines/gtp/thinking.hpp"
#include "formats/record/sgf/values.hpp"

#include <utility>

namespace shinpan::inline engines::gtp {
namespace {

constexpr const char* color_and_vertex = "a colour and a vertex, again and again";

// Colour and vertex pairs; passes only where they may be.
Result<std::vector<std::pair<Color, Point>>, std::string> pairs_in(const Arguments& words, Size size,
                                                                   bool may_pass) {
    std::vector<std::pair<Color, Point>> pairs;
    if (words.size() % 2 != 0) return syntax_error(color_and_vertex);
    for (std::size_t i = 0; i < words.size(); i += 2) {
        const auto color = color_in(words[i]);
        const auto point = vertex_in(words[i + 1], size);
        if (!color) return syntax_error(color_and_vertex);
        if (!point || (*point == no_point && !may_pass)) return failure("invalid coordinate " + words[i + 1]);
        pairs.emplace_back(*color, *point);
    }
    return pairs;
}

// All of them or none.
Answer play_sequence(SessionState& engine, const Arguments& words) {
    const auto moves = pairs_in(words, engine.game.size(), true);
    if (!moves) return failure(moves.error());
    return answer_of(engine.game.all_or_none([&](GtpGame& game) -> Done {
        for (const auto& [color, at] : *moves)
            if (auto done = game.play(color, at); !done) return done;
        return {};
    }));
}

// Stones for the board that is set up: each point is named once.
Result<std::vector<std::pair<Color, Point>>, std::string> stones_in(const Arguments& words, Size size) {
    auto stones = pairs_in(words, size, false);
    if (!stones) return stones;
    PointSet named;
    for (const auto& [color, at] : *stones) {
        if (named.contains(at)) return failure("two stones on " + name(at, size));
        named.insert(at);
    }
    return stones;
}

Answer setup(SessionState& engine, const Arguments& words) {
    const auto stones = stones_in(words, engine.game.size());
    if (!stones) return failure(stones.error());
    if (!engine.game.is_empty()) return failure(std::string("board not empty"));
    return answer_of(engine.game.set_up(*stones));
}

// The same on a board that is cleared for it.
Answer set_position(SessionState& engine, const Arguments& words) {
    const auto stones = stones_in(words, engine.game.size());
    if (!stones) return failure(stones.error());
    return answer_of(engine.game.all_or_none([&](GtpGame& game) {
        game.start(game.size());
        return game.set_up(*stones);
    }));
}

Answer setup_player(SessionState& engine, const Arguments& words) {
    const auto color = color_in(words[0]);
    if (!color) return syntax_error(not_a_color);
    engine.game.set_turn(*color);
    return "";
}

// That it is known says that a comment line "# interrupt" breaks off thinking.
Answer nothing(SessionState&, const Arguments&) { return ""; }

// The number of the process that the front end may send SIGINT to.
Answer sigint(SessionState& engine, const Arguments&) {
    if (!engine.host.process) return failure(std::string("no signal is taken here"));
    return std::to_string(engine.host.process());
}

// What was considered for the last move, as variations that the front end hangs beside it.
Answer genmove_log(SessionState& engine, const Arguments&) {
    std::string variations;
    for (const std::vector<CandidateStats>& line : engine.last_lines) {
        Color by = engine.last_by;
        variations += '(';
        for (const CandidateStats& move : line) {
            variations += std::string(";") + letter(by) + "[" +
                          (move.at == no_point ? "" : sgf::point_value(move.at)) + "]";
            if (&move == &line.front()) variations += "C[" + in_words(move) + "]";
            by = other(by);
        }
        variations += ')';
    }
    std::string json;
    JsonWriter(json).begin_object().key("variations").text(variations).end_object();
    return "#sabaki" + json;
}

Answer title(SessionState& engine, const Arguments&) {
    return "Shinpan, " + std::string(engine.game.rules().name);
}

constexpr CommandEntry front_end[]{
    {"gogui-play_sequence", color_and_vertex, 0, any_number, play_sequence},
    {"gogui-setup", color_and_vertex, 0, any_number, setup},
    {"gogui-setup_player", "a colour", 1, 1, setup_player},
    {"gogui-title", "", 0, 0, title},
    {"gogui-interrupt", "", 0, 0, nothing},
    {"gogui-sigint", "", 0, 0, sigint},
    {"sabaki-genmovelog", "", 0, 0, genmove_log},
    {"set_position", color_and_vertex, 0, any_number, set_position},
};

}  // namespace

std::span<const CommandEntry> front_end_commands() { return front_end; }

}  // namespace shinpan::engines::gtp
