// A process of which one call that changes files fails, or in whose midst it is killed: each call in turn.
//
//   for (int at = 1;; ++at) {
//       const auto run = faulty_run({at, Fault::kills}, [] { return write_everything() ? 0 : 1; });
//       if (run.calls < at) break;
//   }
//
// Linux, by a filter of system calls that asks us before each of them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace faults {

struct Fault {
    // The call fails (EIO); the process is killed before it; half of what it writes is written, and then the
    // process is killed, or the disk is full (ENOSPC) from then on.
    enum Kind { fails, kills, tears, fills };
    int at;  // the number of the call, from 1
    Kind kind;
};

inline constexpr Fault::Kind every_kind[]{Fault::fails, Fault::kills, Fault::tears, Fault::fills};

struct FaultyRun {
    int calls = 0;   // that it made
    int status = 0;  // of its exit; -1: it was killed
};

// Runs the body in a process of its own, which ends with what it gives. Nothing where the system cannot ask.
std::optional<FaultyRun> faulty_run(Fault, const std::function<int()>& body);

// The same for a program: with `out` as its standard output, which is appended to.
std::optional<FaultyRun> faulty_program(Fault, const std::vector<std::string>& words, const std::string& out);

}  // namespace faults
