// shinpan tournament pair-by-hand, unpair, arrange, result: the games of a round.
#include "apps/cli/commands/tournament/commands.hpp"
#include "apps/cli/commands/tournament/event_file.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "tournament/report/tables.hpp"

namespace shinpan::inline apps::cli {
namespace {

// The lowest number that no table of the round has.
int free_table(const tournament::Event& event, int round) {
    int table = 1;
    for (const tournament::PairedGame& game : event.round(round).games)
        if (game.table == table) ++table;
    return table;
}

struct ByHandOptions : EventOptions {
    std::string white, black;
    int round = 0, table = 0, handicap = 0;
    bool bye = false;
};

int run_by_hand(const ByHandOptions& options) {
    return change_event(options, [&](tournament::Event& event) -> Result<void, BadInput> {
        const auto white = player_called(event, options.white);
        if (!white) return failure(white.error());
        tournament::Paired paired{.round = options.round == 0 ? round_to_pair(event) : options.round,
                                  .method = "by hand"};
        if (options.bye) {
            paired.byes = {*white};
            return event.take(std::move(paired), calendar_now());
        }
        const auto black = player_called(event, options.black);
        if (!black) return failure(black.error());
        const int table = options.table == 0 ? free_table(event, paired.round) : options.table;
        paired.games = {{.table = table, .white = *white, .black = *black, .handicap = options.handicap}};
        return event.take(std::move(paired), calendar_now());
    });
}

struct UnpairOptions : EventOptions {
    std::vector<std::string> players;
    int round = 0;
};

int run_unpair(const UnpairOptions& options) {
    return change_event(options, [&](tournament::Event& event) -> Result<void, BadInput> {
        const auto round = round_asked(event, options.round);
        if (!round) return failure(round.error());
        const auto players = players_called(event, options.players);
        if (!players) return failure(players.error());
        return event.take(tournament::Unpaired{*round, *players}, calendar_now());
    });
}

struct ArrangeOptions : EventOptions {
    std::string player;
    int round = 0;
    std::optional<int> table, handicap;
    bool swap_colors = false;
};

// The game of somebody in that round.
Result<tournament::PairedGame, BadInput> game_of(const tournament::Event& event, int round,
                                                 const std::string& word) {
    const auto player = player_called(event, word);
    if (!player) return failure(player.error());
    const auto* game = event.round(round).game_of(*player);
    if (game != nullptr) return *game;
    return failure(BadInput{
        0, 0,
        tournament::full_name(event.player(*player)) + " has no game in round " + std::to_string(round)});
}

int run_arrange(const ArrangeOptions& options) {
    return change_event(options, [&](tournament::Event& event) -> Result<void, BadInput> {
        const auto round = round_asked(event, options.round);
        if (!round) return failure(round.error());
        auto game = game_of(event, *round, options.player);
        if (!game) return failure(game.error());
        if (options.swap_colors) std::swap(game->white, game->black);
        if (options.table) game->table = *options.table;
        if (options.handicap) game->handicap = *options.handicap;
        return event.take(tournament::Rearranged{*round, *game}, calendar_now());
    });
}

struct ResultOptions : EventOptions {
    std::string game, result;
    int round = 0;
};

// The game at a table, or of a player; a number is a table.
Result<tournament::PairedGame, BadInput> game_called(const tournament::Event& event, int round,
                                                     const std::string& word) {
    if (word.find_first_not_of("0123456789") != std::string::npos) return game_of(event, round, word);
    for (const tournament::PairedGame& game : event.round(round).games)
        if (std::to_string(game.table) == word) return game;
    return failure(BadInput{0, 0, "round " + std::to_string(round) + " has no table " + word});
}

int run_result(const ResultOptions& options) {
    const auto result = tournament::written_result_in(options.result);
    if (!result) {
        complain(
            "a result is w, b, =, 0-0, or as records have it, such as W+3.5; a ! behind it: by default; ?: "
            "not "
            "known");
        return wrong_usage;
    }
    return change_event(options, [&](tournament::Event& event) -> Result<void, BadInput> {
        const auto round = round_asked(event, options.round);
        if (!round) return failure(round.error());
        const auto game = game_called(event, *round, options.game);
        if (!game) return failure(game.error());
        return event.take(tournament::Reported{*round, game->white, game->black, result->end,
                                               result->by_default, result->score},
                          calendar_now());
    });
}

}  // namespace

void add_rounds(const CommandParser& tournament) {
    const CommandParser hand = tournament.command("pair-by-hand", "Pair two, or give a bye");
    ByHandOptions& paired = hand.runs(run_by_hand);
    takes_event(hand, paired);
    hand.option("WHITE", paired.white, "Who has White, or the bye").required();
    hand.option("BLACK", paired.black, "Who has Black");
    hand.flag("--bye", paired.bye, "A bye for the first player named");
    hand.option("--round", paired.round, "The round; usually the one that is being paired");
    hand.option("--table", paired.table, "Its table; usually the first that is free");
    hand.option("--handicap", paired.handicap, "Handicap stones").whole_number(0, 9);

    const CommandParser unpairing = tournament.command("unpair", "Take pairings back that have no result");
    UnpairOptions& unpaired = unpairing.runs(run_unpair);
    takes_event(unpairing, unpaired);
    unpairing.option("PLAYER", unpaired.players, "Whose; usually the whole round's");
    takes_round(unpairing, unpaired.round);

    const CommandParser arranging =
        tournament.command("arrange", "Change colours, handicap or table of a game");
    ArrangeOptions& arranged = arranging.runs(run_arrange);
    takes_event(arranging, arranged);
    arranging.option("PLAYER", arranged.player, "One of the two").required();
    arranging.flag("--swap-colors", arranged.swap_colors, "White and Black change");
    arranging.option("--handicap", arranged.handicap, "Handicap stones").whole_number(0, 9);
    arranging.option("--table", arranged.table, "The table").whole_number(1, 9999);
    takes_round(arranging, arranged.round);

    const CommandParser reporting =
        tournament.command("result", "Enter how a game came out, or put it right");
    ResultOptions& result = reporting.runs(run_result);
    takes_event(reporting, result);
    reporting.option("GAME", result.game, "The number of its table, or a player's name").required();
    reporting.option("RESULT", result.result, "w, b, =, 0-0, W+3.5, ?; a ! behind it: by default").required();
    takes_round(reporting, result.round);
}

}  // namespace shinpan::apps::cli
