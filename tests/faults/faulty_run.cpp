#include "faults/faulty_run.hpp"

#include "faults/watched.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace faults {
namespace {

// Half of what the call would write, at the end of its file; how much that was.
std::int64_t write_half(const seccomp_notif& call) {
    const std::string half = memory_of(call, call.data.args[1], call.data.args[2] / 2);
    const int file = open(descriptor_of(call, call.data.args[0]).c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    const ssize_t written = write(file, half.data(), half.size());
    close(file);
    return std::max<std::int64_t>(written, 0);
}

void answer(Fault fault, int number, const seccomp_notif& call, seccomp_notif_resp& response) {
    const bool is_now = number == fault.at, writes = call.data.nr == SYS_write;
    if (is_now && fault.kind == Fault::fails) {
        response.error = -EIO;
    } else if (is_now && fault.kind == Fault::fills && writes && call.data.args[2] > 1) {
        response.val = write_half(call);
    } else if (number >= fault.at && fault.kind == Fault::fills && writes) {
        response.error = -ENOSPC;
    } else {
        response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
    }
    if (is_now && fault.kind == Fault::tears && writes) write_half(call);
    if (is_now && (fault.kind == Fault::tears || fault.kind == Fault::kills))
        kill(static_cast<pid_t>(call.pid), SIGKILL);
}

}  // namespace

std::optional<FaultyRun> faulty_run(Fault fault, const std::function<int()>& body) {
    FaultyRun run;
    const auto status = watched_run(body, [&](const seccomp_notif& call, seccomp_notif_resp& response) {
        answer(fault, ++run.calls, call, response);
    });
    if (!status) return {};
    run.status = *status;
    return run;
}

std::optional<FaultyRun> faulty_program(Fault fault, const std::vector<std::string>& words,
                                        const std::string& out) {
    const Program program(words, out);
    return faulty_run(fault, [&] { return program.run(); });
}

}  // namespace faults
