#include "apps/load/tally.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <fcntl.h>
#include <unistd.h>

namespace shinpan::inline apps::load {
namespace {

constexpr std::chrono::seconds most_time(1);

}  // namespace

std::chrono::nanoseconds percentile(std::vector<std::chrono::nanoseconds> times, double of_hundred) {
    if (times.empty()) return {};
    const double rank = std::ceil(static_cast<double>(times.size()) * of_hundred / 100) - 1;
    const auto at = times.begin() + static_cast<std::ptrdiff_t>(std::max(0.0, rank));
    std::nth_element(times.begin(), at, times.end());
    return *at;
}

std::vector<std::chrono::nanoseconds> sync_times(const std::string& folder, int count) {
    std::vector<std::chrono::nanoseconds> times;
    const std::string path = folder + "/sync_probe";
    const int file = open(path.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    if (file < 0) return times;
    const std::array<char, 4096> block{};
    const auto end = std::chrono::steady_clock::now() + most_time;
    for (int i = 0; i < count; ++i) {
        const auto before = std::chrono::steady_clock::now();
        if (before > end) break;
        const bool is_written = write(file, block.data(), block.size()) == std::ssize(block);
        if (!is_written || fdatasync(file) != 0) break;
        times.push_back(std::chrono::steady_clock::now() - before);
    }
    close(file);
    unlink(path.c_str());
    return times;
}

}  // namespace shinpan::apps::load
