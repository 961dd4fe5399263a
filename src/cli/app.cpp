#include "cli/app.hpp"

#include "base/version.hpp"
#include "cli/referee_command.hpp"
#include "cli/status.hpp"
#include "cli/terminal.hpp"

#include <CLI/CLI.hpp>

namespace shinpan::cli {
namespace {

// Adds a command to the program; the callback leaves its exit status in `status`.
void add_referee(CLI::App& app, int& status) {
    auto options = std::make_shared<RefereeOptions>();
    CLI::App* command = app.add_subcommand("referee", "Replay records, judge every move, score");
    command->add_option("FILE", options->paths, "Records, folders of records, or - for standard input")
        ->required();
    command->add_option("--rules", options->rules, "A ruleset, 'record' for what each record names, or 'all'")
        ->capture_default_str();
    command->add_option("--dead", options->dead, "Where dead stones come from: marks, none");
    command->add_flag("--json", options->json, "One JSON object a game");
    command->add_option("--jobs", options->jobs, "Threads (default: one a core)");
    command->add_flag("--resume", options->resume, "Go on with an interrupted run");
    command->add_option("--state", options->state, "Where --resume keeps what is done")
        ->capture_default_str();
    command->add_flag("--strict", options->strict, "Refuse records that need repair");
    command->callback([options, &status] { status = referee(*options); });
}

}  // namespace

int run(int argc, char** argv) {
    int status = fine;
    CLI::App app("Shinpan plays, referees and scores the game of Go under every published ruleset.",
                 "shinpan");
    app.set_version_flag("--version", "shinpan " + std::string(version));
    app.require_subcommand(1);
    add_referee(app, status);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& done) {
        return app.exit(done);
    } catch (const CLI::ParseError& error) {
        complain(error.what());
        return wrong_usage;
    } catch (const std::exception& error) {
        complain(error.what());
        return refused;
    }
    return status;
}

}  // namespace shinpan::cli
