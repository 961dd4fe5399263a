// Report: how the cases of all files came out, as a table by file and kind, with the reasons for what was
// left out.
#pragma once

#include "runner/case.hpp"

#include <map>
#include <ostream>
#include <set>
#include <string>
#include <utility>

namespace shinpan::runner {

// Cases that are known to fail, each with its reason.
using Known = std::map<std::string, std::string, std::less<>>;

// "ID: reason" a line; lines that begin with # are comments.
Result<Known, BadInput> read_known(std::string_view text);

class Report {
public:
    // With `failures` each failed case is printed at once.
    Report(std::ostream& out, bool failures, Known known);

    void add(const std::string& file, const Case&, const Verdict&);
    void add_unreadable(const std::string& file, std::size_t line, const std::string& what);

    // The table, what is known of the failures, and last "N passed, N failed, N skipped". True when nothing
    // failed but what is known to, and nothing of that passed.
    bool finish();

private:
    struct Row {
        int passed = 0;
        int failed = 0;
        int skipped = 0;
    };

    void print_table();
    void print_left_out();
    void print_known();

    std::ostream& out_;
    bool failures_;
    Known known_;
    std::map<std::pair<std::string, std::string>, Row> rows_;  // by file and kind
    std::map<std::pair<std::string, std::string>, Row>
        left_out_;  // by kind and reason: cases in part or whole
    std::set<std::string> failed_known_, passed_known_;
    Row sum_;
    long long moves_ = 0;
    int counted_ = 0;
    int unknown_failures_ = 0;
};

}  // namespace shinpan::runner
