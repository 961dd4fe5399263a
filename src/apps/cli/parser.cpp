#include "apps/cli/parser.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/commands/choices.hpp"
#include "apps/cli/commands/chosen_rules.hpp"
#include "apps/cli/commands/reading_options.hpp"
#include "apps/cli/commands/sandbox_options.hpp"
#include "apps/cli/out_of_memory.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/decimal.hpp"
#include "base/nearest.hpp"
#include "base/text.hpp"
#include "base/version.hpp"
#include "bot/search/levels.hpp"
#include "engines/gtp/session.hpp"
#include "go/counting/method.hpp"
#include "go/rulesets/registry.hpp"
#include "go/table/time_control.hpp"

#include <CLI/CLI.hpp>

namespace shinpan::inline apps::cli {
namespace {

constexpr const char* a_record = "A record, or - for standard input";
constexpr const char* which_game = "Which game of the file";
constexpr const char* rules_of_record =
    "A ruleset, a .toml or .json file of your own, or 'record' for what the record names";
constexpr const char* overwrite = "Overwrite a file that exists";

constexpr double longest_wait = 1e6;  // seconds: more than eleven days
constexpr double most_elo = 10'000;

// A number from low to high. The library's own checks take what is no number (nan) for one in their range.
CLI::Validator number_within(double low, double high) {
    const std::string range = short_decimal(low, 3) + " to " + short_decimal(high, 3);
    const auto check = [=](const std::string& word) -> std::string {
        double number = 0;
        if (CLI::detail::lexical_cast(word, number) && low <= number && number <= high) return {};
        return "'" + word + "' is no number from " + range;
    };
    return {check, range, "NUMBER"};
}

// The command's options are filled when the line is parsed; then it runs, and leaves its exit status.
template <class Options>
std::shared_ptr<Options> runs(CLI::App* command, int& status, int (*run)(const Options&)) {
    auto options = std::make_shared<Options>();
    command->callback([options, &status, run] { status = within_memory(*options, run); });
    return options;
}

// One game of a file.
template <class Options>
void add_record(CLI::App* command, Options& options) {
    command->add_option("FILE", options.path, a_record)->required();
    command->add_option("--game", options.game, which_game)->capture_default_str();
    add_reading(*command, options.read);
}

void add_referee(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("referee", "Replay records, judge every move, score");
    const auto options = runs(command, status, run_referee);
    command->add_option("FILE", options->paths, "Records, folders, or - for standard input")->required();
    const char* const rules_of_each =
        "A ruleset, a .toml or .json file of your own, 'record' for what each record names, or 'all'";
    command->add_option("--rules", options->rules, rules_of_each)->capture_default_str();
    command->add_option("--dead", options->dead, dead_help() + "; prove also grades the position");
    command->add_flag("--variations", options->variations, "Judge the moves of every variation too");
    command->add_flag("--json", options->json, "One JSON object a game on standard output");
    command->add_option("--jobs", options->jobs, "How many threads (default: one a core)")
        ->check(CLI::Range(1, 1024));
    command->add_flag("--resume", options->resume, "Go on with a run that was interrupted");
    command->add_option("--state", options->state, "The file in which --resume keeps what is done")
        ->capture_default_str();
    command->add_flag("--strict", options->read.strict, "Refuse records that need repair");
    add_reading(*command, options->read);
}

void add_move(CLI::App* command, std::optional<int>& move) {
    command->add_option("--move", move, "After which move, 0 for the start (default: the last)");
}

void add_explain(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("explain", "Tell all that the referee knows about one move");
    const auto options = runs(command, status, run_explain);
    add_record(command, *options);
    command->add_option("--move", options->move, "The move's number, from 1")->required();
}

void add_count(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("count", "Count a finished game step by step");
    const auto options = runs(command, status, run_count);
    const std::string methods = listed(all_methods(), ", ", [](Method method) { return name(method); });
    add_record(command, *options);
    command->add_option("--method", options->method, "How to count: " + methods + ", or what people call it")
        ->required();
    command->add_option("--rules", options->rules, rules_of_record)->capture_default_str();
    command->add_option("--dead", options->dead, dead_help());
    command->add_option("--frames", options->frames, "Write an SVG for each step into this folder");
    command->add_flag("--force", options->force, overwrite);
}

void add_check(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("check", "Verify a certificate of life and death");
    const auto options = runs(command, status, run_check);
    command->add_option("FILE", options->record, "The record, in SGF")->required();
    command->add_option("CERT", options->certificate, "The certificate")->required();
    add_reading(*command, options->read);
    command->add_option("--game", options->game, which_game)->capture_default_str();
    command->add_option("--rules", options->rules,
                        "The ruleset that it should be for, or a .toml or .json file of your own (default: "
                        "what the record names, if anything)");
}

void add_rules(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("rules", "List the rulesets, show one, compare several");
    command->require_subcommand(0, 1);
    const auto options = std::make_shared<RulesOptions>();
    command->add_subcommand("list", "Every ruleset with how far its text was read (the default)");
    CLI::App* show = command->add_subcommand("show", "One ruleset, axis by axis, with its clauses");
    show->add_option("ID", options->words, "A ruleset, or a .toml or .json file of your own")
        ->required()
        ->expected(1);
    show->add_flag("--katago", options->katago, "As KataGo's rules JSON, with what that does not say");
    CLI::App* compare = command->add_subcommand("compare", "The axes in which rulesets differ");
    compare->add_option("ID", options->words, "Two rulesets or more")->required()->expected(2, 100);
    command->callback([=, &status] {
        options->compare = compare->parsed();
        status = run_rules(*options);
    });
}

std::string level_help() {
    return "How strong, from 1, " + std::string(levels().front().name) + ", to " +
           std::to_string(levels().size()) + ", " + std::string(levels().back().name);
}

void add_threads(CLI::App* command, int& threads) {
    command->add_option("--threads", threads, "How many the bot thinks with; they share the work")
        ->capture_default_str()
        ->check(CLI::Range(1, gtp::most_threads));
}

void add_serve(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("serve", "The play site, for the browsers of this machine");
    const auto options = runs(command, status, run_serve);
    command->add_option("--port", options->port, "The port on 127.0.0.1; 0: any that is free")
        ->check(CLI::Range(0, 65535))
        ->capture_default_str();
    command->add_option("--host", options->hosts, "Another name to answer to")->allow_extra_args(false);
    command->add_option("--db", options->store,
                        "Keep games between people in this file, so that there can be any");
    command->add_flag("--open", options->open, "Open it in the browser");
}

void add_gtp(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("gtp", "An engine for front ends, by the Go Text Protocol");
    const auto options = runs(command, status, run_gtp);
    command->add_option("--rules", options->rules,
                        "The ruleset of the first game (default: " + std::string(ruleset_of_engines().id) +
                            "); commands can name another");
    CLI::Option* const playouts =
        command
            ->add_option("--playouts", options->playouts, "How much work a move is worth: so many playouts")
            ->capture_default_str()
            ->check(CLI::Range(1, 10'000'000));
    command->add_option("--level", options->level, level_help())
        ->check(CLI::Range(1, static_cast<int>(levels().size())))
        ->excludes(playouts);
    command->add_option("--seed", options->seed, "Another number plays other games")
        ->capture_default_str()
        ->check(CLI::Range(0, 2'000'000'000));
    add_threads(command, options->threads);
    command->add_flag("--no-resign", options->no_resign, "Plays every game to its end");
}

void add_play(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("play", "A game in the terminal, against a program or a person");
    const auto options = runs(command, status, run_play);
    CLI::Option* const resumed =
        command->add_flag("--resume", options->resume, "Go on with the game of the file");
    CLI::Option* const two = command->add_flag("--two", options->two, "Two persons play at this terminal");
    command->add_option("--rules", options->rules,
                        "A ruleset, or a .toml or .json file of your own (default: " +
                            std::string(ruleset_of_engines().id) + ")");
    command->add_option("--size", options->size, "N or COLSxROWS")->capture_default_str()->excludes(resumed);
    command->add_option("--komi", options->komi, "Points for White (default: what the rules say)")
        ->excludes(resumed);
    command->add_option("--handicap", options->handicap, "Black stones before White's first move")
        ->check(CLI::Range(0, 9))
        ->excludes(resumed);
    command->add_option("--colour,--color", options->color, "Yours: black, white or random")
        ->capture_default_str()
        ->excludes(two);
    CLI::Option* const level =
        command
            ->add_option("--level", options->level,
                         level_help() + " (default: " + std::to_string(usual_level) + ")")
            ->check(CLI::Range(1, static_cast<int>(levels().size())))
            ->excludes(two);
    CLI::Option* const engine =
        command->add_option("--engine", options->engine, "Play against this program, which speaks GTP")
            ->excludes(two)
            ->excludes(level);
    for (CLI::Option* const option : add_sandbox(command, options->sandbox)) option->needs(engine);
    command->add_option(
        "--time", options->time,
        "Clocks: " + std::string(time_control_forms()) + " (default: none, or the resumed game's)");
    command->add_option("--seed", options->seed, "Another number plays other games")
        ->capture_default_str()
        ->check(CLI::Range(0, 2'000'000'000));
    add_threads(command, options->threads);
    CLI::Option* const file =
        command->add_option("--file", options->file, "Where the game is kept after each move")
            ->capture_default_str();
    command->add_flag("--no-save", options->no_save, "Keep no file")->excludes(file);
    command->add_flag("--plain", options->plain, "Sentences without drawings, as a screen reader can follow");
    command->add_flag("--ascii", options->ascii, "Draw in ASCII although the terminal has more");
}

// What a match is played by from its first game on; `resumed` excludes all of it.
void add_terms(CLI::App* command, MatchOptions& options, CLI::Option* resumed) {
    const auto term = [&](const char* name, auto& value, const std::string& about) {
        return command->add_option(name, value, about)->excludes(resumed);
    };
    term("ENGINE", options.engines, "Two command lines of GTP engines; {game} is the game's number");
    term("--rules", options.rules,
         "A ruleset, or a .toml or .json file (default: " + std::string(ruleset_of_engines().id) + ")");
    term("--size", options.size, "9, or COLSxROWS (default: the openings', or 19)");
    term("--komi", options.komi, "Points for White (default: the ruleset's)");
    term("--handicap", options.handicap, "Stones on the star points")->check(CLI::Range(2, 9));
    term("--openings", options.openings, "A record; each of its games is begun with, by both sides");
    term("--colours", options.colors, "alternate, a-black or b-black")
        ->check(CLI::IsMember({"alternate", "a-black", "b-black"}));
    term("--time", options.time, std::string(time_control_forms()) + " (default: none)");
    term("--time-a", options.time_a, "The same for the first engine alone");
    term("--time-b", options.time_b, "The same for the second engine alone");
    term("--clock", options.clock, "What clocks count: wall time, or cpu, the engine's processor time")
        ->check(CLI::IsMember({"wall", "cpu"}));
    term("--grace", options.grace, "Seconds by which a move may be late (default: 1)")
        ->check(number_within(0, 3600));
    term("--longest-move", options.longest_move, "Seconds after which an engine hangs (default: 600)")
        ->check(number_within(0.1, longest_wait));
    term("--most-moves", options.most_moves, "Moves after which a game has no result")
        ->check(CLI::Range(1, 1'000'000));
    term("--dead", options.dead, dead_help());
    term("-o,--out", options.out, "The folder for records, logs and results (default: shinpan-match)");
    term("--memory", options.memory, "MiB that an engine may use; 0: no limit (default: 4096 in the sandbox)")
        ->check(CLI::Range(0, 16'000'000));
    term("--cpu", options.cpu, "Seconds of processor time after which an engine is killed")
        ->check(CLI::Range(1, 100'000'000));
    command->add_flag("--fresh", options.fresh, "Start the engines anew for each game")->excludes(resumed);
    for (CLI::Option* const option : add_sandbox(command, options.sandbox)) option->excludes(resumed);
}

void add_match(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("match", "Let two engines play games, refereed by us");
    const auto options = runs(command, status, run_match);
    CLI::Option* resumed =
        command->add_option("--resume", options->resume, "Go on with the match of this folder");
    add_terms(command, *options, resumed);
    command->add_option("-n,--games", options->games, "How many games in all (default: 100)")
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--jobs", options->jobs, "How many games at a time (default: 1)")
        ->check(CLI::Range(1, 256));
    command
        ->add_option("--sprt", options->sprt, "Stop when it is clear which of two differences of Elo holds")
        ->expected(2)
        ->check(number_within(-most_elo, most_elo));
    command->add_option("--budget", options->budget, "Stop after that time: 90s, 45m, 2h, 1h30m");
    command->add_flag("--json", options->json, "One JSON object a game, and one for the match");
}

void add_estimate(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("estimate", "Who owns what, what is dead, what is open");
    const auto options = runs(command, status, run_estimate);
    add_record(command, *options);
    add_move(command, options->move);
    command->add_option("--rules", options->rules, rules_of_record)->capture_default_str();
    command->add_option("--playouts", options->playouts, "How much work: so many playouts")
        ->capture_default_str()
        ->check(CLI::Range(2, 1000000));
    command->add_flag("--json", options->json, "One JSON object on standard output");
}

void add_diagram(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("diagram", "Draw a position as SVG, PNG or text");
    const auto options = runs(command, status, run_diagram);
    add_record(command, *options);
    add_move(command, options->move);
    command->add_option("--numbers", options->numbers, "Number the moves from this one on")
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("-o,--out", options->out,
                        "The file to write: .svg, .png or .txt (default: to the terminal)");
    command->add_flag("--force", options->force, overwrite);
}

void add_convert(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("convert", "Write a record as clean SGF in UTF-8");
    const auto options = runs(command, status, run_convert);
    command->add_option("IN", options->in, a_record)->required();
    command->add_option("OUT", options->out, "The .sgf to write, or - for standard output")->required();
    command->add_flag("--force", options->force, overwrite);
    command->add_flag("--strict", options->read.strict, "Refuse what would be repaired");
    add_reading(*command, options->read);
}

void add_prove(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("prove", "Prove which stones live and which points are kept");
    const auto options = runs(command, status, run_prove);
    add_record(command, *options);
    command->add_option("-o,--out", options->out, "The certificate to write, for shinpan check");
    add_move(command, options->move);
    command->add_option("--rules", options->rules, rules_of_record)->capture_default_str();
    command->add_option("--nodes", options->nodes, "How much to search for each player")
        ->check(CLI::Range(0L, 100000000L))
        ->capture_default_str();
    command->add_flag("--first", options->first,
                      "Also try who moves first, for each chain that is not proven");
    CLI::Option* chain = command->add_option("--chain", options->chain,
                                             "Only a verdict on the chain of the stone on that point");
    command
        ->add_option("--agreed", options->agreed,
                     "All other stones being agreed on; the dead ones: marks, none, or points such as A1,B2")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->needs(chain);
    command->add_flag("--json", options->json, "One JSON object on standard output");
    command->add_flag("--force", options->force, overwrite);
}

void add_confirm(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("confirm", "Try life and death by hypothetical play");
    const auto options = runs(command, status, run_confirm);
    add_record(command, *options);
    add_move(command, options->move);
    command
        ->add_option("--rules", options->rules,
                     "A ruleset, a .toml or .json file of your own, 'record' for what the record names, or "
                     "'all' for what each makes of it")
        ->capture_default_str();
    command->add_option("--nodes", options->nodes, "With --rules all: what the search for one value may cost")
        ->capture_default_str()
        ->check(CLI::Range(1L, 1'000'000'000L));
    command
        ->add_option("--states", options->states,
                     "For one ruleset: how many situations to look at for a chain, several times")
        ->capture_default_str()
        ->check(CLI::Range(1L, 10'000'000L));
    command->add_flag("--json", options->json, "One JSON object on standard output");
}

void add_solve(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("solve", "Find the exact value of a small board");
    const auto options = runs(command, status, run_solve);
    command->add_option("SIZE", options->size, "COLSxROWS, such as 3x3")->required();
    command->add_option("--rules", options->rules, "A ruleset, or a .toml or .json file of your own")
        ->required();
    command->add_option("--seconds", options->seconds, "Stop after so many and give bounds (default: never)")
        ->check(number_within(0.001, longest_wait));
    command
        ->add_option("--memory", options->memory, "GB for what is found; half as much again while it grows")
        ->capture_default_str()
        ->check(CLI::Range(1, 1024));
    command->add_flag("--json", options->json, "One JSON object on standard output");
}

// An empty text names nothing; it is a slip, as of a variable that a script never set.
void refuse_empty_values(CLI::App& app) {
    const CLI::Validator named(
        [](const std::string& word) { return std::string(word.empty() ? "its value is empty" : ""); }, "");
    for (CLI::Option* option : app.get_options())
        if (option->get_items_expected_max() > 0) option->check(named);
    for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        refuse_empty_values(*command);
}

CommandOption described(const CLI::Option& option) {
    CommandOption plain;
    if (!option.get_lnames().empty()) plain.long_name = option.get_lnames().front();
    if (!option.get_snames().empty()) plain.short_name = option.get_snames().front();
    if (plain.long_name.empty()) plain.positional = option.get_name(true);
    plain.about = option.get_description();
    plain.takes_value = option.get_items_expected_max() > 0;
    plain.required = option.get_required();
    const std::string& name = plain.long_name.empty() ? plain.positional : plain.long_name;
    plain.choices = choices(name, plain.about);
    plain.takes_file = takes_file(name);
    return plain;
}

void describe(const CLI::App& app, const std::string& name, std::vector<Command>& all) {
    Command command{name, app.get_description(), {}, {}};
    for (const CLI::Option* option : app.get_options()) command.options.push_back(described(*option));
    const auto inner = app.get_subcommands([](const CLI::App*) { return true; });
    for (const CLI::App* sub : inner) command.commands.push_back(sub->get_name());
    all.push_back(std::move(command));
    for (const CLI::App* sub : inner) describe(*sub, (name.empty() ? "" : name + " ") + sub->get_name(), all);
}

std::vector<Command> described(const CLI::App& app) {
    std::vector<Command> all;
    describe(app, "", all);
    return all;
}

void add_descriptions_of_itself(CLI::App& app, int& status) {
    auto shell = std::make_shared<std::string>();
    CLI::App* completion = app.add_subcommand("completion", "Print completions for a shell");
    completion->add_option("SHELL", *shell, "bash, zsh or fish")->required();
    completion->callback([shell, &app, &status] { status = run_completion(*shell, described(app)); });

    CLI::App* man = app.add_subcommand("man", "Print the manual page (shinpan man | man -l -)");
    man->callback([&app, &status] { status = run_man(described(app)); });
}

// The command that the line came to, as far as it was understood.
const CLI::App& innermost(const CLI::App& app) {
    const auto parsed = app.get_subcommands();
    return parsed.empty() ? app : innermost(*parsed.front());
}

// "shinpan rules compare".
std::string whole_name(const CLI::App& command) {
    const CLI::App* parent = command.get_parent();
    return (parent == nullptr ? "" : whole_name(*parent) + " ") + command.get_name();
}

std::vector<std::string> commands_of(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(command->get_name());
    return names;
}

std::vector<std::string> options_of(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options())
        if (!option->get_lnames().empty()) names.push_back("--" + option->get_lnames().front());
    return names;
}

std::string unknown(std::string_view kind, const std::string& word, const std::vector<std::string>& known) {
    const std::vector<std::string_view> candidates(known.begin(), known.end());
    std::string text = "there is no " + std::string(kind) + " '" + word + "'";
    if (known.empty()) return text;
    return text + "; the nearest is '" + std::string(nearest(word, candidates)) +
           "'; there are: " + listed(known);
}

std::string in_words(const CLI::App& app, const CLI::ParseError& error) {
    const CLI::App& command = innermost(app);
    const std::string help = "; `" + whole_name(command) + " --help` tells more";
    const auto rest = app.remaining(true);
    const bool unexpected = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError) ||
                            error.get_exit_code() == static_cast<int>(CLI::ExitCodes::RequiredError);
    if (unexpected && !rest.empty()) {
        const std::string& word = rest.front();
        if (word.starts_with("-")) return unknown("option", word, options_of(command)) + help;
        const auto commands = commands_of(command);
        if (!commands.empty()) return unknown("command", word, commands) + help;
        return "'" + word + "' is one argument too many" + help;
    }
    const auto commands = commands_of(command);
    if (unexpected && !commands.empty()) return "a command is missing; there are: " + listed(commands) + help;
    return std::string(error.what()) + help;
}

}  // namespace

int parse_and_run(int argc, char** argv) {
    int status = fine;
    CLI::App app("Shinpan plays, referees and scores the game of Go under every published ruleset.",
                 "shinpan");
    app.set_version_flag("--version", "shinpan " + std::string(version), "Print the version");
    app.require_subcommand(1);
    app.footer(
        "Exit status: 0 fine; 1 some record was refused; 2 wrong usage; 130 interrupted. "
        "docs/cli.md has examples.");
    for (const auto add : {add_referee, add_explain, add_count, add_check, add_rules, add_diagram,
                           add_convert, add_prove, add_confirm, add_solve, add_estimate, add_gtp, add_play,
                           add_match, add_serve, add_descriptions_of_itself})
        add(app, status);
    refuse_empty_values(app);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& asked_for_help_or_version) {
        return app.exit(asked_for_help_or_version);
    } catch (const CLI::ParseError& error) {
        complain(in_words(app, error));
        return wrong_usage;
    }
    return status;
}

}  // namespace shinpan::apps::cli
