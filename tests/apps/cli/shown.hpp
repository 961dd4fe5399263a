// Pages that show commands with their output.
#pragma once

#include <string>

namespace cli_test {

// Runs every command that the page shows in blocks that begin with ```console, lines "$ ./run ARGUMENTS" or
// "$ shinpan ARGUMENTS", and checks that it prints what stands below. How many there are.
// Those that ask for a hundred thousand nodes or more are skipped unless SHINPAN_SLOW is set.
// `environment` stands before each command; what both texts become by `plain` is compared.
int run_what_is_shown(const std::string& page, const std::string& environment = "",
                      std::string (*plain)(const std::string&) = nullptr);

}  // namespace cli_test
