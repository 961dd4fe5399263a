#include "formats/record/other/ugf_review.hpp"

namespace shinpan::inline formats {

void UgfReview::add(int number, Color by, Point at) {
    if (nodes_.empty() && by != Color::empty) nodes_.emplace_back(), last_ = 0;
    const std::size_t index = nodes_.size();
    nodes_.push_back({.by = by, .at = at});
    numbers_.try_emplace(number, index);
    if (last_) {
        UgfReviewNode& before = nodes_[*last_];
        if (begins_variation_ || before.next)
            before.variations.push_back(index);
        else
            before.next = index;
    }
    last_ = index;
    begins_variation_ = false;
}

void UgfReview::begin_variation() {
    if (!last_) return;
    open_.push_back(*last_);
    begins_variation_ = true;
}

bool UgfReview::end_variation() {
    begins_variation_ = false;
    if (open_.empty()) return false;
    last_ = open_.back();
    open_.pop_back();
    return true;
}

void UgfReview::add_comment(int number, std::string_view line) {
    const auto found = numbers_.find(number);
    if (found == numbers_.end()) return;
    std::string& comment = nodes_[found->second].comment;
    if (!comment.empty()) comment += '\n';
    comment += line;
}

}  // namespace shinpan::formats
