#include "runner/report.hpp"

#include "runner/lines.hpp"

#include <algorithm>
#include <iomanip>

namespace shinpan::runner {

Result<Known, BadInput> read_known(std::string_view text) {
    Known known;
    int number = 0;
    for (std::string_view line : split_lines(text)) {
        ++number;
        if (line.empty() || line[0] == '#') continue;
        const std::size_t colon = line.find(": ");
        if (colon == std::string_view::npos || colon + 2 == line.size())
            return failure(BadInput{number, 1, "an id and its reason are wanted: ID: reason"});
        known.emplace(line.substr(0, colon), line.substr(colon + 2));
    }
    return known;
}

Report::Report(std::ostream& out, bool failures, Known known)
    : out_(out), failures_(failures), known_(std::move(known)) {}

void Report::add(const std::string& file, const Case& one, const Verdict& verdict) {
    Row& row = rows_[{file, one.kind}];
    moves_ += verdict.moves_judged;
    counted_ += verdict.counted ? 1 : 0;
    for (const std::string& reason : verdict.left_out) {
        Row& left = left_out_[{one.kind, reason}];
        ++(verdict.how == How::skipped ? left.skipped : left.passed);
    }
    const bool known = known_.contains(one.id);
    switch (verdict.how) {
        case How::skipped: ++row.skipped; return;
        case How::passed:
            ++row.passed;
            if (known) passed_known_.insert(one.id);
            return;
        case How::failed:
            ++row.failed;
            if (known) failed_known_.insert(one.id);
            if (!known) ++unknown_failures_;
            break;
    }
    if (!failures_) return;
    for (const Mismatch& miss : verdict.mismatches)
        out_ << one.id << ": expected " << miss.expected << ", got " << miss.got << '\n';
}

void Report::add_unreadable(const std::string& file, std::size_t line, const std::string& what) {
    ++rows_[{file, "unreadable"}].failed;
    ++unknown_failures_;
    if (failures_) out_ << file << ':' << line << ": " << what << '\n';
}

bool Report::finish() {
    print_table();
    print_left_out();
    if (moves_ > 0) out_ << moves_ << " moves of games judged, " << counted_ << " games counted\n";
    print_known();
    out_ << sum_.passed << " passed, " << sum_.failed << " failed, " << sum_.skipped << " skipped\n";
    return unknown_failures_ == 0 && passed_known_.empty();
}

void Report::print_table() {
    std::size_t widest = 4;
    for (const auto& [key, row] : rows_) widest = std::max(widest, key.first.size());
    const auto line = [&](const std::string& file, const std::string& kind, const auto& a, const auto& b,
                          const auto& c) {
        out_ << std::left << std::setw(static_cast<int>(widest) + 2) << file << std::setw(12) << kind
             << std::right << std::setw(8) << a << std::setw(8) << b << std::setw(8) << c << '\n';
    };
    line("file", "kind", "passed", "failed", "skipped");
    for (const auto& [key, row] : rows_) {
        line(key.first, key.second, row.passed, row.failed, row.skipped);
        sum_.passed += row.passed;
        sum_.failed += row.failed;
        sum_.skipped += row.skipped;
    }
}

void Report::print_left_out() {
    for (const auto& [key, row] : left_out_) {
        if (row.skipped > 0)
            out_ << "skipped: " << row.skipped << " " << key.first << ": " << key.second << '\n';
        if (row.passed > 0)
            out_ << "left out: a question in each of " << row.passed << " " << key.first << ": " << key.second
                 << '\n';
    }
}

void Report::print_known() {
    for (const std::string& id : failed_known_) out_ << "known: " << id << ": " << known_.at(id) << '\n';
    for (const std::string& id : passed_known_) out_ << id << ": is listed as failing and passes\n";
}

}  // namespace shinpan::runner
