// shinpan tournament history, undo: what was entered, and taking it back.
#include "apps/cli/commands/tournament/commands.hpp"
#include "apps/cli/commands/tournament/event_file.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "tournament/desk/answers.hpp"
#include "tournament/report/tables.hpp"

namespace shinpan::inline apps::cli {
namespace {

int run_history(const EventOptions& options) {
    const auto event = read_event(options.file);
    if (!event) return refused;
    if (options.json) return say_json(tournament::history_in_json(*event));
    put(for_terminal(to_text(tournament::history_table(*event))));
    return fine;
}

struct UndoOptions : EventOptions {
    int entry = 0;
};

// The last entry that counts and is not itself an undoing; 0 where only the first is left.
int last_that_counts(const tournament::Event& event) {
    for (auto entry = event.entries().rbegin(); entry != event.entries().rend(); ++entry)
        if (entry->number > 1 && !event.is_undone(entry->number) &&
            !std::holds_alternative<tournament::Undone>(entry->deed))
            return entry->number;
    return 0;
}

int run_undo(const UndoOptions& options) {
    return change_event(options, [&](tournament::Event& event) {
        const int entry = options.entry == 0 ? last_that_counts(event) : options.entry;
        return event.take(tournament::Undone{entry}, calendar_now());
    });
}

}  // namespace

void add_history(const CommandParser& tournament) {
    const CommandParser history = tournament.command("history", "All that was entered, undone entries too");
    EventOptions& shown = history.runs(run_history);
    takes_event(history, shown);
    const CommandParser undoing = tournament.command("undo", "Undo an entry; undo that to have it back");
    UndoOptions& undo = undoing.runs(run_undo);
    takes_event(undoing, undo);
    undoing.option("ENTRY", undo.entry, "Its number; usually the last that counts");
}

}  // namespace shinpan::apps::cli
