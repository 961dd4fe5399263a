// shinpan tournament standings, print: the tables of an event.
#include "apps/cli/commands/tournament/commands.hpp"
#include "apps/cli/commands/tournament/event_file.hpp"
#include "apps/cli/files/files.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/text.hpp"
#include "tournament/desk/answers.hpp"
#include "tournament/report/tables.hpp"

namespace shinpan::inline apps::cli {
namespace {

struct StandingsOptions : EventOptions {
    std::optional<int> after;
    bool members = false;
};

tournament::Standings standings_asked(const tournament::Event& event, const StandingsOptions& options) {
    const auto ranked = options.members ? tournament::Ranked::members : tournament::Ranked::sides;
    const int after = options.after.value_or(event.last_paired_round());
    return tournament::standings(event, after, {.ranked = ranked});
}

int run_standings(const StandingsOptions& options) {
    const auto event = read_event(options.file);
    if (!event) return refused;
    if (options.after && *options.after > event->conditions().rounds) {
        complain("the event has " + std::to_string(event->conditions().rounds) + " rounds");
        return wrong_usage;
    }
    const auto table = standings_asked(*event, options);
    if (options.json) return say_json(tournament::standings_in_json(*event, table));
    put(for_terminal(to_text(tournament::wall_list(*event, table))));
    return fine;
}

struct PrintOptions : EventOptions {
    std::string what = "pairings", out;
    int round = 0;
    bool html = false, force = false;
};

using Tables = std::vector<tournament::PrintedTable>;

// Everything on one page, for the archive and for questions after the event.
Tables report_of(const tournament::Event& event) {
    const auto last = tournament::standings(event, event.last_paired_round());
    Tables tables{wall_list(event, last), crosstable(event, last)};
    for (int round = 1; round <= event.last_paired_round(); ++round)
        tables.push_back(pairings_by_table(event, round));
    tables.push_back(rulings_table(event));
    tables.push_back(history_table(event));
    return tables;
}

Tables tables_asked(const tournament::Event& event, const std::string& what, int round) {
    if (what == "pairings") return {pairings_by_table(event, round)};
    if (what == "names") return {pairings_by_name(event, round)};
    if (what == "outstanding") return {unreported_games(event, round)};
    if (what == "unpaired") return {unpaired_players(event, round)};
    if (what == "standings") return {wall_list(event, tournament::standings(event, round))};
    if (what == "crosstable") return {crosstable(event, tournament::standings(event, round))};
    if (what == "players") return {players_table(event)};
    if (what == "rulings") return {rulings_table(event)};
    return report_of(event);
}

std::string printed(const tournament::Event& event, const Tables& tables, const PrintOptions& options) {
    if (options.json) return tournament::tables_in_json(tables) + "\n";
    if (options.html) return to_html(event.conditions().title, tables);
    return listed(tables, "\n", [](const tournament::PrintedTable& table) { return to_text(table); });
}

// Does the list have the games of one round?
bool is_of_round(std::string_view what) {
    return what == "pairings" || what == "names" || what == "slips" || what == "outstanding" ||
           what == "unpaired";
}

int run_print(const PrintOptions& options) {
    const auto event = read_event(options.file);
    if (!event) return refused;
    const int round = options.round == 0 ? event->last_paired_round() : options.round;
    if (round < 0 || round > event->conditions().rounds) {
        complain("the event has " + std::to_string(event->conditions().rounds) + " rounds");
        return wrong_usage;
    }
    if (round == 0 && is_of_round(options.what)) {
        complain("no round is paired yet");
        return wrong_usage;
    }
    const bool is_slips = options.what == "slips", is_page = options.html || is_slips;
    if (options.json && is_page) {
        complain("a page is not JSON; print pairings --json has the games of slips");
        return wrong_usage;
    }
    const std::string text = is_slips ? slips_in_html(*event, round)
                                      : printed(*event, tables_asked(*event, options.what, round), options);
    if (!options.out.empty()) return write_out(options.out, text, options.force);
    put(options.json || is_page ? text : for_terminal(text));
    return fine;
}

}  // namespace

void add_standings(const CommandParser& tournament) {
    const CommandParser standing = tournament.command("standings", "The table after a round");
    StandingsOptions& shown = standing.runs(run_standings);
    takes_event(standing, shown);
    standing.option("--after", shown.after, "The round; usually the last that is paired").whole_number(0, 30);
    standing.flag("--members", shown.members, "Of a tournament of teams: its players");

    const CommandParser printing = tournament.command("print", "Lists to print or to hang up");
    PrintOptions& printed = printing.runs(run_print);
    takes_event(printing, printed);
    printing
        .option("WHAT", printed.what,
                "Pairings by table or by name, slips to sign, standings, all of it, ...")
        .one_of({"pairings", "names", "slips", "outstanding", "unpaired", "standings", "crosstable",
                 "players", "rulings", "report"})
        .shows_default();
    takes_round(printing, printed.round);
    printing.flag("--html", printed.html, "As a page that prints well; slips always are");
    printing.option("-o,--out", printed.out, "Into this file");
    printing.flag("--force", printed.force, "Also where the file is there already");
}

}  // namespace shinpan::apps::cli
