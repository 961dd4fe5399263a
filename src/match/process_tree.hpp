// The processor time of a process and of those that it has started.
#pragma once

namespace shinpan::match {

// Seconds, of processes that run or whose parents have waited for them; 0 where there is no such process.
double cpu_seconds_of_tree(int process);

}  // namespace shinpan::match
