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
    // says which. Links to a file are that file.
    static std::optional<FileLock> of(const std::string& path);

    FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock();

private:
    explicit FileLock(int descriptor) : descriptor_(descriptor) {}
    int descriptor_;
};

}  // namespace shinpan::server
