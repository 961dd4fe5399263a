#include "apps/cli/parser.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/nearest.hpp"
#include "base/text.hpp"
#include "base/version.hpp"

#include <CLI/CLI.hpp>

namespace shinpan::inline apps::cli {
namespace {

// An empty text names nothing; it is a slip, as of a variable that a script never set.
void refuse_empty_values(CLI::App& app) {
    const CLI::Validator named(
        [](const std::string& word) { return std::string(word.empty() ? "its value is empty" : ""); }, "");
    for (CLI::Option* option : app.get_options())
        if (option->get_items_expected_max() > 0) option->check(named);
    for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        refuse_empty_values(*command);
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
        "'shinpan man' prints the manual page; docs/cli.md in the sources has examples.");
    const CommandParser program(&app, &status);
    for (const auto add : {add_referee, add_explain,    add_count,      add_check,  add_rules,    add_diagram,
                           add_convert, add_prove,      add_confirm,    add_solve,  add_estimate, add_gtp,
                           add_play,    add_match,      add_serve,      add_backup, add_restore,  add_log,
                           add_admin,   add_tournament, add_completion, add_man})
        add(program);
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
