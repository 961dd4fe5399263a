#include "apps/cli/files/files.hpp"

#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/text.hpp"
#include "formats/files/durable.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace shinpan::inline apps::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 6> record_endings{".sgf", ".gib", ".ngf", ".ugf", ".ugi", ".ugz"};

bool is_record(const fs::path& path) {
    const std::string ending = lower(path.extension().string());
    return std::find(record_endings.begin(), record_endings.end(), ending) != record_endings.end();
}

BadInput bad(std::string what) { return {0, 0, std::move(what)}; }

std::string reason() { return std::strerror(errno); }

BadInput too_large(std::size_t most) {
    return bad("larger than " + std::to_string(most >> 20) +
               " MiB, the most that is read; --max-size sets another limit");
}

bool is_there(const std::string& path) {
    std::error_code error;
    return fs::exists(fs::symlink_status(path, error));
}

// Never overwrites; says what to do where it would have to.
Result<void, BadInput> make_file(const std::string& path, const std::string& content, const char* advice) {
    if (disk::make_file(path, content)) return {};
    if (errno == EEXIST) return failure(bad(std::string("exists already; ") + advice));
    return failure(bad("cannot be written (" + reason() + ")"));
}

// Says why a file is not written.
int status_of(const std::string& path, const Result<void, BadInput>& written, bool was_taken) {
    if (written) return fine;
    complain(path, written.error());
    return was_taken ? wrong_usage : refused;
}

}  // namespace

Result<std::vector<std::string>, BadInput> files_named(const std::string& path) {
    if (path == standard_input) return std::vector<std::string>{path};
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found)
        return failure(bad("no such file or folder; check the name"));
    if (!fs::is_directory(status)) return std::vector<std::string>{path};

    std::vector<std::string> found;
    fs::recursive_directory_iterator entry(path, fs::directory_options::skip_permission_denied, error);
    for (const fs::recursive_directory_iterator end; !error && entry != end; entry.increment(error))
        if (entry->is_regular_file(error) && is_record(entry->path()))
            found.push_back(entry->path().string());
    if (error) return failure(bad(error.message() + "; the folder cannot be read"));
    if (found.empty())
        return failure(bad("no record in this folder; records end in .sgf, .gib, .ngf, .ugf, .ugi, .ugz"));
    std::sort(found.begin(), found.end());
    return found;
}

Result<OpenFile, BadInput> OpenFile::open(const std::string& path, std::size_t most_bytes) {
    const int descriptor = path == standard_input ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return failure(bad("cannot be opened (" + reason() + "); check name and permissions"));
    OpenFile file(descriptor, most_bytes);
    struct stat about {};
    if (fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode))
        file.size_ = static_cast<std::size_t>(about.st_size);
    if (file.size_ > most_bytes) return failure(too_large(most_bytes));
    return file;
}

OpenFile::OpenFile(OpenFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, STDIN_FILENO)),
      most_(other.most_),
      size_(other.size_),
      read_(other.read_),
      has_ended_(other.has_ended_) {}

OpenFile::~OpenFile() {
    if (descriptor_ != STDIN_FILENO) close(descriptor_);
}

Result<void, BadInput> OpenFile::append_to(std::string& content, std::size_t about) {
    const std::size_t before = content.size();
    constexpr std::size_t most_of_stream = 1 << 16;  // that a pipe has at once
    const bool is_known = size_ > read_;
    const std::size_t left = is_known ? size_ - read_ : std::min(most_ - read_, most_of_stream);
    content.resize(before + std::min(about, left));
    char one_more = 0;  // than may be
    char* const to = left == 0 ? &one_more : content.data() + before;
    ssize_t number = -1;
    do number = read(descriptor_, to, std::max<std::size_t>(content.size() - before, 1));
    while (number < 0 && errno == EINTR);
    if (number < 0) return failure(bad("cannot be read (" + reason() + ")"));
    if (left == 0 && number > 0) return failure(too_large(most_));
    content.resize(before + static_cast<std::size_t>(number));
    read_ += static_cast<std::size_t>(number);
    has_ended_ = number == 0 || read_ == size_;
    return {};
}

Result<std::string, BadInput> read_file(const std::string& path, std::size_t most_bytes) {
    constexpr std::size_t least = 1 << 16;
    auto file = OpenFile::open(path, most_bytes);
    if (!file) return failure(file.error());
    std::string content;
    while (!file->has_ended()) {
        const auto done = file->append_to(content, std::max(least, file->size()));
        if (!done) return failure(done.error());
    }
    return content;
}

Result<void, BadInput> write_file(const std::string& path, const std::string& content, bool force) {
    if (!force) return make_file(path, content, "use --force to overwrite it, or another name");
    if (disk::replace_file(path, content)) return {};
    return failure(bad("cannot be written (" + reason() + ")"));
}

int write_out(const std::string& path, const std::string& content, bool force) {
    const bool is_taken = !force && is_there(path);
    return status_of(path, write_file(path, content, force), is_taken);
}

Result<void, BadInput> write_new_file(const std::string& path, const std::string& content) {
    return make_file(path, content, "choose another name");
}

int write_new_out(const std::string& path, const std::string& content) {
    const bool is_taken = is_there(path);
    return status_of(path, write_new_file(path, content), is_taken);
}

}  // namespace shinpan::apps::cli
