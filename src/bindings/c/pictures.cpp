// Pictures of a position.
#include "bindings/c/handles.hpp"
#include "formats/diagram/game_picture.hpp"
#include "formats/diagram/svg.hpp"
#include "formats/diagram/text.hpp"

using namespace shinpan;

char* shinpan_game_svg(const shinpan_game* game, int first_number) noexcept {
    if (game == nullptr) return nullptr;
    Picture picture = picture_of(game->game);
    if (first_number > 0) number_moves(picture, game->game.events(), first_number);
    return capi::text(svg(picture));
}

char* shinpan_game_text(const shinpan_game* game) noexcept {
    if (game == nullptr) return nullptr;
    return capi::text(text(picture_of(game->game), Charset::unicode));
}
