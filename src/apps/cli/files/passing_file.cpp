#include "apps/cli/files/passing_file.hpp"

#include "formats/files/durable.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <unistd.h>

namespace shinpan::inline apps::cli {

Result<PassingFile, BadInput> PassingFile::with(const std::string& content) {
    std::error_code none;
    std::string path = (std::filesystem::temp_directory_path(none) / "shinpan-XXXXXX").string();
    const int file = mkostemp(path.data(), O_CLOEXEC);
    if (file < 0) return failure(BadInput{0, 0, path + " cannot be made (" + std::strerror(errno) + ")"});
    PassingFile made(std::move(path));
    const bool written = disk::write_all(file, content);
    const int why = errno;
    close(file);
    if (written) return made;
    return failure(BadInput{0, 0, made.path_ + " cannot be written (" + std::strerror(why) + ")"});
}

PassingFile::~PassingFile() {
    if (!path_.empty()) std::remove(path_.c_str());
}

}  // namespace shinpan::apps::cli
