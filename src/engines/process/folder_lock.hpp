// FolderLock: nobody else plays in the folder of a match while this lives.
//
//   auto lock = FolderLock::on("shinpan-match");
//   if (!lock) ... lock.error().what            // "is being played in by another run"
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <string>
#include <utility>

namespace shinpan::inline engines {

struct FolderError {
    BadInput why;
    bool is_outside = false;  // the disk cannot; else the folder is another's, or holds what it should not
};

class FolderLock {
public:
    // The folder must be there. A run that was killed may hold it for a moment more, by an engine that it was
    // about to start; so long this waits.
    static Result<FolderLock, FolderError> on(const std::string& folder);

    FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
    FolderLock& operator=(FolderLock&& other) noexcept {
        std::swap(file_, other.file_);
        return *this;
    }
    ~FolderLock();

private:
    explicit FolderLock(int file) : file_(file) {}

    int file_;  // -1: another one has it now
};

}  // namespace shinpan::engines
