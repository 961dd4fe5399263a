#include "server/store/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace shinpan::server {

std::optional<FileLock> FileLock::of(const std::string& path) {
    std::error_code unknown;
    const std::filesystem::path file = std::filesystem::weakly_canonical(path, unknown);
    const std::string name = (unknown ? path : file.string()) + "-lock";
    const int descriptor = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) return {};
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return FileLock(descriptor);
    const int why = errno;
    ::close(descriptor);
    errno = why;
    return {};
}

FileLock::~FileLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace shinpan::server
