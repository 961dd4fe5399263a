// Pages that show commands with their output.
#pragma once

#include <string>

namespace cli_test {

// Runs every command that the page shows in blocks that begin with ```console, lines "$ ./run ARGUMENTS" or
// "$ shinpan ARGUMENTS", and checks that it prints what stands below. How many there are.
int run_what_is_shown(const std::string& page);

}  // namespace cli_test
