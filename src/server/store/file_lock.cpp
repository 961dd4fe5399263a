#include "server/store/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace shinpan::server {
namespace {

constexpr int most_tries = 100;

// Whether the name leads to the open file. Whoever gives a lock up removes its file, and another process may
// have opened that just before.
bool is_at(const std::string& name, int descriptor) {
    struct stat open {
    }, named{};
    return ::fstat(descriptor, &open) == 0 && ::stat(name.c_str(), &named) == 0 &&
           open.st_dev == named.st_dev && open.st_ino == named.st_ino;
}

}  // namespace

std::optional<FileLock> FileLock::of(const std::string& path) {
    std::error_code unknown;
    const std::filesystem::path file = std::filesystem::weakly_canonical(path, unknown);
    const std::string name = (unknown ? path : file.string()) + "-lock";
    for (int i = 0; i < most_tries; ++i) {
        const int descriptor = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (descriptor < 0) return {};
        const bool is_ours = ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
        const int why = errno;
        if (is_ours && is_at(name, descriptor)) return FileLock(descriptor, name);
        ::close(descriptor);
        errno = why;
        if (!is_ours) return {};
    }
    errno = EWOULDBLOCK;
    return {};
}

FileLock::~FileLock() {
    if (descriptor_ < 0) return;
    if (is_at(name_, descriptor_)) ::unlink(name_.c_str());
    ::close(descriptor_);
}

}  // namespace shinpan::server
