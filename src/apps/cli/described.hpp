// The program's commands and options as plain data, walked from the parser, for completions and man pages.
//
//   for (const Command& command : commands) ... command.name, command.options ...
#pragma once

#include <string>
#include <vector>

namespace shinpan::inline apps::cli {

struct CommandOption {
    std::string long_name;   // "rules", without dashes; empty for a positional one
    std::string short_name;  // "o"
    std::string positional;  // "FILE"
    std::string about;
    bool takes_value = false;
    bool required = false;
    std::vector<std::string> choices;
    bool takes_file = false;  // besides these
};

// A list of them begins with the program itself, without a name; each command is followed by its own.
struct Command {
    std::string name;  // "rules show"
    std::string about;
    std::vector<CommandOption> options;
    std::vector<std::string> commands;  // the words that may follow
};

}  // namespace shinpan::apps::cli
