#include "go/table/game_table.hpp"

#include "go/table/offers.hpp"

#include <algorithm>

namespace shinpan::inline go {
namespace {

// One player's word that the other answers.
bool is_asking(EventKind kind) { return kind == EventKind::marks_proposed || kind == EventKind::undo_asked; }

PointSet points_of(const Event& e) {
    PointSet points;
    for (const Point p : *e.points) points.insert(p);
    return points;
}

bool is_same(const Event& one, const Event& other) {
    return one.kind == other.kind && one.number == other.number && points_of(one) == points_of(other);
}

// What the game takes once the other player has accepted.
Event agreed_event(const JointOffer& offer) {
    const Color accepter = other(offer.by);
    if (offer.what.kind == EventKind::marks_proposed) return marks_accepted(accepter, points_of(offer.what));
    if (offer.what.kind == EventKind::undo_asked) return event(EventKind::undo_granted, accepter);
    return offer.what;
}

tl::unexpected<Refusal> refused(Why why, Color by) { return failure(Refusal{.why = why, .by = by}); }

}  // namespace

Result<void, Refusal> GameTable::apply(const Event& e) {
    const bool is_answer = e.kind == EventKind::marks_accepted || e.kind == EventKind::undo_granted;
    if (is_answer || is_asking(e.kind) || speaker_of(e.kind) == Speaker::both)
        return refused(Why::not_now, e.by);
    if (auto done = game_.apply(e); !done) return done;
    if (e.kind != EventKind::penalty) open_.clear();
    return {};
}

Result<int, Refusal> GameTable::offer(Color by, const Event& what) {
    const bool for_both = speaker_of(what.kind) == Speaker::both;
    if (!for_both && (!is_asking(what.kind) || what.by != by)) return refused(Why::not_now, by);
    Game tried = game_;
    if (auto done = tried.apply(what); !done) return failure(done.error());
    if (!for_both) game_ = std::move(tried);
    std::erase_if(open_, [&](const JointOffer& open) { return open.what.kind == what.kind; });
    open_.push_back({.number = ++last_number_, .by = by, .what = what});
    return last_number_;
}

Result<Event, Refusal> GameTable::accept(Color by, int number, const Event& what) {
    const auto offer = std::find_if(open_.begin(), open_.end(),
                                    [&](const JointOffer& open) { return open.number == number; });
    if (offer == open_.end()) return refused(Why::not_now, by);
    if (offer->by == by) return refused(Why::own_marks, by);
    if (!is_same(offer->what, what)) return refused(Why::other_marks, by);
    const Event agreed = agreed_event(*offer);
    if (auto done = game_.apply(agreed); !done) return failure(done.error());
    open_.clear();
    return agreed;
}

bool GameTable::close(int number) {
    return std::erase_if(open_, [&](const JointOffer& open) { return open.number == number; }) > 0;
}

}  // namespace shinpan::go
