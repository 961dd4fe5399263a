// shinpan gtp: the engine for front ends and controllers. Lines come in on standard input, responses go out
// on standard output, and nothing else does.
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/chosen_rules.hpp"
#include "apps/cli/commands/common_options.hpp"
#include "apps/cli/files/files.hpp"
#include "apps/cli/files/input.hpp"
#include "apps/cli/files/records.hpp"
#include "apps/cli/machine.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "engines/gtp/session.hpp"
#include "go/rulesets/registry.hpp"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <filesystem>
#include <new>
#include <optional>
#include <string_view>

#include <unistd.h>

namespace shinpan::inline apps::cli {
namespace {

struct GtpOptions {
    std::string rules;  // empty: those of engines to which nobody names any
    int playouts = 2000;
    int level = 0;  // 0: as many playouts as that
    int seed = 1;
    int threads = 1;
    bool no_resign = false;
};

// The front end has sent SIGINT since the command came in.
std::atomic<bool> has_signal = false;
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void take_signal(int) { has_signal = true; }

// From then on SIGINT ends the thinking, not the program.
long take_signals() {
    std::signal(SIGINT, take_signal);
    return getpid();
}

// A pipe or a device may have no end, and would keep the engine forever.
Result<Record, BadInput> load(const std::string& path) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        return failure(BadInput{0, 0, "is not a plain file"});
    return first_game_in(path);
}

Environment environment(Input& input) {
    Environment here = machine();
    here.is_cancelled = [&input] { return has_signal || input.has_line("# interrupt"); };
    return here;
}

gtp::Host host(Input& input) {
    const auto save = [](const std::string& path, const std::string& text) {
        return write_new_file(path, text);
    };
    const auto show = [](std::string_view text) { (void)(put(for_terminal(text)) && flush()); };
    return {.load = load,
            .save = save,
            .show = show,
            .another_line_waits = [&input] { return input.waits(); },
            .wait_for_line = [&input] { input.wait(); },
            .note = [](std::string_view line) { complain(line); },
            .process = take_signals};
}

// What is done has its answer: one that every terminal can show takes no memory.
bool put_response(std::string_view text) {
    const auto is_plain = [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); };
    const bool are_all = std::all_of(text.begin(), text.end(), is_plain);
    return (are_all ? put(text) : put(for_terminal(text))) && flush();
}

// Answers the next line; is the answer heard? Nothing at the end of the input.
std::optional<bool> answer_next(gtp::Session& session, Input& input) try {
    const auto line = input.line();
    if (!line) return {};
    has_signal = false;
    const std::string response = session.answer(*line);
    return response.empty() || put_response(response);
} catch (const std::bad_alloc&) {
    return put("? this needs more memory than there is\n\n") && flush();
}

int run_gtp(const GtpOptions& options) {
    NamedRules rules{.registered = &ruleset_of_engines()};
    if (!options.rules.empty()) {
        const auto chosen = chosen_rules(options.rules);
        if (!chosen) {
            complain(chosen.error().what);
            return wrong_usage;
        }
        tell_differences(options.rules, *chosen);
        rules = {chosen->registered, chosen->own};
    }
    Input input(STDIN_FILENO);
    gtp::Session session({.rules = std::move(rules),
                          .playouts = options.playouts,
                          .level = options.level > 0 ? std::optional(options.level) : std::nullopt,
                          .seed = static_cast<std::uint64_t>(options.seed),
                          .may_resign = !options.no_resign,
                          .threads = options.threads},
                         environment(input), host(input));
    while (!session.is_over()) {
        const auto is_heard = answer_next(session, input);
        if (!is_heard) break;
        if (!*is_heard) return refused;
    }
    return fine;
}

}  // namespace

void add_gtp(const CommandParser& program) {
    const CommandParser command = program.command("gtp", "An engine for front ends, by the Go Text Protocol");
    GtpOptions& options = command.runs(run_gtp);
    command.option("--rules", options.rules,
                   "The ruleset of the first game (default: " + std::string(ruleset_of_engines().id) +
                       "); commands can name another");
    const OptionParser playouts =
        command.option("--playouts", options.playouts, "How many playouts to run for a move")
            .shows_default()
            .whole_number(1, 10'000'000);
    add_level(command, options.level, level_help()).excludes(playouts);
    add_seed(command, options.seed);
    add_threads(command, options.threads);
    command.flag("--no-resign", options.no_resign, "Plays every game to its end");
}

}  // namespace shinpan::apps::cli
