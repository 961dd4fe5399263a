// A process that asks us before each call that opens, makes, changes, names or makes sure of a file.
//
//   watched_run([] { return write_everything() ? 0 : 1; },
//               [](const seccomp_notif& call, seccomp_notif_resp& answer) { answer.error = -EIO; });
//
// Linux, by a filter of system calls.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <linux/seccomp.h>

namespace faults {

// The answer says what the call gives, unless SECCOMP_USER_NOTIF_FLAG_CONTINUE has it carried out.
using Asked = std::function<void(const seccomp_notif&, seccomp_notif_resp&)>;

// Runs the body in a process of its own, which ends with what it gives: its status, -1 where a signal ended
// it. Nothing where the system cannot ask.
std::optional<int> watched_run(const std::function<int()>& body, const Asked&);

// A program as the body of such a process: what it says is appended to a file, its errors are lost.
class Program {
public:
    Program(const std::vector<std::string>& words, const std::string& out);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    int run() const;  // in place of the process that calls it

private:
    std::vector<std::string> words_;
    int out_, nowhere_;  // opened before anybody watches
};

// Of the process that asks: bytes of its memory, fewer where it has no more, and the path of a descriptor.
std::string memory_of(const seccomp_notif&, std::uint64_t at, std::size_t length);
std::string descriptor_of(const seccomp_notif&, std::uint64_t descriptor);

}  // namespace faults
