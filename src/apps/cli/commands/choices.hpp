// The words that an option can have, for shell completions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline apps::cli {

// Of an option by its name without dashes, and what its help says; empty where anything goes.
std::vector<std::string> choices(std::string_view option, std::string_view about);

// Can its value be a file as well?
bool takes_file(std::string_view option);

}  // namespace shinpan::apps::cli
