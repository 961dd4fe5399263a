// The sandbox of other programs: bubblewrap, a filter of system calls, and limits. docs/match.md says what a
// program within may do.
//
//   auto within = sandboxed({.words = {"/usr/games/gnugo", "--mode", "gtp"}}, {});
//   auto child = Child::start(*within);
#pragma once

#include "base/result.hpp"
#include "engines/process/child.hpp"

#include <optional>
#include <string>
#include <vector>

namespace shinpan::inline engines {

struct SandboxSetup {
    std::vector<std::string> read{};         // files, folders and devices that it may read besides
    std::vector<std::string> environment{};  // names of variables that it gets besides
    int processes = 256;                     // and threads, at most
    int memory_mib = 4096;                   // where its limits name none; 0: as much as there is
    int scratch_mib = 256;                   // of each folder that it may write in, and of each file

    friend bool operator==(const SandboxSetup&, const SandboxSetup&) = default;
};

// The same program in the sandbox. Its words begin with a path. It sees the system's programs and libraries,
// itself, and the files and folders that its words name, behind a '=' too; it writes in /tmp and /dev/shm
// alone, which are its own and go with it. An error where something is missing that this takes, or it would
// see everything.
Result<ChildSetup, std::string> sandboxed(const ChildSetup&, const SandboxSetup&);

// Why no sandbox can be had on this system, and what to do; nothing where it works. Takes a moment: a program
// is run in one.
std::optional<std::string> why_no_sandbox();

}  // namespace shinpan::engines
