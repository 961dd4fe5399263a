// shinpan diagram: a picture of a position.
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/one_game.hpp"
#include "cli/pictures.hpp"
#include "cli/status.hpp"
#include "cli/terminal.hpp"
#include "diagram/game_picture.hpp"
#include "referee/free_replay.hpp"

namespace shinpan::cli {
int run_diagram(const DiagramOptions& options) {
    const auto record = one_game(options.path, options.game, options.read);
    if (!record) return record.error();
    const auto move = move_asked(options.path, *record, options.move);
    if (!move) return wrong_usage;
    const auto [game, numbers] = replayed_with_numbers(*record, *move);
    Picture picture = picture_of(game);
    if (*move > 0) picture.title = "After move " + std::to_string(*move);
    if (options.numbers > 0) number_moves(picture, game.events(), options.numbers, numbers);
    if (options.out.empty()) {
        put(text_picture(picture));
        return fine;
    }
    const auto content = picture_file(options.out, picture);
    if (content) return write_out(options.out, *content, options.force);
    complain(options.out, content.error());
    return wrong_usage;
}

}  // namespace shinpan::cli
