#include "cli/passing_file.hpp"

#include "cli/files.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include <unistd.h>

namespace shinpan::cli {

Result<PassingFile, BadInput> PassingFile::with(const std::string& content) {
    std::error_code none;
    std::string path = (std::filesystem::temp_directory_path(none) / "shinpan-XXXXXX").string();
    const int file = mkstemp(path.data());
    if (file < 0) return failure(BadInput{0, 0, path + " cannot be made (" + std::strerror(errno) + ")"});
    close(file);
    PassingFile made(std::move(path));
    if (const auto written = write_file(made.path_, content, true); !written)
        return failure(BadInput{0, 0, made.path_ + " " + written.error().what});
    return made;
}

PassingFile::~PassingFile() {
    if (!path_.empty()) std::remove(path_.c_str());
}

}  // namespace shinpan::cli
