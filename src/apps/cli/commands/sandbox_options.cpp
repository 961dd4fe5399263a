#include "apps/cli/commands/sandbox_options.hpp"

#include <CLI/CLI.hpp>

namespace shinpan::inline apps::cli {

std::vector<CLI::Option*> add_sandbox(CLI::App* command, SandboxOptions& options) {
    return {
        command->add_flag("--no-sandbox", options.none, "Let engines do all that you may do"),
        command->add_option("--read", options.read, "A file, folder or device that engines may read, too")
            ->allow_extra_args(false),
        command->add_option("--env", options.environment, "A variable that engines get, too: its name")
            ->allow_extra_args(false),
        command->add_option("--processes", options.processes, "Processes and threads of an engine")
            ->check(CLI::Range(8, 1'000'000)),
        command->add_option("--scratch", options.scratch, "MiB that an engine may write in its own /tmp")
            ->check(CLI::Range(1, 1'000'000)),
    };
}

SandboxSetup sandbox_setup(const SandboxOptions& options) {
    SandboxSetup setup{.read = options.read, .environment = options.environment};
    if (options.processes > 0) setup.processes = options.processes;
    if (options.scratch > 0) setup.scratch_mib = options.scratch;
    return setup;
}

}  // namespace shinpan::apps::cli
