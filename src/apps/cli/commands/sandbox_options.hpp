// What engines may do, as options of the commands that start them.
#pragma once

#include "apps/cli/command_parser.hpp"
#include "engines/process/sandbox.hpp"

#include <string>
#include <vector>

namespace shinpan::inline apps::cli {

struct SandboxOptions {
    bool none = false;
    std::vector<std::string> read;         // files, folders and devices
    std::vector<std::string> environment;  // names of variables
    int processes = 0, scratch = 0;        // scratch in MiB; 0: what is usual
};

// The options, which stand for `SandboxOptions` once the command line is read.
std::vector<OptionParser> add_sandbox(const CommandParser& command, SandboxOptions&);

SandboxSetup sandbox_setup(const SandboxOptions&);

}  // namespace shinpan::apps::cli
