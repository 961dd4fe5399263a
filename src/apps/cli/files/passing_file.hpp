// A file that another program reads while we wait, and that goes when it is no longer needed.
//
//   auto file = PassingFile::with("(;SZ[9])");
//   if (file) run_program_beside("shinpan-check", {file->path(), "cert"});
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <string>
#include <utility>

namespace shinpan::inline apps::cli {

class PassingFile {
public:
    // In the folder for temporary files, under a name that nobody has yet; for nobody else to read.
    static Result<PassingFile, BadInput> with(const std::string& content);

    PassingFile(PassingFile&& other) noexcept : path_(std::exchange(other.path_, {})) {}
    PassingFile& operator=(PassingFile&&) = delete;
    ~PassingFile();

    const std::string& path() const { return path_; }

private:
    explicit PassingFile(std::string path) : path_(std::move(path)) {}

    std::string path_;  // empty: another one has it now
};

}  // namespace shinpan::apps::cli
