// shinpan tournament: an event over wooden boards, with a director at this machine.
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/tournament/commands.hpp"

namespace shinpan::inline apps::cli {

void add_tournament(const CommandParser& program) {
    const CommandParser tournament =
        program.command("tournament", "Run a tournament: pairings, results, standings");
    tournament.one_command_exactly();
    for (const auto add : {add_setup, add_players, add_rounds, add_standings, add_rulings, add_history})
        add(tournament);
}

}  // namespace shinpan::apps::cli
