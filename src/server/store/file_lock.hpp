// FileLock: a file that one process has for itself, as long as it runs or gives it up. Others may read and
// write the file beside it; the lock is about who serves it.
#pragma once

#include <optional>
#include <string>
#include <utility>

namespace shinpan::server {

class FileLock {
public:
    // Nothing where another process has it, or the lock's file (`path` and "-lock") cannot be made; errno
    // says which. Links to a file are that file. The lock's file goes with the lock; where the process is
    // killed it stays, and locks nothing.
    static std::optional<FileLock> of(const std::string& path);

    FileLock(FileLock&& other) noexcept
        : descriptor_(std::exchange(other.descriptor_, -1)), name_(std::move(other.name_)) {}
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock();

private:
    FileLock(int descriptor, std::string name) : descriptor_(descriptor), name_(std::move(name)) {}
    int descriptor_;
    std::string name_;
};

}  // namespace shinpan::server
