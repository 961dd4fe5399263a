#include "apps/cli/commands/one_game.hpp"

#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "referee/proof/unjudged_replay.hpp"
#include "referee/report/report.hpp"

#include <utility>

namespace shinpan::inline apps::cli {

namespace {

// How many games there are, where it is not one of them.
using GameOrCount = Result<Result<Record, UnreadableGame>, int>;

// Reads no further than to that game.
Result<GameOrCount, BadInput> find_game(const std::string& path, int number, const ReadHow& how) {
    auto file = GameFile::open(path, how);
    if (!file) return failure(file.error());
    int before = 0;
    for (;;) {
        auto part = file->next();
        if (!part) return failure(part.error());
        if (!*part) return GameOrCount(failure(before));
        auto games = records_of(**std::move(part), how.strict);
        const int count = games ? static_cast<int>(games->size()) : 1;
        if (before < number && number <= before + count) {
            if (!games) return failure(games.error());
            return GameOrCount(std::move((*games)[static_cast<std::size_t>(number - before - 1)]));
        }
        before += count;
    }
}

}  // namespace

Result<Record, int> one_game(const std::string& path, int number, const ReadHow& how) {
    auto found = find_game(path, number, how);
    if (!found) {
        complain(path, found.error());
        return failure(refused);
    }
    if (!*found) {
        const std::string has = "has no game " + std::to_string(number) + "; its games are 1 to ";
        complain(path, {0, 0, has + std::to_string(found->error())});
        return failure(wrong_usage);
    }
    auto& game = **found;
    if (!game) {
        for (const Diagnostic& warning : game.error().warnings) complain(path, as_error(warning));
        complain(path, game.error().why);
        return failure(refused);
    }
    return *std::move(game);
}

bool has_move(const std::string& path, const Record& record, int asked, int first) {
    const int moves = moves_in(record);
    if (first <= asked && asked <= moves) return true;
    const std::string there_is =
        moves == 0 ? "; it has none" : "; its moves are 1 to " + std::to_string(moves);
    complain(path, {0, 0, "has no move " + std::to_string(asked) + there_is});
    return false;
}

std::optional<int> move_asked(const std::string& path, const Record& record, std::optional<int> asked) {
    if (!asked) return moves_in(record);
    return has_move(path, record, *asked, 0) ? asked : std::nullopt;
}

bool sets_up_the_impossible(const std::string& path, const Record& record, int moves) {
    const auto illegal = captured_setup(record, moves);
    if (!illegal) return false;
    complain(path, {illegal->place.line, illegal->place.column,
                    refusal_in_words(*illegal, record.size) +
                        "; give it a liberty or take it off: of such a position nothing is told"});
    return true;
}

int tell_of_refused(const std::string& path, const Record& record,
                    const std::optional<IllegalMove>& illegal) {
    if (!illegal) return fine;
    complain(path, {illegal->place.line, illegal->place.column,
                    refusal_in_words(*illegal, record.size) +
                        "; what is told is told of the moves as they stand in the record"});
    return refused;
}

}  // namespace shinpan::apps::cli
