#include "referee/judge/verdict.hpp"

namespace shinpan::inline referee {

std::string_view ended_word(const Verdict& verdict) {
    const Ended how = verdict.result.how;
    if (how != Ended::scored && how != Ended::not_yet) return word_of(how);
    switch (verdict.stopped_by) {
        case StoppedBy::passes: return "passes";
        case StoppedBy::assumed_passes: return "assumed_passes";
        case StoppedBy::agreement: return "agreement";
        case StoppedBy::move_limit: return "move_limit";
    }
    return {};
}

PointSet removed(const Verdict& verdict, Color color) {
    return verdict.score ? verdict.score->removed & verdict.position.points(color) : PointSet{};
}

bool same_outcome(const Verdict& a, const Verdict& b) {
    if (as_told(a.result) != as_told(b.result) || a.legal() != b.legal()) return false;
    if (a.score.has_value() != b.score.has_value()) return false;
    if (!a.score && ended_word(a) != ended_word(b)) return false;
    if (!a.illegal) return true;
    return a.illegal->move == b.illegal->move && a.illegal->refusal.why == b.illegal->refusal.why;
}

}  // namespace shinpan::referee
