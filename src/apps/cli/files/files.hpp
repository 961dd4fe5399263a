// Files: which ones an argument names, reading them, and writing without overwriting.
//
//   auto files = files_named("games");        // every record in the folder, by name
//   auto text = read_file("game.sgf");
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <string>
#include <vector>

namespace shinpan::inline apps::cli {

// "-" stands for standard input.
inline constexpr const char* standard_input = "-";

// The file itself; of a folder every record in it and in its folders, sorted by path. An error where it
// does not exist, or is a folder without a record.
Result<std::vector<std::string>, BadInput> files_named(const std::string& path);

inline constexpr std::size_t usual_most_bytes = std::size_t{256} << 20;

// A file or stream that is read piece by piece, and of which no more than so many bytes are. A file's size
// is looked at before anything is read; a stream without end is refused where it has that many.
class OpenFile {
public:
    static Result<OpenFile, BadInput> open(const std::string& path,
                                           std::size_t most_bytes = usual_most_bytes);
    OpenFile(OpenFile&&) noexcept;
    OpenFile& operator=(OpenFile&&) = delete;
    ~OpenFile();

    // Appends at least one byte, up to that many where they are there already; none only at the end.
    Result<void, BadInput> append_to(std::string& content, std::size_t about);

    bool has_ended() const { return has_ended_; }
    std::size_t size() const { return size_; }  // of a file; 0 of a stream

private:
    OpenFile(int descriptor, std::size_t most) : descriptor_(descriptor), most_(most) {}

    int descriptor_;
    std::size_t most_;
    std::size_t size_ = 0;
    std::size_t read_ = 0;
    bool has_ended_ = false;
};

// The whole content.
Result<std::string, BadInput> read_file(const std::string& path, std::size_t most_bytes = usual_most_bytes);

// Refuses to overwrite unless `force`, which is then advised: for commands that have the option. A file
// appears whole or not at all.
Result<void, BadInput> write_file(const std::string& path, const std::string& content, bool force);

// The same for what a command was asked to write: why it is not written goes to stderr. Gives the exit
// status: wrong usage where something has the name, and refused where the disk cannot take it.
int write_out(const std::string& path, const std::string& content, bool force);

// Never overwrites: for callers that cannot ask whether to.
Result<void, BadInput> write_new_file(const std::string& path, const std::string& content);

// The same for what a command was asked to write: as write_out, for commands without `--force`.
int write_new_out(const std::string& path, const std::string& content);

}  // namespace shinpan::apps::cli
