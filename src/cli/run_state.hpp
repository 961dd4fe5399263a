// The state of a run over many files, so that an interrupted run can be resumed: which files are done, and
// whether something in them was refused.
//
//   auto state = RunState::open("shinpan-referee.state", "rules=all");
//   if (!state->is_done(file)) ... state->add(file, refused);
//   state->remove();   // the run is complete
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <string>
#include <string_view>
#include <unordered_set>

namespace shinpan::cli {

// The file has a line that describes the run, and then a line a file: "ok PATH" or "refused PATH"; "\n"
// stands for the end of a line in a path, and "\\" for a backslash.
class RunState {
public:
    // Reads what an earlier run left, or begins a new file. A line that was being written when that run was
    // killed is cut off. Refused where the file belongs to another run or is none of ours.
    static Result<RunState, BadInput> open(const std::string& path, const std::string& run);

    bool is_done(const std::string& file) const { return done_.contains(file); }
    bool any_refused() const { return any_refused_; }

    // False when it cannot be written.
    bool add(const std::string& file, bool refused);
    void remove();

private:
    explicit RunState(std::string path) : path_(std::move(path)) {}
    Result<void, BadInput> begin(const std::string& first) const;
    Result<void, BadInput> go_on(std::string_view text, std::size_t at);

    std::string path_;
    std::unordered_set<std::string> done_;
    bool any_refused_ = false;
};

}  // namespace shinpan::cli
