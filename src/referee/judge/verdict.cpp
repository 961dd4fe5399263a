#include "referee/judge/verdict.hpp"

namespace shinpan::inline referee {

std::string_view ended_word(const Verdict& verdict) {
    const Ended how = verdict.result.how;
    if (how != Ended::scored && how != Ended::not_yet) return word_of(how);
    if (!verdict.end.stopped_by) return word_of(how);
    switch (*verdict.end.stopped_by) {
        case StoppedBy::passes: return "passes";
        case StoppedBy::assumed_passes: return "assumed_passes";
        case StoppedBy::agreement: return "agreement";
        case StoppedBy::move_limit: return "move_limit";
    }
    return {};
}

PointSet removed(const Verdict& verdict, Color color) {
    const Counted* counted = verdict.counted();
    return counted != nullptr ? counted->score.removed & verdict.play.position.points(color) : PointSet{};
}

bool same_outcome(const Verdict& a, const Verdict& b) {
    if (as_told(a.result) != as_told(b.result) || a.legal() != b.legal()) return false;
    if (a.count.index() != b.count.index()) return false;
    if (!a.counted() && ended_word(a) != ended_word(b)) return false;
    if (a.legal()) return true;
    const IllegalMove& one = *a.play.illegal;
    const IllegalMove& other = *b.play.illegal;
    return one.move == other.move && one.refusal.why == other.refusal.why;
}

}  // namespace shinpan::referee
