// shinpan man: the manual page.
#include "apps/cli/commands.hpp"
#include "apps/cli/described.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/version.hpp"

namespace shinpan::inline apps::cli {
namespace {

// Hyphens and backslashes as roff wants them; a line must not begin with a dot.
std::string roff(std::string_view text) {
    std::string out;
    if (text.starts_with('.') || text.starts_with('\'')) out = "\\&";
    for (char c : text) {
        if (c == '-')
            out += "\\-";
        else if (c == '\\')
            out += "\\e";
        else
            out += c;
    }
    return out;
}

std::string option_item(const CommandOption& option) {
    std::string names;
    if (!option.short_name.empty()) names += "\\fB\\-" + option.short_name + "\\fR, ";
    if (!option.long_name.empty())
        names += "\\fB\\-\\-" + roff(option.long_name) + "\\fR";
    else
        names += "\\fI" + roff(option.positional) + "\\fR";
    if (option.takes_value && !option.long_name.empty()) names += " \\fIVALUE\\fR";
    return ".TP\n" + names + "\n" + roff(option.about) + "\n";
}

std::string page(const std::vector<Command>& commands) {
    std::string text = ".TH SHINPAN 1 \"\" \"shinpan " + std::string(version) + "\"\n.SH NAME\nshinpan \\- " +
                       "play, referee and score the game of Go under every published ruleset\n" +
                       ".SH SYNOPSIS\n\\fBshinpan\\fR \\fICOMMAND\\fR [\\fIARGUMENT\\fR]...\n.SH COMMANDS\n";
    for (const Command& command : commands) {
        if (command.name.empty()) continue;
        text += ".SS \"shinpan " + roff(command.name) + "\"\n" + roff(command.about) + ".\n";
        for (const CommandOption& option : command.options)
            if (option.long_name != "help") text += option_item(option);
    }
    text +=
        ".SH EXIT STATUS\n.TP\n0\nfine\n.TP\n1\nsome record was refused: an illegal move, or it cannot be "
        "read\n"
        ".TP\n2\nwrong usage\n.TP\n130\ninterrupted\n";
    text +=
        ".SH ENVIRONMENT\n.TP\nNO_COLOR\nIf set, no colours are used.\n.TP\nLC_ALL, LC_CTYPE, LANG\n"
        "Where they name no UTF\\-8 locale, text is ASCII.\n";
    return text;
}

}  // namespace

void add_man(const CommandParser& program) {
    program.command("man", "Print the manual page (shinpan man | man -l -)").then([=] {
        return put(page(program.described())) ? fine : refused;
    });
}

}  // namespace shinpan::apps::cli
