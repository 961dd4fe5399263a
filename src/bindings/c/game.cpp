// Games: making them, moves and other events, and the facts that are asked often.
#include "bindings/c/handles.hpp"
#include "formats/record/event_line.hpp"
#include "formats/record/formats.hpp"
#include "referee/judge/judge.hpp"

#include <cstdlib>

using namespace shinpan;

namespace {

constexpr int most_komi = 2 * max_side * max_side * 2;  // either player could own the board twice

// The answer of an event, and the refusal kept for who asks.
int settled(shinpan_game& handle, std::optional<Refusal> refused) {
    handle.refused = std::move(refused);
    if (!handle.refused) return SHINPAN_DONE;
    return static_cast<int>(handle.refused->why) + 1;
}

int apply(shinpan_game& handle, const Event& e) {
    const auto done = handle.game.apply(e);
    return settled(handle, done ? std::optional<Refusal>{} : done.error());
}

// A refusal of a point that is none, which is no Point either.
Refusal off_board(const Game& game, Color by) {
    return {.why = Why::off_board, .by = by, .clause = game.rules().empty_point};
}

template <class Argument>
int fact_of(const shinpan_game* game, Argument fact) {
    return game == nullptr ? int{SHINPAN_BAD_ARGUMENT} : int{fact(game->game)};
}

bool has_points(const Game& game, std::size_t size) {
    return size == static_cast<std::size_t>(game.board().size().area());
}

}  // namespace

shinpan_game* shinpan_game_new(const char* rules, int cols, int rows, int komi_half, char** why) noexcept {
    const auto found = capi::rules_called(rules);
    if (!found) return capi::fails(why, found.error());
    const auto size = capi::board_size(cols, rows);
    if (!size) return capi::fails(why, "a board has 1 to 52 columns and rows");
    const bool of_rules = komi_half == SHINPAN_KOMI_OF_RULES;
    const Conditions conditions = of_rules ? conditions_of(**found) : Conditions{HalfPoints{komi_half}};
    if (std::abs(conditions.komi.halves) > most_komi)
        return capi::fails(why, "the komi is larger than any board");
    Game game(**found, *size, conditions);
    return new shinpan_game{*found, std::move(game)};
}

shinpan_game* shinpan_game_copy(const shinpan_game* game) noexcept {
    return game == nullptr ? nullptr : new shinpan_game(*game);
}

void shinpan_game_free(shinpan_game* game) noexcept { delete game; }

shinpan_game* shinpan_game_after_move(const shinpan_game* from, int move) noexcept {
    if (from == nullptr || move < 0 || move > from->game.tally().moves) return nullptr;
    const Game& whole = from->game;
    Game game(whole.rules(), whole.board().size(), whole.conditions());
    int made = 0;
    for (const Event& e : whole.events()) {
        if (made == move && (move > 0 || is_move(e.kind))) break;
        game.must_apply(e);
        made = game.tally().moves;
    }
    return new shinpan_game{from->rules, std::move(game)};
}

int shinpan_game_play(shinpan_game* game, int player, int point) noexcept {
    const auto by = capi::player(player);
    if (game == nullptr || !by) return SHINPAN_BAD_ARGUMENT;
    const auto at = capi::point_at(point, game->game.board().size());
    if (!at) return settled(*game, off_board(game->game, *by));
    return apply(*game, play(*by, *at));
}

int shinpan_game_pass(shinpan_game* game, int player) noexcept {
    const auto by = capi::player(player);
    if (game == nullptr || !by) return SHINPAN_BAD_ARGUMENT;
    return apply(*game, pass(*by));
}

int shinpan_game_apply(shinpan_game* game, const char* event, char** why) noexcept {
    if (game == nullptr || event == nullptr) {
        (void)capi::fails(why, "a game or an event is missing");
        return SHINPAN_BAD_ARGUMENT;
    }
    if (const auto fault = no_utf8(event)) {
        (void)capi::fails(why,
                          BadInput{fault->line, fault->column, "an event is UTF-8, and these bytes are not"});
        return SHINPAN_UNREADABLE;
    }
    const auto read = event_in_line(event, game->game.board().size());
    if (!read) {
        (void)capi::fails(why, read.error());
        return SHINPAN_UNREADABLE;
    }
    return apply(*game, *read);
}

char* shinpan_game_events(const shinpan_game* game) noexcept {
    if (game == nullptr) return nullptr;
    std::string lines;
    for (const Event& e : game->game.events()) lines += event_line(e, game->game.board().size()) + "\n";
    return capi::text(lines);
}

int shinpan_game_legal(shinpan_game* game, int player, int point) noexcept {
    const auto by = capi::player(player);
    if (game == nullptr || !by) return SHINPAN_BAD_ARGUMENT;
    const auto at = capi::point_at(point, game->game.board().size());
    if (!at) return settled(*game, off_board(game->game, *by));
    return settled(*game, game->game.refuses_play(*by, *at));
}

int shinpan_game_legal_points(const shinpan_game* game, int player, std::uint8_t* answers,
                              std::size_t size) noexcept {
    const auto by = capi::player(player);
    if (game == nullptr || !by || answers == nullptr || !has_points(game->game, size))
        return SHINPAN_BAD_ARGUMENT;
    for_each_point(game->game.board().size(), [&](Point p) {
        const auto refused = game->game.refuses_play(*by, p);
        *answers++ = static_cast<std::uint8_t>(refused ? static_cast<int>(refused->why) + 1 : SHINPAN_DONE);
    });
    return SHINPAN_DONE;
}

int shinpan_game_board(const shinpan_game* game, std::uint8_t* stones, std::size_t size) noexcept {
    if (game == nullptr || stones == nullptr || !has_points(game->game, size)) return SHINPAN_BAD_ARGUMENT;
    const Board& board = game->game.board();
    for_each_point(board.size(), [&](Point p) { *stones++ = static_cast<std::uint8_t>(board.at(p)); });
    return SHINPAN_DONE;
}

int shinpan_game_cols(const shinpan_game* game) noexcept {
    return fact_of(game, [](const Game& g) { return g.board().size().cols; });
}

int shinpan_game_rows(const shinpan_game* game) noexcept {
    return fact_of(game, [](const Game& g) { return g.board().size().rows; });
}

int shinpan_game_to_move(const shinpan_game* game) noexcept {
    return fact_of(game, [](const Game& g) { return static_cast<int>(g.to_move()); });
}

int shinpan_game_moves(const shinpan_game* game) noexcept {
    return fact_of(game, [](const Game& g) { return g.tally().moves; });
}

int shinpan_game_event_count(const shinpan_game* game) noexcept {
    return fact_of(game, [](const Game& g) { return static_cast<int>(g.event_count()); });
}

int shinpan_game_phase(const shinpan_game* game) noexcept {
    return fact_of(game, [](const Game& g) {
        return g.is_over() ? SHINPAN_PHASE_OVER : static_cast<int>(g.stage().phase);
    });
}

int shinpan_game_prisoners(const shinpan_game* game, int player) noexcept {
    const auto whose = capi::player(player);
    if (!whose) return SHINPAN_BAD_ARGUMENT;
    return fact_of(game, [&](const Game& g) { return g.tally().prisoners[index_of(*whose)]; });
}
