#include "apps/cli/commands/sandbox_options.hpp"

namespace shinpan::inline apps::cli {

std::vector<OptionParser> add_sandbox(const CommandParser& command, SandboxOptions& options) {
    return {
        command.flag("--no-sandbox", options.none, "Run engines without a sandbox, with all your own rights"),
        command.option("--read", options.read, "A file, folder or device that engines may read, too")
            .one_value_each_time(),
        command.option("--env", options.environment, "A variable that engines get, too: its name")
            .one_value_each_time(),
        command.option("--processes", options.processes, "Processes and threads of an engine")
            .whole_number(8, 1'000'000),
        command.option("--scratch", options.scratch, "MiB that an engine may write in its own /tmp")
            .whole_number(1, 1'000'000),
    };
}

SandboxSetup sandbox_setup(const SandboxOptions& options) {
    SandboxSetup setup{.read = options.read, .environment = options.environment};
    if (options.processes > 0) setup.processes = options.processes;
    if (options.scratch > 0) setup.scratch_mib = options.scratch;
    return setup;
}

}  // namespace shinpan::apps::cli
