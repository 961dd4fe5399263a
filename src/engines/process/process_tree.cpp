#include "engines/process/process_tree.hpp"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>

namespace shinpan::inline engines {
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

template <class Amount>
double sum_of_tree(int process, Amount amount, int depth = 0) {
    double sum = amount(process);
    if (depth == deepest) return sum;
    for (const int child : children_of(process)) sum += sum_of_tree(child, amount, depth + 1);
    return sum;
}

// In MiB: the numbers behind these words in a file of /proc, which are in kB.
double numbers_behind(std::initializer_list<std::string_view> words, int process, const char* name) {
    std::ifstream file("/proc/" + std::to_string(process) + "/" + name);
    double sum = 0;
    for (std::string line; std::getline(file, line);) {
        const std::size_t end = std::min(line.find(':'), line.size());
        if (std::find(words.begin(), words.end(), std::string_view(line).substr(0, end)) != words.end())
            sum += std::atof(line.c_str() + std::min(end + 1, line.size()));
    }
    return sum / 1024;
}

double own_memory(int process) {
    return numbers_behind({"RssAnon", "RssShmem", "VmSwap"}, process, "status");
}

// Takes a while where much is held.
double share_of_memory(int process) {
    const double share = numbers_behind({"Pss_Anon", "Pss_Shmem", "SwapPss"}, process, "smaps_rollup");
    return share > 0 ? share : own_memory(process);
}

}  // namespace

double cpu_seconds_of_tree(int process) {
    return sum_of_tree(process, [](int one) { return own_seconds(one) + seconds_of_the_dead(one); });
}

double memory_at_most(int process) { return sum_of_tree(process, own_memory); }

double memory_of_tree(int process) { return sum_of_tree(process, share_of_memory); }

}  // namespace shinpan::engines
