#include "apps/cli/files/run_state.hpp"

#include "apps/cli/files/files.hpp"
#include "formats/files/durable.hpp"

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <functional>
#include <string_view>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace shinpan::inline apps::cli {
namespace {

constexpr std::string_view heading = "shinpan run ";

RunState::Error another(int line, std::string what) { return {{line, 0, std::move(what)}}; }

RunState::Error not_written() {
    return {{0, 0, "cannot be written (" + std::string(std::strerror(errno)) + ")"}, true};
}

// Where output goes on; -1 where that cannot be told.
off_t length_of(const Output& output) {
    struct stat file {};
    if (!output.appends) return ::lseek(output.descriptor, 0, SEEK_CUR);
    return ::fstat(output.descriptor, &file) == 0 ? file.st_size : -1;
}

bool cut(const Output& output, off_t length) {
    return ::ftruncate(output.descriptor, length) == 0 &&
           (output.appends || ::lseek(output.descriptor, length, SEEK_SET) == length);
}

// A file system that cannot do so keeps what it can.
bool is_on_disk(const Output& output) { return ::fdatasync(output.descriptor) == 0 || errno == EINVAL; }

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

// The time of its making tells it from a later file that got the same number.
std::optional<Output> output_at(int descriptor) {
    struct statx file {};
    constexpr unsigned wanted = STATX_TYPE | STATX_INO | STATX_BTIME;
    const bool is_known = ::statx(descriptor, "", AT_EMPTY_PATH, wanted, &file) == 0;
    if (!is_known || !S_ISREG(file.stx_mode)) return {};
    const std::string name = std::to_string(makedev(file.stx_dev_major, file.stx_dev_minor)) + "." +
                             std::to_string(file.stx_ino) + "." + std::to_string(file.stx_btime.tv_sec) +
                             "." + std::to_string(file.stx_btime.tv_nsec);
    return Output{descriptor, name, (::fcntl(descriptor, F_GETFL) & O_APPEND) != 0};
}

// Nothing where it is no line of a run.
std::optional<RunState::Line> RunState::line_in(std::string_view text) {
    const std::string_view word = text.substr(0, text.find(' '));
    const std::string_view kind = word.substr(0, word.find('@'));
    Line line{.kind = std::string(kind)};
    const bool is_known = kind == "ok" || kind == "refused" || kind == "begun" || kind == "complete";
    if (!is_known || word.size() == text.size()) return {};
    line.path = unescaped(text.substr(word.size() + 1));
    if (kind.size() == word.size()) return line;
    const std::string_view place = word.substr(kind.size() + 1);
    const std::size_t colon = place.find(':');
    if (colon == std::string_view::npos) return {};
    line.output = std::string(place.substr(0, colon));
    const char* const end = place.data() + place.size();
    const auto read = std::from_chars(place.data() + colon + 1, end, line.length);
    if (read.ec != std::errc{} || read.ptr != end || line.length < 0) return {};
    return line;
}

std::string RunState::to_text(const Line& line) {
    const std::string place =
        line.output.empty() ? "" : "@" + line.output + ":" + std::to_string(line.length);
    return line.kind + place + " " + escaped(line.path) + "\n";
}

Result<RunState, RunState::Error> RunState::open(const std::string& path, const std::string& run,
                                                 std::optional<Output> output) {
    if (output && length_of(*output) < 0) output.reset();
    RunState state(path, std::move(output));
    const std::string first = escaped(std::string(heading) + run) + "\n";
    std::string text;
    if (std::error_code error; std::filesystem::exists(path, error)) {
        auto read = read_file(path);
        if (!read) return failure(Error{read.error(), true});
        text = *std::move(read);
    }
    const bool is_begun = text.size() < first.size() && first.starts_with(text);
    if (!is_begun && !text.starts_with(first))
        return failure(another(1, "belongs to another run; remove it, or name another file with --state"));
    if (!is_begun)
        if (const auto read = state.read(std::string_view(text).substr(first.size())); !read)
            return failure(read.error());
    if (const auto done = state.go_on(first); !done) return failure(done.error());
    return state;
}

// A line that was being written has no end, and does not count.
Result<void, RunState::Error> RunState::read(std::string_view text) {
    for (int number = 2; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) break;
        auto line = line_in(text.substr(0, end));
        if (!line) return failure(another(number, "is not a line of a run; remove the file"));
        lines_.push_back(*std::move(line));
        text.remove_prefix(end + 1);
    }
    return {};
}

// The state is written before the output is cut: killed in between, the next run cuts it.
Result<void, RunState::Error> RunState::go_on(const std::string& first) {
    const off_t length = output_ ? length_of(*output_) : 0;
    const auto is_last_at = [&](auto compare) {
        return !lines_.empty() && is_of_output(lines_.back()) && compare(lines_.back().length, length);
    };
    if (!lines_.empty() && lines_.back().kind == "complete") {
        was_complete_ = is_last_at(std::equal_to<>());
        if (!was_complete_) lines_.clear();
    }
    while (is_last_at(std::greater<>())) lines_.pop_back();
    const bool goes_on = is_last_at(std::less_equal<>());
    if (output_ && !goes_on) lines_.push_back(line_now("begun"));
    std::string text = first;
    for (const Line& line : lines_) {
        text += to_text(line);
        const bool is_refused = line.kind == "refused";
        any_refused_ = any_refused_ || is_refused;
        if (is_refused || line.kind == "ok") ++done_[line.path];
    }
    if (was_complete_) return {};
    if (!disk::replace_file(path_, text)) return failure(not_written());
    if (goes_on && lines_.back().length < length && !cut(*output_, lines_.back().length))
        return failure(
            Error{{0, 0, "the output cannot be cut (" + std::string(std::strerror(errno)) + ")"}, true});
    return {};
}

bool RunState::take_done(const std::string& file) {
    const auto found = done_.find(file);
    if (found == done_.end() || found->second == 0) return false;
    --found->second;
    return true;
}

RunState::Line RunState::line_now(std::string kind, const std::string& path) const {
    Line line{.kind = std::move(kind), .path = path};
    if (!output_) return line;
    line.output = output_->file;
    line.length = length_of(*output_);
    return line;
}

bool RunState::append(const Line& line) const {
    return (!output_ || is_on_disk(*output_)) && disk::append_to_file(path_, to_text(line));
}

bool RunState::add(const std::string& file, bool refused) {
    any_refused_ = any_refused_ || refused;
    return append(line_now(refused ? "refused" : "ok", file));
}

bool RunState::complete() {
    if (was_complete_) return true;
    if (output_ && output_->appends) return append(line_now("complete"));
    return std::remove(path_.c_str()) == 0;
}

}  // namespace shinpan::apps::cli
