// The state of a run over many files, so that an interrupted run can be resumed: which files are done,
// whether something in them was refused, and how far the output goes with each.
//
//   auto state = RunState::open("shinpan-referee.state", "rules=all", output_at(STDOUT_FILENO));
//   if (!state->take_done(file)) ... state->add(file, refused);
//   state->complete();
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <sys/types.h>

namespace shinpan::inline apps::cli {

// A plain file that output goes to.
struct Output {
    int descriptor = -1;
    std::string file{};    // which one: no other has the same
    bool appends = false;  // to what earlier runs wrote
};

// Nothing where the descriptor is not a plain file's.
std::optional<Output> output_at(int descriptor);

// The file has a line that describes the run, and then a line a file: "ok PATH" or "refused PATH", behind the
// first word "@FILE:LENGTH" where the output is a plain file: how long it is with what was said of that path.
// "begun@FILE:LENGTH" is where a run has begun to write, and "complete@FILE:LENGTH" where all is written.
// "\n" stands for the end of a line in a path, and "\\" for a backslash.
class RunState {
public:
    struct Error {
        BadInput why;
        bool is_outside = false;  // it cannot be read or written; else it is another run's, or none of ours
    };

    // Reads what an earlier run left, or begins a new file. Where the output is the same file as then, it is
    // cut behind the last path that is done: what is there of another was being written when that run ended.
    // Paths whose output is no longer there are not done.
    static Result<RunState, Error> open(const std::string& path, const std::string& run,
                                        std::optional<Output> output);

    // Is it done? A path that was named twice is done once for each time that it was.
    bool take_done(const std::string& file);
    bool any_refused() const { return any_refused_; }

    // Nothing has been written behind the end of that run.
    bool was_complete() const { return was_complete_; }

    // What is said of the file stands in the output. False when it cannot be made sure or written, with
    // errno.
    bool add(const std::string& file, bool refused);

    // The file goes, but where the output is appended to a file: there it tells that nothing is left to do.
    bool complete();

private:
    struct Line {
        std::string kind{}, output{};  // "ok", and the file that its output went to, if it was one
        off_t length = 0;
        std::string path{};
    };

    RunState(std::string path, std::optional<Output> output)
        : path_(std::move(path)), output_(std::move(output)) {}
    static std::optional<Line> line_in(std::string_view text);
    static std::string to_text(const Line&);
    Result<void, Error> read(std::string_view text);
    Result<void, Error> go_on(const std::string& heading);
    bool is_of_output(const Line& line) const { return output_ && line.output == output_->file; }
    Line line_now(std::string kind, const std::string& path = {}) const;
    bool append(const Line&) const;

    std::string path_;
    std::optional<Output> output_;
    std::vector<Line> lines_{};
    std::unordered_map<std::string, int> done_{};
    bool any_refused_ = false;
    bool was_complete_ = false;
};

}  // namespace shinpan::apps::cli
