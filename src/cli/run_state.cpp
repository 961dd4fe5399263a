#include "cli/run_state.hpp"

#include "cli/files.hpp"

#include <cstdio>
#include <filesystem>
#include <sstream>

namespace shinpan::cli {
namespace {

constexpr std::string_view heading = "shinpan run ";

BadInput bad(int line, std::string what) {
    return {line, 0, std::move(what)};
}

}  // namespace

Result<RunState, BadInput> RunState::open(const std::string& path, const std::string& run) {
    RunState state(path);
    std::error_code error;
    if (!std::filesystem::exists(path, error)) {
        if (!state.append(std::string(heading) + run)) return failure(bad(0, "cannot be written"));
        return state;
    }
    const auto text = read_file(path);
    if (!text) return failure(text.error());
    std::istringstream lines(*text);
    std::string line;
    if (!std::getline(lines, line) || line != std::string(heading) + run)
        return failure(bad(1, "belongs to another run; remove it, or name another file with --state"));
    for (int number = 2; std::getline(lines, line); ++number) {
        const bool refused = line.starts_with("refused ");
        if (!refused && !line.starts_with("ok "))
            return failure(bad(number, "is no line of a run; remove the file"));
        state.done_.insert(line.substr(line.find(' ') + 1));
        state.any_refused_ = state.any_refused_ || refused;
    }
    return state;
}

bool RunState::append(const std::string& line) const {
    std::FILE* file = std::fopen(path_.c_str(), "ab");
    if (file == nullptr) return false;
    const bool written = std::fputs((line + "\n").c_str(), file) >= 0;
    return std::fclose(file) == 0 && written;
}

bool RunState::add(const std::string& file, bool refused) {
    any_refused_ = any_refused_ || refused;
    return append((refused ? "refused " : "ok ") + file);
}

void RunState::remove() {
    std::remove(path_.c_str());
}

}  // namespace shinpan::cli
