#include "rules/event.hpp"

namespace shinpan {

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

std::uint64_t hash_of_marks(const PointSet& marks) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (Point p : marks) {
        hash = (hash ^ (p.index & 0xffU)) * 0x100000001b3U;
        hash = (hash ^ (p.index >> 8U)) * 0x100000001b3U;
    }
    return hash;
}

}  // namespace shinpan
