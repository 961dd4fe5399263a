// shinpan tournament: an event over wooden boards, with a director at this machine.
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/tournament/commands.hpp"
#include "apps/cli/commands/tournament/page.hpp"

#include <memory>

namespace shinpan::inline apps::cli {
namespace {

void add_show(const CommandParser& tournament) {
    const CommandParser show = tournament.command("show", "Pairings and standings for others to look at");
    ShowOptions& shown = show.runs(run_show);
    show.option("FILE", shown.file, "The event's file").required();
    show.flag("--lan", shown.lan, "For all on this network, over a line that is not encrypted");
    show.option("--port", shown.port, "The port; 0: any that is free").whole_number(0, 65535).shows_default();
    show.flag("--open", shown.open, "Open it in the browser");
}

}  // namespace

void add_tournament(const CommandParser& program) {
    const CommandParser tournament = program.command(
        "tournament", "Run a tournament: pairings, results, standings; without a command: in the browser");
    tournament.one_command_at_most();
    const auto options = std::make_shared<PageOptions>();
    tournament.option("--folder", options->folder, "Where the page keeps events, a file each")
        .shows_default();
    tournament.option("--port", options->port, "The page's port; 0: any that is free")
        .whole_number(0, 65535)
        .shows_default();
    tournament.flag("--open", options->open, "Open the page in the browser");
    tournament.then_alone([options] { return within_memory(*options, run_page); });
    for (const auto add : {add_setup, add_players, add_rounds, add_pairing, add_standings, add_rulings,
                           add_exchange, add_history})
        add(tournament);
    add_show(tournament);
}

}  // namespace shinpan::apps::cli
