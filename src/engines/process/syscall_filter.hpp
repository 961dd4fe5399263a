// The system calls that no engine needs, refused by the kernel: a program of its packet filter, as
// seccomp(2) takes it.
//
//   write(descriptor, syscall_filter())          // bwrap --seccomp DESCRIPTOR
#pragma once

#include <string>

namespace shinpan::inline engines {

// Refused with EPERM: mounts and namespaces, other processes' memory, keys, modules and programs of the
// kernel, clocks, swap, quotas, performance counters, io_uring, userfaultfd and what types on a terminal.
// Sockets are of this machine's kinds and of the internet's. Calls of another kind of processor kill the
// program. Empty where the filter does not know this machine's processor.
std::string syscall_filter();

}  // namespace shinpan::engines
