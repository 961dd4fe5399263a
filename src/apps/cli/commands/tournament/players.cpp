// shinpan tournament register, check-in, absent, players: who takes part, and when.
#include "apps/cli/commands/tournament/commands.hpp"
#include "apps/cli/commands/tournament/event_file.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/text.hpp"
#include "go/rules/handicap.hpp"
#include "tournament/desk/view.hpp"
#include "tournament/report/tables.hpp"

#include <charconv>

namespace shinpan::inline apps::cli {
namespace {

struct PlayerOptions : EventOptions {
    std::string name, given, rank, club, country;
    std::optional<int> rating, correction;
    std::vector<std::string> ids, members;
    std::string amended;
    bool preliminary = false;
};

// "egd=12345678" of a list and a number there.
Result<void, BadInput> add_id(tournament::Player& player, const std::string& word) {
    const std::size_t is = word.find('=');
    if (is == std::string::npos || is == 0)
        return failure(BadInput{0, 0, "--id: '" + word + "' is not like egd=12345678"});
    player.ids[word.substr(0, is)] = word.substr(is + 1);
    return {};
}

Result<tournament::Player, BadInput> with(tournament::Player player, const PlayerOptions& options,
                                          const tournament::Event& event) {
    const auto put = [](const std::string& from, std::string& to) {
        if (!from.empty()) to = from;
    };
    put(options.name, player.name);
    put(options.given, player.given);
    put(options.club, player.club);
    put(options.country, player.country);
    if (!options.rank.empty()) {
        const auto rank = rank_in(options.rank);
        if (!rank)
            return failure(BadInput{0, 0, "--rank: '" + options.rank + "' is not a rank, such as 5k or 2d"});
        player.rank = *rank;
    }
    if (options.rating) {
        player.rating = *options.rating;
        player.is_rated = true;
    }
    if (options.correction) player.correction = *options.correction;
    for (const std::string& id : options.ids)
        if (auto added = add_id(player, id); !added) return failure(added.error());
    if (options.members.empty()) return player;
    auto members = players_called(event, options.members);
    if (!members) return failure(members.error());
    player.members = std::move(*members);
    return player;
}

int run_register(const PlayerOptions& options) {
    return change_event(options, [&](tournament::Event& event) -> Result<void, BadInput> {
        tournament::Player before;
        before.is_there = !options.preliminary;
        if (!options.amended.empty()) {
            const auto number = player_called(event, options.amended);
            if (!number) return failure(number.error());
            before = event.player(*number);
        } else if (options.name.empty() || (options.rank.empty() && options.members.empty())) {
            return failure(BadInput{0, 0, "a player has a name and a --rank"});
        }
        auto player = with(std::move(before), options, event);
        if (!player) return failure(player.error());
        auto taken = event.take(tournament::Registered{*player}, calendar_now());
        if (taken) warn_of_namesakes(event, {&*player, 1});
        return taken;
    });
}

struct CheckInOptions : EventOptions {
    std::vector<std::string> players;
    bool not_there = false;
};

int run_check_in(const CheckInOptions& options) {
    return change_event(options, [&](tournament::Event& event) -> Result<void, BadInput> {
        const auto players = players_called(event, options.players);
        if (!players) return failure(players.error());
        for (const tournament::PlayerNumber player : *players)
            if (auto taken = event.take(tournament::CheckedIn{player, !options.not_there}, calendar_now());
                !taken)
                return taken;
        return {};
    });
}

struct AbsentOptions : EventOptions {
    std::string player, rounds;
    bool without_word = false, back = false;
};

// "2", "2-4", "2-" to the last round; empty: all.
std::optional<std::pair<int, int>> rounds_in(const std::string& word, int last) {
    if (word.empty()) return std::pair{1, last};
    const std::size_t dash = word.find('-');
    const auto number = [](const std::string& digits, int usual) -> std::optional<int> {
        if (digits.empty()) return usual;
        int value = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (error != std::errc() || end != digits.data() + digits.size()) return {};
        return value;
    };
    const auto from = number(word.substr(0, dash), 1);
    const auto to = dash == std::string::npos ? from : number(word.substr(dash + 1), last);
    if (!from || !to) return {};
    return std::pair{*from, *to};
}

int run_absent(const AbsentOptions& options) {
    return change_event(options, [&](tournament::Event& event) -> Result<void, BadInput> {
        const auto player = player_called(event, options.player);
        if (!player) return failure(player.error());
        const auto rounds = rounds_in(options.rounds, event.conditions().rounds);
        if (!rounds) return failure(BadInput{0, 0, "--rounds is like 2, 2-4 or 3-"});
        const auto state = options.back           ? tournament::RoundState::not_paired
                           : options.without_word ? tournament::RoundState::absent
                                                  : tournament::RoundState::agreed_absent;
        return event.take(tournament::Attendance{*player, rounds->first, rounds->second, state},
                          calendar_now());
    });
}

int run_players(const EventOptions& options) {
    const auto event = read_event(options.file);
    if (!event) return refused;
    if (options.json) return say_json(tournament::players_in_json(*event));
    put(for_terminal(to_text(tournament::players_table(*event))));
    return fine;
}

}  // namespace

void add_players(const CommandParser& tournament) {
    const CommandParser registering =
        tournament.command("register", "Add a player, or change a player's entry");
    PlayerOptions& player = registering.runs(run_register);
    takes_event(registering, player);
    registering.option("NAME", player.name, "The family name; of a team its whole name");
    registering.option("--given", player.given, "The other names");
    registering.option("--rank", player.rank, "Such as 12k or 3d");
    registering.option("--club", player.club, "Their club");
    registering.option("--country", player.country, "Their country");
    registering.option("--rating", player.rating, "Where 1 dan is 2100 and a grade 100")
        .whole_number(-900, 4000);
    registering.option("--correction", player.correction, "Points added to the start score")
        .whole_number(-30, 30);
    registering.option("--id", player.ids, "Their number in a list, such as egd=12345678")
        .one_value_each_time();
    registering.option("--member", player.members, "Of a team: a player who is registered, board by board")
        .one_value_each_time();
    registering.option("--amend", player.amended, "The player whose entry changes, by number or name");
    registering.flag("--preliminary", player.preliminary, "They have not checked in yet and are not paired");

    const CommandParser checking = tournament.command("check-in", "Mark players as present");
    CheckInOptions& checked = checking.runs(run_check_in);
    takes_event(checking, checked);
    checking.option("PLAYER", checked.players, "Who, by number or name").required();
    checking.flag("--not-there", checked.not_there, "They have not checked in after all");

    const CommandParser leaving =
        tournament.command("absent", "A player does not play some rounds, or leaves");
    AbsentOptions& absent = leaving.runs(run_absent);
    takes_event(leaving, absent);
    leaving.option("PLAYER", absent.player, "Who, by number or name").required();
    leaving.option("--rounds", absent.rounds, "Which, such as 2, 2-4, or 3- up to the last; usually all");
    leaving.flag("--without-a-word", absent.without_word, "They did not say so before the round");
    leaving.flag("--back", absent.back, "They play these rounds after all");

    const CommandParser listing = tournament.command("players", "Who takes part");
    EventOptions& list = listing.runs(run_players);
    takes_event(listing, list);
}

}  // namespace shinpan::apps::cli
