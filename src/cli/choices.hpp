// The words that an option can have, for shell completions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::cli {

// Of an option by its name without dashes; empty where anything goes.
std::vector<std::string> choices(std::string_view option);

}  // namespace shinpan::cli
