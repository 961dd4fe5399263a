// shinpan match: two engines play games, and we referee.
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/common_options.hpp"
#include "apps/cli/commands/match_setup.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/progress.hpp"
#include "apps/cli/terminal/shell_word.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "apps/match/run/match_folder.hpp"
#include "apps/match/run/runner.hpp"
#include "apps/match/statistics/summary.hpp"
#include "base/decimal.hpp"
#include "go/rulesets/registry.hpp"
#include "go/table/time_control.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>

namespace shinpan::inline apps::cli {
namespace {

constexpr double most_elo = 10'000;
using match::MatchEnd;
using match::MatchFolder;
using match::Side;

std::atomic<bool> stop_asked = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // it is set where nothing may wait

// The first signal asks; another one ends us at once.
extern "C" void ask_to_stop(int signal) {
    stop_asked = true;
    std::signal(signal, SIG_DFL);
}

constexpr int usual_games = 100;
constexpr int most_games = 1'000'000;  // where time or a test is to end it

Result<match::RunLimits, BadInput> run_limits(const MatchOptions& options, const match::MatchTerms& terms) {
    match::RunLimits limits{
        .games = options.games > 0 ? options.games : terms.games, .jobs = options.jobs, .test = terms.test};
    if (options.sprt.size() == 2) limits.test = match::Sprt{.elo0 = options.sprt[0], .elo1 = options.sprt[1]};
    if (options.budget.empty()) return limits;
    const auto seconds = duration_in(options.budget);
    if (!seconds) return failure(seconds.error());
    limits.seconds = *seconds;
    return limits;
}

class Run {
public:
    Run(const MatchOptions& options, MatchFolder folder, MatchSetup setup, const match::RunLimits& limits)
        : options_(options), folder_(std::move(folder)), setup_(std::move(setup)), limits_(limits) {}

    int run() {
        setup_.match.rules = &*setup_.rules;
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, ask_to_stop);
        begun_ = Clock::now();
        before_ = static_cast<int>(folder_.games().size());
        const auto ended = play();
        if (!ended) complain(ended.error());
        print_summary();
        if (!ended) return refused;
        tell_end(*ended);
        return *ended == MatchEnd::cancelled ? interrupted : fine;
    }

private:
    using Clock = std::chrono::steady_clock;

    Result<MatchEnd, std::string> play() {
        const bool by_time = limits_.seconds.has_value();
        Progress progress(to_come(), by_time ? "s" : "games");
        match::Watcher watcher;
        watcher.is_cancelled = [] { return stop_asked.load(); };
        watcher.played = [&](const match::GameLine& line) {
            progress.hide();
            if (options_.json && !(put(to_json(line)) && flush())) stop_asked = true;
            const auto done = by_time ? static_cast<int>(seconds_passed())
                                      : static_cast<int>(folder_.games().size()) - before_;
            progress.show(static_cast<std::size_t>(done), score_in_words());
        };
        progress.show(0, score_in_words());
        return match::play_match(setup_.match, folder_, limits_, watcher);
    }

    // Seconds or games.
    std::size_t to_come() const {
        if (limits_.seconds) return static_cast<std::size_t>(std::ceil(*limits_.seconds));
        if (limits_.games == most_games) return Progress::endless;
        return static_cast<std::size_t>(std::max(1, limits_.games - before_));
    }

    double seconds_passed() const {
        const double passed = std::chrono::duration<double>(Clock::now() - begun_).count();
        return std::min(passed, limits_.seconds.value_or(passed));
    }

    std::string score_in_words() const {
        const match::Results results = match::results_of(folder_.games());
        return "A " + std::to_string(results.won) + ", B " + std::to_string(results.lost) +
               (results.drawn > 0 ? ", drawn " + std::to_string(results.drawn) : "");
    }

    void print_summary() const {
        const auto summary = match::summary_of(folder_.games());
        put(options_.json
                ? to_json(summary, folder_.terms(), setup_.match.names, limits_.test)
                : for_terminal(in_words(summary, folder_.terms(), setup_.match.names, limits_.test)));
        flush();
    }

    // Why it stopped, and how to go on, on standard error.
    void tell_end(MatchEnd ended) const {
        const std::string go_on =
            "go on with: shinpan match --resume " + shell_word(folder_.path()) + rest_of_command();
        switch (ended) {
            case MatchEnd::all_played: return;
            case MatchEnd::found: return;
            case MatchEnd::out_of_time: complain("the time is used up; " + go_on); return;
            case MatchEnd::cancelled: complain("interrupted; " + go_on); return;
        }
    }

    static std::string elo_in_words(double elo) { return short_decimal(elo, 2); }

    // The options that hold for a run alone.
    std::string rest_of_command() const {
        std::string rest;
        if (limits_.games != folder_.terms().games) rest += " -n " + std::to_string(limits_.games);
        if (options_.sprt.size() == 2 && limits_.test != folder_.terms().test)
            rest += " --sprt " + elo_in_words(options_.sprt[0]) + " " + elo_in_words(options_.sprt[1]);
        if (!options_.budget.empty()) rest += " --budget " + options_.budget;
        if (options_.jobs > 1) rest += " --jobs " + std::to_string(options_.jobs);
        return rest + (options_.json ? " --json" : "");
    }

