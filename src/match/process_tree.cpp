#include "match/process_tree.hpp"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <unistd.h>

namespace shinpan::match {
namespace {

constexpr int deepest = 16;

// To the nanosecond, all threads together.
double own_seconds(int process) {
    clockid_t clock{};
    timespec time{};
    if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Of children that have ended: fields 16 and 17 of stat, the second field of which may hold anything between
// its brackets.
double seconds_of_the_dead(int process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string text;
    if (!std::getline(file, text)) return 0;
    std::istringstream fields(text.substr(std::min(text.size(), text.rfind(')') + 1)));
    std::string skipped;
    for (int field = 3; field < 16; ++field) fields >> skipped;
    double user = 0, system = 0;
    fields >> user >> system;
    return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

std::vector<int> children_of(int process) {
    std::vector<int> children;
    std::error_code error;
    std::filesystem::directory_iterator task("/proc/" + std::to_string(process) + "/task", error);
    for (const std::filesystem::directory_iterator end; !error && task != end; task.increment(error)) {
        std::ifstream file(task->path() / "children");
        for (int child = 0; file >> child;) children.push_back(child);
    }
    return children;
}

double seconds_of(int process, int depth) {
    double seconds = own_seconds(process) + seconds_of_the_dead(process);
    if (depth == deepest) return seconds;
    for (const int child : children_of(process)) seconds += seconds_of(child, depth + 1);
    return seconds;
}

}  // namespace

double cpu_seconds_of_tree(int process) {
    return seconds_of(process, 0);
}

}  // namespace shinpan::match
