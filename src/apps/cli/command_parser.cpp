#include "apps/cli/command_parser.hpp"

#include "apps/cli/commands/choices.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/decimal.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>

namespace shinpan::inline apps::cli {
namespace {

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

// The options that have a name, but for those of every command.
std::vector<CLI::Option*> configurable(CLI::App& command) {
    std::vector<CLI::Option*> all;
    for (CLI::Option* option : command.get_options())
        if (const auto& names = option->get_lnames();
            !names.empty() && names.front() != "help" && !names.front().ends_with("config"))
            all.push_back(option);
    return all;
}

// "BEHIND_PROXY" of --behind-proxy.
std::string variable_of(const CLI::Option& option) {
    std::string name = option.get_lnames().front();
    for (char& letter : name)
        letter = letter == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return name;
}

void take_from_file(CLI::App& command, const std::string& path) {
    const auto all = configurable(command);
    std::vector<CLI::Option*> open;
    std::copy_if(all.begin(), all.end(), std::back_inserter(open),
                 [](auto* one) { return one->count() == 0; });
    for (const CLI::ConfigItem& item : CLI::ConfigINI().from_file(path)) {
        const auto is_it = [&](const CLI::Option* one) { return one->get_lnames().front() == item.name; };
        if (std::none_of(all.begin(), all.end(), is_it))
            throw CLI::ConfigError(path + ": there is no option '" + item.fullname() + "'");
        for (const std::string& value : item.inputs) {
            const auto found = std::find_if(open.begin(), open.end(), is_it);
            if (found == open.end()) continue;
            const bool is_flag = (*found)->get_items_expected_max() == 0;
            (*found)->add_result(is_flag ? (*found)->get_flag_value(item.name, value) : value);
        }
    }
    for (CLI::Option* option : open)
        if (option->count() > 0) option->run_callback();
}

// What is not set stands as a comment.
std::string configuration(CLI::App& command) {
    std::string text;
    for (const CLI::Option* option : configurable(command)) {
        const std::string& name = option->get_lnames().front();
        for (const std::string& value : option->results()) text += name + " = " + value + "\n";
        if (!option->empty()) continue;
        const std::string usual = option->get_default_str();
        text += (usual.empty() ? "# " + name + " =" : name + " = " + usual) + "\n";
    }
    return text;
}

}  // namespace

const OptionParser& OptionParser::required() const {
    option_->required();
    return *this;
}

const OptionParser& OptionParser::shows_default() const {
    option_->capture_default_str();
    return *this;
}

const OptionParser& OptionParser::excludes(const OptionParser& other) const {
    option_->excludes(other.option_);
    return *this;
}

const OptionParser& OptionParser::needs(const OptionParser& other) const {
    option_->needs(other.option_);
    return *this;
}

const OptionParser& OptionParser::whole_number(long low, long high) const {
    option_->check(CLI::Range(low, high));
    return *this;
}

// The library's own range takes what is no number (nan) for one in it.
const OptionParser& OptionParser::number(double low, double high) const {
    const std::string range = short_decimal(low, 3) + " to " + short_decimal(high, 3);
    const auto check = [=](const std::string& word) -> std::string {
        double value = 0;
        if (CLI::detail::lexical_cast(word, value) && low <= value && value <= high) return {};
        return "'" + word + "' is not a number from " + range;
    };
    return checked(check, range);
}

const OptionParser& OptionParser::one_of(const std::vector<std::string>& words) const {
    option_->check(CLI::IsMember(words));
    return *this;
}

const OptionParser& OptionParser::checked(const ValueCheck& check, const std::string& kind) const {
    option_->check(CLI::Validator(check, kind, kind));
    return *this;
}

const OptionParser& OptionParser::values(int least, int most) const {
    option_->expected(least, most);
    return *this;
}

// Help says "ID..." of it; of a limit it would say "ID(2x)".
const OptionParser& OptionParser::at_least(int least) const {
    option_->expected(least, -1);
    return *this;
}

const OptionParser& OptionParser::one_value_each_time() const {
    option_->allow_extra_args(false);
    return *this;
}

const OptionParser& OptionParser::separated_by(char separator) const {
    option_->delimiter(separator);
    return *this;
}

CommandParser CommandParser::command(const std::string& name, const std::string& about) const {
    return {command_->add_subcommand(name, about), status_};
}

void CommandParser::one_command_at_most() const { command_->require_subcommand(0, 1); }

void CommandParser::one_command_exactly() const { command_->require_subcommand(1); }

bool CommandParser::was_named() const { return command_->parsed(); }

template <class T>
OptionParser CommandParser::option(const std::string& name, T& value, const std::string& about) const {
    return OptionParser(command_->add_option(name, value, about));
}

template OptionParser CommandParser::option(const std::string&, std::string&, const std::string&) const;
template OptionParser CommandParser::option(const std::string&, int&, const std::string&) const;
template OptionParser CommandParser::option(const std::string&, long&, const std::string&) const;
template OptionParser CommandParser::option(const std::string&, double&, const std::string&) const;
template OptionParser CommandParser::option(const std::string&, std::optional<int>&,
                                            const std::string&) const;
template OptionParser CommandParser::option(const std::string&, std::vector<std::string>&,
                                            const std::string&) const;
template OptionParser CommandParser::option(const std::string&, std::vector<double>&,
                                            const std::string&) const;

OptionParser CommandParser::option_taken(const std::string& name, const std::function<void(int)>& take,
                                         const std::string& about) const {
    return OptionParser(command_->add_option_function<int>(name, take, about));
}

OptionParser CommandParser::flag(const std::string& name, bool& value, const std::string& about) const {
    return OptionParser(command_->add_flag(name, value, about));
}

void CommandParser::then(std::function<int()> run) const {
    command_->callback([status = status_, run = std::move(run)] { *status = run(); });
}

void CommandParser::then_alone(std::function<int()> run) const {
    command_->callback([command = command_, status = status_, run = std::move(run)] {
        if (command->get_subcommands().empty()) *status = run();
    });
}

void CommandParser::then_configured(const std::string& prefix, std::function<int()> run) const {
    for (CLI::Option* option : configurable(*command_)) option->envname(prefix + variable_of(*option));
    const auto file = std::make_shared<std::string>();
    const auto prints = std::make_shared<bool>(false);
    command_->add_option("--config", *file,
                         "Take options that are not given from this file: lines `key = value`");
    command_->add_flag("--print-config", *prints, "Print all options as such a file, and do no more");
    then([command = command_, file, prints, run = std::move(run)] {
        if (!file->empty()) take_from_file(*command, *file);
        if (!*prints) return run();
        return put(configuration(*command)) ? fine : refused;
    });
}

std::vector<Command> CommandParser::described() const {
    std::vector<Command> all;
    describe(*command_, "", all);
    return all;
}

}  // namespace shinpan::apps::cli
