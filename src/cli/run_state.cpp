#include "cli/run_state.hpp"

#include "cli/files.hpp"
#include "disk/durable.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <string_view>

#include <unistd.h>

namespace shinpan::cli {
namespace {

constexpr std::string_view heading = "shinpan run ";

BadInput bad(int line, std::string what) {
    return {line, 0, std::move(what)};
}

BadInput not_written() {
    return bad(0, "cannot be written (" + std::string(std::strerror(errno)) + ")");
}

// A name may hold the end of a line, which would end ours.
std::string escaped(std::string_view text) {
    std::string line;
    for (const char c : text) {
        if (c == '\n')
            line += "\\n";
        else if (c == '\\')
            line += "\\\\";
        else
            line += c;
    }
    return line;
}

std::string unescaped(std::string_view line) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool is_escape = line[i] == '\\' && i + 1 < line.size();
        if (is_escape) ++i;
        text += is_escape && line[i] == 'n' ? '\n' : line[i];
    }
    return text;
}

}  // namespace

Result<RunState, BadInput> RunState::open(const std::string& path, const std::string& run) {
    RunState state(path);
    const std::string first = escaped(std::string(heading) + run) + "\n";
    std::string text;
    if (std::error_code error; std::filesystem::exists(path, error)) {
        auto read = read_file(path);
        if (!read) return failure(read.error());
        text = *std::move(read);
    }
    const bool is_begun = text.size() < first.size() && first.starts_with(text);
    if (!is_begun && !text.starts_with(first))
        return failure(bad(1, "belongs to another run; remove it, or name another file with --state"));
    const auto done = is_begun ? state.begin(first) : state.go_on(text, first.size());
    if (!done) return failure(done.error());
    return state;
}

Result<void, BadInput> RunState::begin(const std::string& first) const {
    if (!disk::replace_file(path_, first)) return failure(not_written());
    return {};
}

Result<void, BadInput> RunState::go_on(std::string_view text, std::size_t at) {
    for (int number = 2; at < text.size(); ++number) {
        const std::size_t end = text.find('\n', at);
        if (end == std::string_view::npos) break;
        const std::string_view line = text.substr(at, end - at);
        const bool refused = line.starts_with("refused ");
        if (!refused && !line.starts_with("ok "))
            return failure(bad(number, "is no line of a run; remove the file"));
        done_.insert(unescaped(line.substr(line.find(' ') + 1)));
        any_refused_ = any_refused_ || refused;
        at = end + 1;
    }
    if (at < text.size() && ::truncate(path_.c_str(), static_cast<off_t>(at)) != 0)
        return failure(not_written());
    return {};
}

bool RunState::add(const std::string& file, bool refused) {
    any_refused_ = any_refused_ || refused;
    return disk::append_to_file(path_, (refused ? "refused " : "ok ") + escaped(file) + "\n");
}

void RunState::remove() {
    std::remove(path_.c_str());
}

}  // namespace shinpan::cli
