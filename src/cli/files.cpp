#include "cli/files.hpp"

#include "base/text.hpp"
#include "disk/durable.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string_view>

namespace shinpan::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 6> record_endings{".sgf", ".gib", ".ngf", ".ugf", ".ugi", ".ugz"};

bool is_record(const fs::path& path) {
    const std::string ending = lower(path.extension().string());
    return std::find(record_endings.begin(), record_endings.end(), ending) != record_endings.end();
}

BadInput bad(std::string what) {
    return {0, 0, std::move(what)};
}

std::string reason() {
    return std::strerror(errno);
}

struct Closer {
    void operator()(std::FILE* file) const {
        if (file != stdin) std::fclose(file);
    }
};
using File = std::unique_ptr<std::FILE, Closer>;

// Never overwrites; says what to do where it would have to.
Result<void, BadInput> make_file(const std::string& path, const std::string& content, const char* advice) {
    if (disk::make_file(path, content)) return {};
    if (errno == EEXIST) return failure(bad(std::string("exists already; ") + advice));
    return failure(bad("cannot be written (" + reason() + ")"));
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

Result<std::string, BadInput> read_file(const std::string& path) {
    const File file(path == standard_input ? stdin : std::fopen(path.c_str(), "rb"));
    if (!file) return failure(bad("cannot be opened (" + reason() + "); check name and permissions"));
    std::string content;
    std::array<char, 1 << 16> block;
    while (const std::size_t n = std::fread(block.data(), 1, block.size(), file.get()))
        content.append(block.data(), n);
    if (std::ferror(file.get()) != 0) return failure(bad("cannot be read (" + reason() + ")"));
    return content;
}

Result<void, BadInput> write_file(const std::string& path, const std::string& content, bool force) {
    if (!force) return make_file(path, content, "use --force to overwrite it, or another name");
    if (disk::replace_file(path, content)) return {};
    return failure(bad("cannot be written (" + reason() + ")"));
}

Result<void, BadInput> write_new_file(const std::string& path, const std::string& content) {
    return make_file(path, content, "choose another name");
}

}  // namespace shinpan::cli
