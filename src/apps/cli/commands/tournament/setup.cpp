// shinpan tournament new, change: the conditions of an event.
#include "apps/cli/commands/tournament/commands.hpp"
#include "apps/cli/commands/tournament/conditions_options.hpp"
#include "apps/cli/commands/tournament/event_file.hpp"
#include "apps/cli/files/files.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "tournament/files/event_json.hpp"

namespace shinpan::inline apps::cli {
namespace {

struct SetupOptions : EventOptions {
    ConditionsOptions conditions{};
};

int run_new(const SetupOptions& options) {
    const auto system = tournament::system_in(options.conditions.system);
    auto laid = tournament::usual_conditions(system.value_or(tournament::System::mcmahon));
    laid.pairing.seed = drawn_seed();
    const auto conditions = with(std::move(laid), options.conditions);
    if (!conditions) {
        complain(conditions.error().what);
        return wrong_usage;
    }
    const auto event = tournament::Event::begin(*conditions, calendar_now());
    if (!event) {
        complain(with_option(event.error()));
        return wrong_usage;
    }
    const int status = write_new_out(options.file, tournament::to_json(event->entries()));
    if (status != fine) return status;
    say_entered(options, *event, event->entries());
    if (conditions->sanctions.empty() && !options.json)
        put("Say with `change --sanctions` what happens to players who are late or break the rules: an "
            "arbiter cannot apply what was not announced.\n");
    return fine;
}

int run_change(const SetupOptions& options) {
    return change_event(options, [&](tournament::Event& event) -> Result<void, BadInput> {
        auto conditions = with(event.conditions(), options.conditions);
        if (!conditions) return failure(conditions.error());
        if (const auto system = tournament::system_in(options.conditions.system))
            conditions->system = *system;
        return event.take(tournament::LaidDown{std::move(*conditions)}, calendar_now());
    });
}

}  // namespace

void add_setup(const CommandParser& tournament) {
    const CommandParser create = tournament.command("new", "Begin an event in a new file");
    SetupOptions& made = create.runs(run_new);
    takes_new_event(create, made);
    const CommandParser change = tournament.command("change", "Change the conditions from now on");
    SetupOptions& changed = change.runs(run_change);
    takes_event(change, changed);
    made.conditions.system = "mcmahon";
    create.option("--system", made.conditions.system, "How the event is paired and ranked")
        .one_of({"mcmahon", "swiss", "swiss_by_categories", "round_robin", "knockout"})
        .shows_default();
    change.option("--system", changed.conditions.system, "How the event is paired and ranked")
        .one_of({"mcmahon", "swiss", "swiss_by_categories", "round_robin", "knockout"});
    add_conditions(create, made.conditions);
    add_conditions(change, changed.conditions);
}

}  // namespace shinpan::apps::cli
