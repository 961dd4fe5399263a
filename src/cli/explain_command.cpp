// shinpan explain: all that the referee knows about one move.
#include "cli/commands.hpp"
#include "cli/one_game.hpp"
#include "cli/pictures.hpp"
#include "cli/status.hpp"
#include "cli/terminal.hpp"
#include "referee/explain.hpp"
#include "referee/free_replay.hpp"

namespace shinpan::cli {
namespace {

std::string beside(const MoveFacts& facts) {
    Picture before{facts.before};
    before.caption = "Before the move";
    Picture after{facts.after};
    after.caption = "After it";
    if (facts.move.kind == EventKind::play && is_stone(facts.after.at(facts.move.at)))
        after.last_move = facts.move.at;
    return text_picture(before) + "\n" + text_picture(after);
}

}  // namespace

int run_explain(const ExplainOptions& options) {
    const auto record = one_game(options.path, options.game);
    if (!record) return refused;
    const int moves = moves_in(*record);
    if (options.move < 1 || options.move > moves) {
        complain(options.path, {0, 0,
                                "has no move " + std::to_string(options.move) + "; its moves are 1 to " +
                                    std::to_string(moves)});
        return wrong_usage;
    }
    const Explanation told = explain(*record, options.move);
    put(for_terminal(in_words(told, record->size)) + "\n" + beside(told.facts));
    return fine;
}

}  // namespace shinpan::cli
