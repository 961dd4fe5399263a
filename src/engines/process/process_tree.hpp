// The processor time and memory of a process and of those that it has started.
#pragma once

namespace shinpan::inline engines {

// Seconds, of processes that run or whose parents have waited for them; 0 where there is no such process.
double cpu_seconds_of_tree(int process);

// MiB that they hold together, swapped or not; files that are mapped do not count. What several of them
// share counts for each of them in the first, which is soon found, and once in the second, as far as the
// system tells.
double memory_at_most(int process);
double memory_of_tree(int process);

}  // namespace shinpan::engines
