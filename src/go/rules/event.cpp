#include "go/rules/event.hpp"

#include "base/hash.hpp"

#include <algorithm>

namespace shinpan::inline go {

std::string_view word_of(EventKind kind) {
    switch (kind) {
        case EventKind::setup: return "setup";
        case EventKind::turn: return "turn";
        case EventKind::handicap: return "handicap";
        case EventKind::nigiri: return "nigiri";
        case EventKind::play: return "play";
        case EventKind::pass: return "pass";
        case EventKind::button: return "button";
        case EventKind::resign: return "resign";
        case EventKind::timeout: return "timeout";
        case EventKind::forfeit: return "forfeit";
        case EventKind::undo_asked: return "undo_asked";
        case EventKind::undo_granted: return "undo_granted";
        case EventKind::marks_proposed: return "marks_proposed";
        case EventKind::marks_accepted: return "marks_accepted";
        case EventKind::group_agreed: return "group_agreed";
        case EventKind::end_agreed: return "end_agreed";
        case EventKind::analysis_agreed: return "analysis_agreed";
        case EventKind::resume: return "resume";
        case EventKind::no_result_agreed: return "no_result_agreed";
        case EventKind::both_lose: return "both_lose";
        case EventKind::penalty: return "penalty";
        case EventKind::breach: return "breach";
        case EventKind::ruling: return "ruling";
        case EventKind::award: return "award";
        case EventKind::annulled: return "annulled";
        case EventKind::resumed_by_ruling: return "resumed_by_ruling";
        case EventKind::status_ruled: return "status_ruled";
    }
    return {};
}

Event play(Color by, Point at) { return {.kind = EventKind::play, .by = by, .at = at}; }
Event pass(Color by) { return {.kind = EventKind::pass, .by = by}; }
Event event(EventKind kind, Color by) { return {.kind = kind, .by = by}; }

Event marks_proposed(Color by, const PointSet& dead) {
    Event e{.kind = EventKind::marks_proposed, .by = by};
    for (Point p : dead) e.points.push_back(p);
    return e;
}

Event marks_accepted(Color by, const PointSet& dead) {
    return {.kind = EventKind::marks_accepted, .by = by, .hash = hash_of_marks(dead)};
}

Reason reason_in(std::string_view words) {
    const std::size_t end = words.starts_with('[') ? words.find(']') : std::string_view::npos;
    if (end == std::string_view::npos) return {.words = words};
    const std::size_t next = std::min(words.find_first_not_of(' ', end + 1), words.size());
    return {.clause = words.substr(1, end - 1), .words = words.substr(next)};
}

std::uint64_t hash_of_marks(const PointSet& marks) {
    Fnv1a hash;
    for (Point p : marks) {
        hash.add(p.index & 0xffU);
        hash.add(p.index >> 8U);
    }
    return hash.value();
}

}  // namespace shinpan::go
