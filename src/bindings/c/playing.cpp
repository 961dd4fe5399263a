// What the bot would do in a game. The one file that needs its knowledge of good moves, which is large: what
// does without it leaves this file out.
#include "base/json_writer.hpp"
#include "bindings/c/handles.hpp"
#include "bot/search/levels.hpp"
#include "formats/record/event_line.hpp"
#include "referee/report/json_parts.hpp"

#include <algorithm>

using namespace shinpan;

namespace {

std::string_view word_of(BotMove::Move move) {
    switch (move) {
        case BotMove::Move::play: return "play";
        case BotMove::Move::pass: return "pass";
        case BotMove::Move::resign: return "resign";
    }
    return {};
}

Event event_of(const BotMove& thought, const Game& game) {
    const Color by = game.to_move();
    switch (thought.is) {
        case BotMove::Move::play: return play(by, thought.at);
        case BotMove::Move::pass: return pass_or_button(game, by);
        case BotMove::Move::resign: break;
    }
    return event(EventKind::resign, by);
}

// The one place that asks the bot.
BotMove thought_of(const Game& game, int level, int playouts, std::uint32_t seed) {
    const int strongest = static_cast<int>(levels().size());
    BotSettings settings = at_level(capi::bounded(level, 1, strongest), {.seed = seed});
    if (playouts > 0) settings.playouts = std::min(settings.playouts, playouts);
    return think(game, game.to_move(), settings);
}

}  // namespace

char* shinpan_game_think(const shinpan_game* handle, int level, int playouts, std::uint32_t seed) noexcept {
    if (handle == nullptr || handle->game.is_over()) return nullptr;
    const Game& game = handle->game;
    const BotMove thought = thought_of(game, level, playouts, seed);
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("move").text(word_of(thought.is));
    write_point(json.key("point"), thought.at, game.board().size());
    json.key("event").text(event_line(event_of(thought, game), game.board().size()));
    json.key("wins").number(static_cast<int>(1000 * thought.wins));
    json.key("playouts").number(thought.playouts).end_object();
    return capi::text(out);
}
