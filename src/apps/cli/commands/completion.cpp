// shinpan completion: completions for bash, zsh and fish.
#include "apps/cli/commands.hpp"
#include "apps/cli/described.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/text.hpp"

namespace shinpan::inline apps::cli {
namespace {

// In single quotes, for a shell.
std::string shell_quoted(std::string_view text) {
    std::string out = "'";
    for (char c : text) out += c == '\'' ? "'\\''" : std::string{c};
    return out + "'";
}

// The words that may follow a command: its commands, its options, and what its arguments can be.
std::vector<std::string> words_after(const Command& command) {
    std::vector<std::string> words = command.commands;
    for (const CommandOption& option : command.options) {
        if (!option.long_name.empty())
            words.push_back("--" + option.long_name);
        else
            words.insert(words.end(), option.choices.begin(), option.choices.end());
    }
    return words;
}

std::string bash(const std::vector<Command>& commands) {
    std::string text =
        "_shinpan() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[$((COMP_CWORD-1))]} command= w\n"
        "    for w in \"${COMP_WORDS[@]:1:$((COMP_CWORD-1))}\"; do\n"
        "        case \"$command $w\" in\n";
    for (const Command& command : commands)
        if (!command.name.empty()) {
            const auto blank = command.name.rfind(' ');
            const std::string pattern = blank == std::string::npos ? " " + command.name : command.name;
            text += "        " + shell_quoted(pattern) + ") command=" + shell_quoted(command.name) + " ;;\n";
        }
    text += "        esac\n    done\n    case \"$command $before\" in\n";
    for (const Command& command : commands)
        for (const CommandOption& option : command.options)
            if (option.takes_value && !option.choices.empty() && !option.long_name.empty())
                text += "    " + shell_quoted(command.name + " --" + option.long_name) +
                        ") COMPREPLY=($(compgen -W " + shell_quoted(listed(option.choices, " ")) +
                        (option.takes_file ? " -f" : "") + " -- \"$word\")); return ;;\n";
    text += "    esac\n    case \"$command\" in\n";
    for (const Command& command : commands)
        text += "    " + shell_quoted(command.name) + ") COMPREPLY=($(compgen -W " +
                shell_quoted(listed(words_after(command), " ")) + " -f -- \"$word\")) ;;\n";
    return text + "    esac\n}\ncomplete -o filenames -F _shinpan shinpan\n";
}

// zsh reads the same function through bashcompinit. A file that zsh loads at the first completion has to
// answer that one too.
std::string zsh(const std::vector<Command>& commands) {
    return "#compdef shinpan\nautoload -U +X bashcompinit && bashcompinit\n" + bash(commands) +
           "if [ \"${funcstack[1]}\" = _shinpan ]; then _bash_complete -o filenames -F _shinpan; fi\n";
}

std::string fish_condition(const std::string& command) {
    if (command.empty()) return "__fish_use_subcommand";
    const auto blank = command.find(' ');
    std::string text = "__fish_seen_subcommand_from " + command.substr(0, blank);
    if (blank != std::string::npos) text += "; and __fish_seen_subcommand_from " + command.substr(blank + 1);
    return text;
}

std::string fish(const std::vector<Command>& commands) {
    std::string text;
    for (const Command& command : commands) {
        const std::string begin = "complete -c shinpan -n " + shell_quoted(fish_condition(command.name));
        for (const std::string& word : command.commands) text += begin + " -a " + word + "\n";
        for (const CommandOption& option : command.options) {
            std::string line = begin;
            if (!option.long_name.empty()) line += " -l " + option.long_name;
            if (!option.short_name.empty()) line += " -s " + option.short_name;
            if (option.takes_value && !option.long_name.empty()) line += " -r";
            if (!option.choices.empty())
                line += (option.takes_file ? " -a " : " -f -a ") + shell_quoted(listed(option.choices, " "));
            if (option.long_name.empty() && option.choices.empty()) continue;
            text += line + " -d " + shell_quoted(option.about) + "\n";
        }
    }
    return text;
}

int run_completion(const std::string& shell, const std::vector<Command>& commands) {
    if (shell == "bash") return put(bash(commands)) ? fine : refused;
    if (shell == "zsh") return put(zsh(commands)) ? fine : refused;
    if (shell == "fish") return put(fish(commands)) ? fine : refused;
    complain("there is no completion for '" + shell + "'; there are: bash, zsh, fish");
    return wrong_usage;
}

}  // namespace

void add_completion(const CommandParser& program) {
    const CommandParser command = program.command("completion", "Print completions for a shell");
    const auto shell = std::make_shared<std::string>();
    command.option("SHELL", *shell, "bash, zsh or fish").required();
    command.then([=] { return run_completion(*shell, program.described()); });
}

}  // namespace shinpan::apps::cli
