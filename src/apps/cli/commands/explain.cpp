// shinpan explain: all that the referee knows about one move.
#include "referee/report/explain.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/common_options.hpp"
#include "apps/cli/commands/one_game.hpp"
#include "apps/cli/commands/pictures.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"

namespace shinpan::inline apps::cli {
namespace {

struct ExplainOptions {
    std::string path;
    int game = 1;
    int move = 0;
    bool verbose = false;
    ReadHow read{};
};

std::string beside(const MoveFacts& facts) {
    Picture before{facts.before};
    before.caption = "Before the move";
    Picture after{facts.after};
    after.caption = "After it";
    if (facts.move.kind == EventKind::play && is_stone(facts.after.at(facts.move.at)))
        after.last_move = facts.move.at;
    return text_picture(before) + "\n" + text_picture(after);
}

int run_explain(const ExplainOptions& options) {
    const auto record = one_game(options.path, options.game, options.read);
    if (!record) return record.error();
    if (!has_move(options.path, *record, options.move, 1)) return wrong_usage;
    const Explanation told = explain(*record, options.move);
    put(for_terminal(in_words(told, record->size, options.verbose)) + "\n" + beside(told.facts));
    return fine;
}

}  // namespace

void add_explain(const CommandParser& program) {
    const CommandParser command =
        program.command("explain", "Tell all that the referee knows about one move");
    ExplainOptions& options = command.runs(run_explain);
    add_record(command, options);
    command.option("--move", options.move, "The move's number, from 1").required();
    command.flag("--verbose", options.verbose, "Name every variant");
}

}  // namespace shinpan::apps::cli
