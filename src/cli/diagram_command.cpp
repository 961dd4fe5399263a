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
    const auto record = one_game(options.path, options.game);
    if (!record) return refused;
    const int moves = moves_in(*record);
    if (options.move > moves) {
        complain(options.path, {0, 0,
                                "has no move " + std::to_string(options.move) + "; its moves are 1 to " +
                                    std::to_string(moves)});
        return wrong_usage;
    }
    const int last = options.move < 0 ? moves : options.move;
    const Game game = replayed(*record, last);
    Picture picture = picture_of(game);
    if (options.numbers > 0) number_moves(picture, game.events(), options.numbers);
    if (options.out.empty()) {
        put(text_picture(picture));
        return fine;
    }
    const auto content = picture_file(options.out, picture);
    const auto written =
        content ? write_file(options.out, *content, options.force) : failure(content.error());
    if (written) return fine;
    complain(options.out, written.error());
    return wrong_usage;
}

}  // namespace shinpan::cli
