// Outcome: how the cases of a folder came out, printed as they come, and counted.
#pragma once

#include "runner/report.hpp"

#include <ostream>
#include <set>
#include <string>

namespace shinpan::tournament {

class Outcome {
public:
    // `is_quiet`: no line for a difference.
    Outcome(std::ostream& out, bool is_quiet, runner::Known known)
        : out_(out), is_quiet_(is_quiet), known_(std::move(known)) {}

    // One case: it passes where both are the same text.
    void expect(const std::string& id, const std::string& expected, const std::string& got);
    void skip(const std::string& id, const std::string& why);

    // Prints what is known to fail and passed, and last "N passed, N failed, N skipped". True where nothing
    // failed but what is known to fail, and nothing of that passed.
    bool finish();

private:
    std::ostream& out_;
    bool is_quiet_;
    runner::Known known_;
    std::set<std::string> passed_known_{};
    int passed_ = 0;
    int failed_ = 0;
    int unknown_failures_ = 0;
    int skipped_ = 0;
};

}  // namespace shinpan::tournament
