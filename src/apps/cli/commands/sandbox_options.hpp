// What engines may do, as options of the commands that start them.
#pragma once

#include "apps/cli/commands.hpp"
#include "engines/process/sandbox.hpp"

#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace shinpan::inline apps::cli {

// The options, which stand for `SandboxOptions` once the command line is read.
std::vector<CLI::Option*> add_sandbox(CLI::App* command, SandboxOptions&);

SandboxSetup sandbox_setup(const SandboxOptions&);

}  // namespace shinpan::apps::cli
