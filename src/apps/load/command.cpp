#include "apps/load/command.hpp"

#include "apps/load/runs.hpp"
#include "apps/load/server_child.hpp"
#include "go/rulesets/registry.hpp"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <functional>
#include <string>
#include <vector>

namespace shinpan::inline apps::load {
namespace {

struct Options {
    RunOptions run{};
    std::vector<std::string> conditions{};
    ServerChild::Setup served{};
    bool json = false;
    double minutes = 1;
    int status = 0;
};

constexpr const char* clock_of_all = "byoyomi:3600:30:5";

// Each ruleset once, on that board, even, with long clocks.
std::vector<std::string> all_on(const std::string& size) {
    std::vector<std::string> all;
    for (const Ruleset* const rules : all_rulesets())
        all.push_back(std::string(rules->id) + ' ' + size + " 7.5 0 " + clock_of_all);
    return all;
}

void add_common(CLI::App& command, Options& options) {
    RunOptions& run = options.run;
    command.add_option("--folder", run.folder, "Where the server's file lies meanwhile")
        ->capture_default_str();
    command.add_option("--server-core", run.server_core, "The processor that the server keeps to; -1: any");
    command.add_option("--own-core", run.own_core, "The same for this program");
    command.add_flag("--json", options.json, "The figures as one JSON object");
}

void add_games(CLI::App& command, Options& options) {
    RunOptions& run = options.run;
    command.add_option("--games", run.games, "How many games at a time")
        ->check(CLI::Range(1, 5000))
        ->capture_default_str();
    command
        .add_option("--rate", run.rate, "Moves per second, of all together; 0: as fast as they are answered")
        ->check(CLI::Range(0.0, 1e6))
        ->capture_default_str();
    command.add_option("--seed", run.seed, "Of what is drawn by chance")->capture_default_str();
    command.add_option("--conditions", options.conditions,
                       "Of the games, in turns; if not said, each ruleset with " + std::string(clock_of_all));
}

// Reads the conditions and carries the run out.
void run_it(Options& options, Report (*carry_out)(const RunOptions&), const std::string& size) {
    const auto texts = options.conditions.empty() ? all_on(size) : options.conditions;
    for (const std::string& text : texts) {
        const auto conditions = server::game_conditions_in(text);
        if (!conditions) throw CLI::ValidationError("--conditions", conditions.error().what);
        options.run.conditions.push_back(*conditions);
    }
    const Report report = carry_out(options.run);
    std::fputs((options.json ? report.json() : report.table()).c_str(), stdout);
    options.status = report.is_fine() ? 0 : 1;
}

void add_runs(CLI::App& program, Options& options) {
    CLI::App& playing = *program.add_subcommand("play", "Games for a while: speed, and what a move waits");
    add_common(playing, options);
    add_games(playing, options);
    playing.add_option("--seconds", options.run.seconds)
        ->check(CLI::Range(0.1, 600.0))
        ->capture_default_str();
    playing.callback([&options] { run_it(options, play, "19x19"); });

    CLI::App& killing = *program.add_subcommand("kill", "Games, and the server killed in the middle");
    add_common(killing, options);
    add_games(killing, options);
    killing.add_option("--times", options.run.kills)->check(CLI::Range(1, 1000))->capture_default_str();
    killing.callback([&options] { run_it(options, kill, "9x9"); });

    CLI::App& soaking = *program.add_subcommand("soak", "Games for long: memory and descriptors over time");
    add_common(soaking, options);
    add_games(soaking, options);
    soaking.add_option("--minutes", options.minutes)->check(CLI::Range(0.01, 120.0))->capture_default_str();
    soaking.callback([&options] {
        options.run.seconds = options.minutes * 60;
        run_it(options, soak, "9x9");
    });

    CLI::App& resting = *program.add_subcommand("idle", "Connections that say nothing: the server's memory");
    add_common(resting, options);
    resting.add_option("--connections", options.run.connections)
        ->check(CLI::Range(1, 20'000))
        ->capture_default_str();
    resting.callback([&options] { run_it(options, idle, "9x9"); });
}

}  // namespace

int run(int argc, char** argv) {
    CLI::App program("The server of games over the net under load, on this machine alone");
    program.require_subcommand(1);
    Options options;
    add_runs(program, options);
    CLI::App& serving = *program.add_subcommand("serve", "The server itself, which the others start");
    serving.add_option("--db", options.served.db)->required();
    serving.add_option("--port", options.served.port)->check(CLI::Range(0, 65535));
    serving.add_option("--server-core", options.served.processor);
    serving.callback([&options] { options.status = serve(options.served); });
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return program.exit(error) == 0 ? 0 : 2;
    }
    return options.status;
}

}  // namespace shinpan::apps::load
