// Commands about the engine itself, and about the board: its size, its stones, its picture.
#include "base/version.hpp"
#include "engines/gtp/commands.hpp"
#include "formats/diagram/game_picture.hpp"
#include "formats/diagram/text.hpp"

namespace shinpan::inline engines::gtp {
namespace {

constexpr const char* unacceptable_size = "unacceptable size";

Answer protocol_version(SessionState&, const Arguments&) { return "2"; }
Answer engine_name(SessionState&, const Arguments&) { return "Shinpan"; }
Answer engine_version(SessionState&, const Arguments&) { return std::string(version); }

Answer known_command(SessionState&, const Arguments& words) {
    return truth(find_command(words[0]) != nullptr);
}

Answer list_commands(SessionState&, const Arguments&) {
    std::string text;
    for (const CommandEntry& entry : all_commands()) text += std::string(entry.name) + "\n";
    return text;
}

Answer quit(SessionState& engine, const Arguments&) {
    engine.is_over = true;
    return "";
}

Answer new_game(SessionState& engine, Size size) {
    engine.game.start(size);
    engine.clock.begin_again();
    return "";
}

Answer start(SessionState& engine, std::string_view cols, std::string_view rows) {
    const auto wide = whole_number_in(cols);
    const auto high = whole_number_in(rows);
    if (!wide || !high) return syntax_error("a size is a whole number");
    if (!is_playable(*wide, *high)) return failure(std::string(unacceptable_size));
    return new_game(engine, {static_cast<std::uint8_t>(*wide), static_cast<std::uint8_t>(*high)});
}

Answer board_size(SessionState& engine, const Arguments& words) {
    return start(engine, words[0], words.back());
}

Answer query_board_size(SessionState& engine, const Arguments&) {
    const Size size = engine.game.size();
    const std::string cols = std::to_string(size.cols);
    return size.cols == size.rows ? cols : cols + " " + std::to_string(size.rows);
}

Answer clear_board(SessionState& engine, const Arguments&) { return new_game(engine, engine.game.size()); }

std::string button_in_words(const Game& game) {
    if (game.rules().button.is == Button::none) return {};
    const Color taker = game.tally().button_taker;
    if (taker == Color::empty) return "\nThe button is there: a pass takes it";
    return "\n" + std::string(name(taker)) + " has the button";
}

Answer show_board(SessionState& engine, const Arguments&) {
    const Game& game = engine.game.game();
    Picture picture = picture_of(game);
    picture.title.clear();
    const auto& lost = game.tally().prisoners;
    picture.caption = std::string(name(game.to_move())) + " to move, " + std::to_string(game.tally().moves) +
                      " moves, " + std::string(game.rules().id) + ", komi " + to_text(game.komi()) +
                      "\nTaken by Black: " + std::to_string(lost[1]) +
                      ", by White: " + std::to_string(lost[0]) + button_in_words(game);
    return text(picture, Charset::ascii);
}

constexpr CommandEntry administrative[]{
    {"protocol_version", "", 0, 0, protocol_version},
    {"name", "", 0, 0, engine_name},
    {"version", "", 0, 0, engine_version},
    {"known_command", "a word", 1, 1, known_command},
    {"list_commands", "", 0, 0, list_commands},
    {"quit", "", 0, 0, quit},
    {"cputime", "", 0, 0, cpu_time},
};

constexpr CommandEntry board[]{
    {"boardsize", "a size, or columns and rows", 1, 2, board_size},
    {"rectangular_boardsize", "columns and rows", 1, 2, board_size},
    {"query_boardsize", "", 0, 0, query_board_size},
    {"clear_board", "", 0, 0, clear_board},
    {"showboard", "", 0, 0, show_board},
};

}  // namespace

std::span<const CommandEntry> administrative_commands() { return administrative; }
std::span<const CommandEntry> board_commands() { return board; }

}  // namespace shinpan::engines::gtp
