#include "engines/process/folder_lock.hpp"

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace shinpan::inline engines {
namespace {

constexpr auto longest_moment = std::chrono::seconds(2);
constexpr auto pause = std::chrono::milliseconds(20);

FolderError cannot(const char* what) {
    return {{0, 0, std::string("cannot be ") + what + " (" + std::strerror(errno) + ")"}, true};
}

}  // namespace

Result<FolderLock, FolderError> FolderLock::on(const std::string& folder) {
    FolderLock lock(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (lock.file_ < 0) return failure(cannot("opened"));
    const auto end = std::chrono::steady_clock::now() + longest_moment;
    while (::flock(lock.file_, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR) return failure(cannot("locked"));
        if (std::chrono::steady_clock::now() > end)
            return failure(FolderError{{0, 0, "is being played in by another run"}});
        std::this_thread::sleep_for(pause);
    }
    return lock;
}

FolderLock::~FolderLock() {
    if (file_ >= 0) ::close(file_);
}

}  // namespace shinpan::engines
