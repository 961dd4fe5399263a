// shinpan tournament standings, print: the tables of an event.
#include "apps/cli/commands/tournament/commands.hpp"
#include "apps/cli/commands/tournament/event_file.hpp"
#include "apps/cli/files/files.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/json_writer.hpp"
#include "tournament/report/tables.hpp"

#include <map>

namespace shinpan::inline apps::cli {
namespace {

struct StandingsOptions {
    std::string file;
    std::optional<int> after;
    bool json = false, members = false;
};

tournament::Standings standings_asked(const tournament::Event& event, const StandingsOptions& options) {
    const auto ranked = options.members ? tournament::Ranked::members : tournament::Ranked::sides;
    const int after = options.after.value_or(event.last_paired_round());
    return tournament::standings(event, after, {.ranked = ranked});
}

std::string json_of(const tournament::Event& event, const tournament::Standings& table) {
    std::string text;
    JsonWriter json(text);
    json.begin_object().key("after_round").number(table.after_round).key("final").boolean(table.is_final);
    json.key("rows").begin_array();
    for (const tournament::StandingsRow& row : table.rows) {
        json.begin_object().key("place").number(row.place).key("player").number(row.player);
        json.key("name").text(full_name(event.player(row.player)));
        for (std::size_t i = 0; i < table.criteria.size(); ++i)
            json.key(short_name(table.criteria[i])).text(value_text(table.criteria[i], row.values[i]));
        json.end_object();
    }
    json.end_array().end_object();
    return text + "\n";
}

int run_standings(const StandingsOptions& options) {
    const auto event = read_event(options.file);
    if (!event) return refused;
    if (options.after && *options.after > event->conditions().rounds) {
        complain("the event has " + std::to_string(event->conditions().rounds) + " rounds");
        return wrong_usage;
    }
    const auto table = standings_asked(*event, options);
    put(options.json ? json_of(*event, table) : for_terminal(to_text(tournament::wall_list(*event, table))));
    return fine;
}

struct PrintOptions {
    std::string file, what = "pairings", out;
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

int run_print(const PrintOptions& options) {
    const auto event = read_event(options.file);
    if (!event) return refused;
    const int round = options.round == 0 ? event->last_paired_round() : options.round;
    if (round < 0 || round > event->conditions().rounds) {
        complain("the event has " + std::to_string(event->conditions().rounds) + " rounds");
        return wrong_usage;
    }
    std::string text;
    if (options.what == "slips") {
        text = slips_in_html(*event, round);
    } else {
        const Tables tables = tables_asked(*event, options.what, round);
        if (options.html)
            text = to_html(event->conditions().title, tables);
        else
            for (const tournament::PrintedTable& table : tables)
                text += (text.empty() ? "" : "\n") + to_text(table);
    }
    if (!options.out.empty()) return write_out(options.out, text, options.force);
    put(options.html || options.what == "slips" ? text : for_terminal(text));
    return fine;
}

}  // namespace

void add_standings(const CommandParser& tournament) {
    const CommandParser standing = tournament.command("standings", "The table after a round");
    StandingsOptions& shown = standing.runs(run_standings);
    takes_event(standing, shown.file);
    standing.option("--after", shown.after, "The round; usually the last that is paired").whole_number(0, 30);
    standing.flag("--members", shown.members, "Of a tournament of teams: its players");
    standing.flag("--json", shown.json, "As JSON");

    const CommandParser printing = tournament.command("print", "Lists to print or to hang up");
    PrintOptions& printed = printing.runs(run_print);
    takes_event(printing, printed.file);
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
