#include "runner/verdict.hpp"

#include <algorithm>

namespace shinpan::runner {

void Answers::leave_out(std::string_view reason) {
    if (std::find(left_out_.begin(), left_out_.end(), reason) == left_out_.end())
        left_out_.emplace_back(reason);
}

void Answers::leave_out_field(std::string_view name) {
    leave_out("asks for '" + std::string(name) + "', which the runner cannot check");
}

Verdict Answers::verdict() const {
    Verdict verdict{.mismatches = mismatches_, .left_out = left_out_};
    if (asked_ == 0 && left_out_.empty()) verdict.mismatches.push_back({"a question", "none"});
    const bool failed = !verdict.mismatches.empty();
    verdict.how = failed ? How::failed : asked_ == 0 ? How::skipped : How::passed;
    return verdict;
}

}  // namespace shinpan::runner
