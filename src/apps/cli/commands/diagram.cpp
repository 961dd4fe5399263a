// shinpan diagram: a picture of a position.
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/common_options.hpp"
#include "apps/cli/commands/one_game.hpp"
#include "apps/cli/commands/pictures.hpp"
#include "apps/cli/files/files.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "formats/diagram/game_picture.hpp"
#include "referee/proof/unjudged_replay.hpp"
#include "referee/report/shown.hpp"

namespace shinpan::inline apps::cli {

namespace {

struct DiagramOptions {
    std::string path;
    std::string out;
    int game = 1;
    std::optional<int> move{};  // nothing: the last one
    int numbers = 0;            // from which move on; 0: none
    bool force = false;
    ReadHow read{};
};

int run_diagram(const DiagramOptions& options) {
    const auto record = one_game(options.path, options.game, options.read);
    if (!record) return record.error();
    const auto move = move_asked(options.path, *record, options.move);
    if (!move) return wrong_usage;
    if (options.numbers > 0 && !has_move(options.path, *record, options.numbers, 1)) return wrong_usage;
    const Shown shown = shown_position(*record, *move);
    if (shown.parts) complain(options.path, as_error(parting_in_words(*shown.parts, record->size)));
    Picture picture{shown.position};
    if (const Event* last = move_numbered(*record, *move); last && last->kind == EventKind::play)
        picture.last_move = last->at;
    picture.title = *move == 0 ? "Before the first move" : "After move " + std::to_string(*move);
    if (options.numbers > 0) number_moves(picture, shown.events, options.numbers, shown.numbers);
    if (options.out.empty()) {
        put(text_picture(picture));
        return fine;
    }
    const auto content = picture_file(options.out, picture);
    if (content) return write_out(options.out, *content, options.force);
    complain(options.out, content.error());
    return wrong_usage;
}

}  // namespace

void add_diagram(const CommandParser& program) {
    const CommandParser command = program.command("diagram", "Draw a position as SVG, PNG or text");
    DiagramOptions& options = command.runs(run_diagram);
    add_record(command, options);
    add_move(command, options.move);
    command.option("--numbers", options.numbers, "Number the moves from this one on")
        .whole_number(1, 1'000'000);
    command.option("-o,--out", options.out,
                   "The file to write: .svg, .png or .txt (default: to the terminal)");
    add_force(command, options.force);
}

}  // namespace shinpan::apps::cli
