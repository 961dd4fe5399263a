#include "tournament/cases/outcome.hpp"

namespace shinpan::tournament {

void Outcome::expect(const std::string& id, const std::string& expected, const std::string& got) {
    const bool is_known = known_.contains(id);
    if (expected == got) {
        ++passed_;
        if (is_known) passed_known_.insert(id);
        return;
    }
    ++failed_;
    if (!is_known) ++unknown_failures_;
    if (!is_quiet_)
        out_ << id << ": expected " << expected << ", got " << got << (is_known ? " (known)" : "") << '\n';
}

void Outcome::skip(const std::string& id, const std::string& why) {
    ++skipped_;
    if (!is_quiet_) out_ << id << ": skipped, " << why << '\n';
}

bool Outcome::finish() {
    for (const std::string& id : passed_known_)
        out_ << id << ": passes, and stands among those known to fail\n";
    out_ << passed_ << " passed, " << failed_ << " failed, " << skipped_ << " skipped\n";
    return unknown_failures_ == 0 && passed_known_.empty();
}

}  // namespace shinpan::tournament
