// Files: which ones an argument names, reading them, and writing without overwriting.
//
//   auto files = files_named("games");        // every record in the folder, by name
//   auto text = read_file("game.sgf");
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <string>
#include <vector>

namespace shinpan::cli {

// "-" stands for standard input.
inline constexpr const char* standard_input = "-";

// The file itself; of a folder every record in it and in its folders, sorted by path. An error where it does
// not exist, or is a folder without a record.
Result<std::vector<std::string>, BadInput> files_named(const std::string& path);

// The whole content.
Result<std::string, BadInput> read_file(const std::string& path);

// Refuses to overwrite unless `force`, which is then advised: for commands that have the option. A file
// appears whole or not at all.
Result<void, BadInput> write_file(const std::string& path, const std::string& content, bool force);

// Never overwrites: for who cannot ask for it.
Result<void, BadInput> write_new_file(const std::string& path, const std::string& content);

}  // namespace shinpan::cli
