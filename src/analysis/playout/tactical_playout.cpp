#include "analysis/playout/tactical_playout.hpp"

#include "analysis/playout/playout.hpp"
#include "analysis/playout/shapes.hpp"

#include <utility>

namespace shinpan::inline analysis {
namespace {

constexpr int most_in_a_region = 7;
constexpr int most_of_a_nakade = 6;
constexpr int few = 2;  // liberties of a chain in a race

// How often, in a hundred, what is seen is also played.
constexpr unsigned urgent_is_played = 97;
constexpr unsigned eye_is_killed = 95;
constexpr unsigned two_liberties_are_played = 70;
constexpr unsigned shape_is_played = 95;

// Are more than most_in_a_region empty points joined to p? Counts those up to two steps away, of which a
// corner may be reached in two ways; so it may miss some.
bool is_in_the_open(const Board& board, Point p) {
    int two_steps = 0;
    for (Point n : neighbours(p))
        if (board.at(n) == Color::empty) two_steps += board.sides(n, Color::empty) - 1;
    return 1 + board.sides(p, Color::empty) + (two_steps + 1) / 2 > most_in_a_region;
}

}  // namespace

TacticalPlayout::TacticalPlayout(Size size, std::uint64_t seed) : chains_(size), random_(seed) {}

void TacticalPlayout::list_empty_points() {
    empty_count_ = 0;
    for_each_point(board().size(), [&](Point p) {
        if (board().at(p) != Color::empty) return;
        place_[p.index] = static_cast<std::uint16_t>(empty_count_);
        empty_[empty_count_++] = p.index;
    });
}

void TacticalPlayout::run(const Board& start, Color to_move) {
    chains_.set(start);
    list_empty_points();
    mover_ = to_move;
    last_ = no_point;
    ko_ = {};
    first_ = {};
    const int most = 3 * static_cast<int>(empty_count_) + 30;  // cycles would go on forever
    int passes = 0;
    for (moves_ = 0; passes < 2 && moves_ < most; ++moves_) {
        const Point at = choose();
        passes = at == no_point ? passes + 1 : 0;
        play(at);
        mover_ = other(mover_);
    }
}

void TacticalPlayout::play(Point at) {
    last_ = at;
    lost_ = {};
    ko_.add_pass();
    if (at == no_point) return;
    const std::size_t own = mover_ == Color::black ? 0 : 1;
    if (!first_[1 - own].contains(at)) first_[own].insert(at);
    const Played played = chains_.play(mover_, at);
    const std::uint16_t moved = empty_[--empty_count_];
    empty_[place_[at.index]] = moved;
    place_[moved] = place_[at.index];
    for (Point p : board().removed()) {
        place_[p.index] = static_cast<std::uint16_t>(empty_count_);
        empty_[empty_count_++] = p.index;
    }
    ko_.add_play(board(), at, played);
    if (played.taken <= most_of_a_nakade)
        for (Point p : board().removed()) lost_.add(p);
}

Point TacticalPlayout::choose() {
    FewPoints found;
    if (chance(urgent_is_played)) add_urgent(found);
    if (!found.empty()) return one_of(found);
    if (last_ == no_point) return elsewhere();
    const Point killer = chance(eye_is_killed) ? eye_killer() : no_point;
    if (killer != no_point) return killer;
    if (chance(two_liberties_are_played)) add_hunts(found);
    if (!found.empty()) return one_of(found);
    const Point shape = chance(shape_is_played) ? good_shape() : no_point;
    return shape != no_point ? shape : elsewhere();
}

Point TacticalPlayout::one_of(const FewPoints& points) {
    return points[static_cast<int>(random_.below(static_cast<std::size_t>(points.size())))];
}

// What the last play calls for; at the start, what the whole board calls for.
void TacticalPlayout::add_urgent(FewPoints& found) const {
    if (last_ != no_point) {
        add_captures_and_escapes(last_, found);
        if (board().beside(last_, mover_) == 0) return;
        for (Point n : neighbours(last_))
            if (board().at(n) == mover_) add_captures_and_escapes(n, found);
        return;
    }
    if (moves_ > 0) return;
    for (std::size_t i = 0; i < empty_count_; ++i)
        for (Point n : neighbours(Point{empty_[i]}))
            if (is_stone(board().at(n))) add_captures_and_escapes(n, found);
}

// If the chain is in atari: to take it, or to save it by running or by taking a neighbour of it.
void TacticalPlayout::add_captures_and_escapes(Point stone, FewPoints& found) const {
    const Point out = chains_.only_liberty(stone);
    if (out == no_point) return;
    const bool own = board().at(stone) == mover_;
    if (!ko_.forbids(out) && (!own || chains_.would_have(mover_, out, 2))) found.add(out);
    if (!own) return;
    board().any_stone(stone, [&](Point s) {
        for (Point n : neighbours(s)) {
            if (board().at(n) != other(mover_)) continue;
            const Point take = chains_.only_liberty(n);
            if (take != no_point && !ko_.forbids(take)) found.add(take);
        }
        return found.size() >= 4;
    });
}

// Chains of two liberties at the last play that would be caught: to put the opponent's in atari where the way
// out leads nowhere, or to give one's own a third liberty.
void TacticalPlayout::add_hunts(FewPoints& found) const {
    const auto consider = [&](Point stone) {
        const std::array<Point, 2> two = chains_.two_liberties(stone);
        if (two[0] == no_point) return;
        const bool own = board().at(stone) == mover_;
        const auto leads_nowhere = [&](Point way_out) {
            return !chains_.would_have(board().at(stone), way_out, 3);
        };
        const bool caught[] = {leads_nowhere(two[1]), leads_nowhere(two[0])};  // by a play at either
        for (std::size_t i = 0; i < two.size(); ++i) {
            if (ko_.forbids(two[i]) || !(own ? caught[0] || caught[1] : caught[i])) continue;
            if (chains_.would_have(mover_, two[i], own ? 3 : 2)) found.add(two[i]);
        }
    };
    if (is_stone(board().at(last_))) consider(last_);
    if (board().beside(last_, mover_) == 0) return;
    FewPoints heads;  // of chains that were considered
    for (Point n : neighbours(last_)) {
        if (board().at(n) != mover_ || heads.contains(board().head(n))) continue;
        heads.add(board().head(n));
        consider(n);
    }
}

// A good shape around the last play, each as likely as another.
Point TacticalPlayout::good_shape() {
    FewPoints shapes;
    for (Point p : around(last_))
        if (board().at(p) == Color::empty && is_good_shape(board(), p)) shapes.add(p);
    while (!shapes.empty()) {
        const Point drawn = one_of(shapes);
        if (is_sensible(drawn)) return drawn;
        shapes.remove(drawn);
    }
    return no_point;
}

// The empty points joined to p, if they are few and none touches a stone of that player; or else none.
FewPoints TacticalPlayout::small_region(Point p, Color kept_out) {
    FewPoints region;
    const auto reach = [&](Point n) {
        if (board().at(n) == Color::empty && reached_.mark(n)) region.add(n);
    };
    reached_.clear();
    reach(p);
    for (int i = 0; i < region.size(); ++i) {
        if (region.size() > most_in_a_region || board().beside(region[i], kept_out) > 0) return {};
        if (board().sides(region[i], Color::empty) > 0)
            for (Point n : neighbours(region[i])) reach(n);
    }
    return region;
}

// The vital point of the eye that the last play left or touched.
Point TacticalPlayout::eye_killer() {
    if (lost_.size() >= 3) {
        const Point vital = vital_point(lost_);
        if (vital != no_point && !ko_.forbids(vital)) return vital;
    }
    FewPoints seen;  // of regions that have none
    for (Point n : neighbours(last_)) {
        if (board().at(n) != Color::empty || board().beside(n, mover_) > 0) continue;
        if (seen.contains(n) || is_in_the_open(board(), n)) continue;
        const FewPoints region = small_region(n, mover_);
        const Point vital = vital_point(region);
        if (vital != no_point && !ko_.forbids(vital) && !board().is_self_capture(mover_, vital)) return vital;
        for (Point p : region) seen.add(p);
    }
    return no_point;
}

bool TacticalPlayout::is_bad_self_atari(Point at) const {
    if (chains_.would_have(mover_, at, 2)) return false;
    const int stones = chains_.stones_after(mover_, at);
    if (stones == 1) return false;
    if (stones > most_of_a_nakade) return true;
    bool takes = false;
    if (board().beside(at, other(mover_)) > 0)
        for (Point n : neighbours(at))
            takes = takes || (board().at(n) == other(mover_) && chains_.is_in_atari(n));
    return !takes && !leaves_one_eye(at, chains_.only_liberty_after(mover_, at));
}

// Would the opponent have to take the stones at once, and be left with one eye? `left`: their last liberty.
bool TacticalPlayout::leaves_one_eye(Point at, Point left) const {
    FewPoints shape;
    FewPoints around;  // heads of the opponent's chains
    shape.add(at);
    for (Point n : neighbours(at))
        if (board().at(n) == mover_)
            board().any_stone(n, [&](Point s) {
                shape.add(s);
                return false;
            });
    if (!is_nakade(shape)) return false;
    for (Point s : shape)
        for (Point n : neighbours(s))
            if (board().at(n) == other(mover_)) around.add(board().head(n));
    for (Point head : around)
        if (!chains_.has_none_but(head, at, left)) return false;
    return true;
}

// A small eye of the mover's own, without stones of the opponent: left alone but for its vital point.
bool TacticalPlayout::is_enclosed_by_mover(Point at) {
    if (board().sides(at, other(mover_)) > 0 || is_in_the_open(board(), at)) return false;
    const FewPoints region = small_region(at, other(mover_));
    return region.size() >= 2 && vital_point(region) != at;
}

bool TacticalPlayout::is_sensible(Point at) {
    if (ko_.forbids(at)) return false;
    if (board().sides(at, Color::empty) == 0) {
        if (is_own_eye(board(), mover_, at) || board().is_self_capture(mover_, at)) return false;
        if (board().sides(at, other(mover_)) == 0 && fills_in_a_race(at)) return false;
    }
    return !is_bad_self_atari(at) && !is_enclosed_by_mover(at);
}

// Would a point between chains of the mover's own, none of them in atari, be a liberty given away while the
// opponent's chains around are short of liberties too?
bool TacticalPlayout::fills_in_a_race(Point at) const {
    if (chains_.would_have(mover_, at, few + 1)) return false;
    bool in_atari = false;
    bool race = false;
    for (Point n : neighbours(at)) {
        if (board().at(n) != mover_) continue;
        in_atari = in_atari || chains_.is_in_atari(n);
        race = race || board().any_stone(n, [&](Point s) {
            for (Point m : neighbours(s))
                if (board().at(m) == other(mover_) && !chains_.has(m, few + 1)) return true;
            return false;
        });
    }
    return race && !in_atari;
}

Point TacticalPlayout::elsewhere() {
    for (std::size_t left = empty_count_; left > 0; --left) {
        const std::size_t drawn = random_.below(left);
        const Point at{empty_[drawn]};
        if (is_sensible(at)) return at;
        std::swap(empty_[drawn], empty_[left - 1]);
        place_[empty_[drawn]] = static_cast<std::uint16_t>(drawn);
        place_[empty_[left - 1]] = static_cast<std::uint16_t>(left - 1);
    }
    return no_point;
}

}  // namespace shinpan::analysis