    const MatchOptions& options_;
    MatchFolder folder_;
    MatchSetup setup_;
    match::RunLimits limits_;
    Clock::time_point begun_{};
    int before_ = 0;  // games of earlier runs
};

// Refused before anything is written.
Result<match::MatchTerms, BadInput> new_terms(const MatchOptions& options) {
    auto terms = terms_of(options);
    if (!terms) return failure(terms.error());
    const bool ends_otherwise = !options.sprt.empty() || !options.budget.empty();
    terms->games = options.games > 0 ? options.games : ends_otherwise ? most_games : usual_games;
    if (options.sprt.size() == 2) terms->test = match::Sprt{.elo0 = options.sprt[0], .elo1 = options.sprt[1]};
    return terms;
}

// Why no match begins, and the exit status for it.
struct NoRun {
    NoRun(const BadInput& error, int with_status = wrong_usage) : what(error.what), status(with_status) {}

    std::string what;
    int status;
};

// "FOLDER: what"
NoRun of_folder(const std::string& folder, const FolderError& error) {
    const std::string line = error.why.line > 0 ? "line " + std::to_string(error.why.line) + " of " : "";
    return {{0, 0, folder + ": " + line + error.why.what}, error.is_outside ? refused : wrong_usage};
}

Result<match::Names, BadInput> names_of(const match::MatchTerms& terms) {
    match::Names names;
    for (const Side side : {Side::a, Side::b}) {
        auto name = name_of_engine(terms, side);
        if (!name)
            return failure(BadInput{0, 0, "'" + terms.commands[index_of(side)] + "' " + name.error().what});
        names[index_of(side)] = *std::move(name);
    }
    return names;
}

Result<Run, NoRun> run_of(const MatchOptions& options) {
    std::optional<MatchFolder> folder;
    if (!options.resume.empty()) {
        auto opened = MatchFolder::open(options.resume);
        if (!opened) return failure(of_folder(options.resume, opened.error()));
        folder = *std::move(opened);
    }
    const auto terms = folder ? Result<match::MatchTerms, BadInput>(folder->terms()) : new_terms(options);
    if (!terms) return failure(NoRun(terms.error()));
    auto limits = run_limits(options, *terms);
    if (!limits) return failure(NoRun(limits.error()));
    auto setup = setup_of(*terms);
    if (!setup) return failure(NoRun(setup.error()));
    auto names = names_of(*terms);
    if (!names) return failure(NoRun(names.error()));
    setup->match.names = *std::move(names);
    if (!folder) {
        auto made = MatchFolder::create(options.out, *terms);
        if (!made) return failure(of_folder(options.out, made.error()));
        folder = *std::move(made);
    }
    return Run(options, *std::move(folder), *std::move(setup), *limits);
}

int run_match(const MatchOptions& options) {
    auto run = run_of(options);
    if (run) return run->run();
    complain(run.error().what);
    return run.error().status;
}

// What a match is played by from its first game on; `resumed` excludes all of it.
void add_terms(const CommandParser& command, MatchOptions& options, const OptionParser& resumed) {
    const auto term = [&](const char* name, auto& value, const std::string& about) {
        return command.option(name, value, about).excludes(resumed);
    };
    term("ENGINE", options.engines, "Two command lines of GTP engines; {game} is the game's number");
    term("--rules", options.rules,
         "A ruleset, or a .toml or .json file (default: " + std::string(ruleset_of_engines().id) + ")");
    term("--size", options.size, "9, or COLSxROWS (default: the openings', or 19)");
    term("--komi", options.komi, "Points for White (default: the ruleset's)");
    term("--handicap", options.handicap, "Stones on the star points").whole_number(2, 9);
    term("--openings", options.openings,
         "A record whose games are the openings; both sides play each of them");
    term("--colours", options.colors, "alternate, a-black or b-black")
        .one_of({"alternate", "a-black", "b-black"});
    term("--time", options.time, std::string(time_control_forms()) + " (default: none)");
    term("--time-a", options.time_a, "The same for the first engine alone");
    term("--time-b", options.time_b, "The same for the second engine alone");
    term("--clock", options.clock, "What clocks count: wall time, or cpu, the engine's processor time")
        .one_of({"wall", "cpu"});
    term("--grace", options.grace, "Seconds by which a move may be late (default: 1)").number(0, 3600);
    term("--longest-move", options.longest_move,
         "Seconds without an answer after which an engine counts as hanging (default: 600)")
        .number(0.1, longest_wait);
    term("--most-moves", options.most_moves, "Moves after which a game has no result")
        .whole_number(1, 1'000'000);
    term("--dead", options.dead, dead_help());
    term("-o,--out", options.out, "The folder for records, logs and results (default: shinpan-match)");
    term("--memory", options.memory, "MiB that an engine may use; 0: no limit (default: 4096 in the sandbox)")
        .whole_number(0, 16'000'000);
    term("--cpu", options.cpu, "Seconds of processor time after which an engine is killed")
        .whole_number(1, 100'000'000);
    command.flag("--fresh", options.fresh, "Start the engines anew for each game").excludes(resumed);
    for (const OptionParser& option : add_sandbox(command, options.sandbox)) option.excludes(resumed);
}

}  // namespace

void add_match(const CommandParser& program) {
    const CommandParser command = program.command("match", "Let two engines play games, refereed by Shinpan");
    MatchOptions& options = command.runs(run_match);
    const OptionParser resumed =
        command.option("--resume", options.resume, "Go on with the match of this folder");
    add_terms(command, options, resumed);
    command.option("-n,--games", options.games, "How many games in all (default: 100)")
        .whole_number(1, 1'000'000);
    command.option("--jobs", options.jobs, "How many games at a time (default: 1)").whole_number(1, 256);
    command.option("--sprt", options.sprt, "Stop when it is clear which of two differences of Elo holds")
        .values(2, 2)
        .number(-most_elo, most_elo);
    command.option("--budget", options.budget, "Stop after that time: 90s, 45m, 2h, 1h30m");
    command.flag("--json", options.json, "One JSON object per game, and one for the match");
}

}  // namespace shinpan::apps::cli
