// Options that several commands have, with the same words in each. What they fill must live as long as the
// command.
#pragma once

#include "apps/cli/command_parser.hpp"
#include "apps/cli/files/game_file.hpp"

#include <optional>
#include <string>

namespace shinpan::inline apps::cli {

inline constexpr double longest_wait = 1e6;  // seconds: more than eleven days
inline constexpr const char* a_record = "A record, or - for standard input";

// How records are read.
void add_reading(const CommandParser& command, ReadHow&);

// Which game of a file, and which move of it.
void add_game(const CommandParser& command, int& game);
void add_move(const CommandParser& command, std::optional<int>& move);

// One game of a file: FILE, which game of it, and how it is read.
template <class Options>
void add_record(const CommandParser& command, Options& options) {
    command.option("FILE", options.path, a_record).required();
    add_game(command, options.game);
    add_reading(command, options.read);
}

// The ruleset, "record" for what the record names.
void add_rules_of_record(const CommandParser& command, std::string& rules);

void add_force(const CommandParser& command, bool& force);
void add_json(const CommandParser& command, bool& json);

// How the bot plays. `level_help` tells what levels there are.
std::string level_help();
OptionParser add_level(const CommandParser& command, int& level, const std::string& about);
void add_seed(const CommandParser& command, int& seed);
void add_threads(const CommandParser& command, int& threads);

}  // namespace shinpan::apps::cli
