#include "estimate/tactical_playout.hpp"

#include "estimate/playout.hpp"
#include "estimate/shapes.hpp"

#include <utility>

namespace shinpan {
namespace {

constexpr int small_region = 7;
constexpr int most_of_a_nakade = 6;
constexpr int few = 2;  // liberties of a chain in a race

// How often, in a hundred, what is seen is also played.
constexpr unsigned urgent_is_played = 97;
constexpr unsigned eye_is_killed = 95;
constexpr unsigned two_liberties_are_played = 70;
constexpr unsigned shape_is_played = 95;

// Empty points that are joined, and which players' stones they touch. Where there are more than small_region,
// `points` has some of them.
struct Region {
    FewPoints points{};
    bool touches_black = false;
    bool touches_white = false;

    bool is_small() const { return points.size() <= small_region; }
    bool touches(Color player) const { return player == Color::black ? touches_black : touches_white; }
};

// The empty points joined to p. Stops where they are more than small_region, or touch stones of both players,
// or of the one kept out.
Region region_of(const Board& board, Point p, Color kept_out = Color::edge) {
    Region region;
    region.points.add(p);
    for (int i = 0; i < region.points.size() && region.is_small(); ++i) {
        const Point at = region.points[i];
        region.touches_black = region.touches_black || board.beside(at, Color::black) > 0;
        region.touches_white = region.touches_white || board.beside(at, Color::white) > 0;
        if (region.touches_black && region.touches_white) break;
        if (kept_out != Color::edge && region.touches(kept_out)) break;
        if (board.sides(at, Color::empty) == 0) continue;
        for (Point n : neighbours(at))
            if (board.at(n) == Color::empty) region.points.add(n);
    }
    return region;
}

// Are more than small_region empty points joined to p? Counts those up to two steps away, of which a corner
// may be reached in two ways; so it may miss some.
bool is_in_the_open(const Board& board, Point p) {
    int two_steps = 0;
    for (Point n : neighbours(p))
        if (board.at(n) == Color::empty) two_steps += board.sides(n, Color::empty) - 1;
    return 1 + board.sides(p, Color::empty) + (two_steps + 1) / 2 > small_region;
}

bool touches_both(const Board& board, Point p) {
    return board.beside(p, Color::black) > 0 && board.beside(p, Color::white) > 0;
}

}  // namespace

TacticalPlayout::TacticalPlayout(Size size, std::uint64_t seed) : board_(size), random_(seed) {}

void TacticalPlayout::list_empty_points() {
    empty_count_ = 0;
    for_each_point(board_.size(), [&](Point p) {
        if (board_.at(p) != Color::empty) return;
        place_[p.index] = static_cast<std::uint16_t>(empty_count_);
        empty_[empty_count_++] = p.index;
    });
}

void TacticalPlayout::run(const Board& start, Color to_move) {
    board_ = start;
    list_empty_points();
    mover_ = to_move;
    last_ = no_point;
    ko_ = {};
    first_ = {};
    const int most = 3 * static_cast<int>(empty_count_) + 30;  // cycles would go on for ever
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
    const Played played = board_.play(mover_, at);
    const std::uint16_t moved = empty_[--empty_count_];
    empty_[place_[at.index]] = moved;
    place_[moved] = place_[at.index];
    for (Point p : board_.removed()) {
        place_[p.index] = static_cast<std::uint16_t>(empty_count_);
        empty_[empty_count_++] = p.index;
    }
    ko_.add_play(board_, at, played);
    if (played.taken <= most_of_a_nakade)
        for (Point p : board_.removed()) lost_.add(p);
}

Point TacticalPlayout::choose() {
    FewPoints found;
    add_urgent(found);
    if (!found.empty() && chance(urgent_is_played)) return one_of(found);
    if (last_ == no_point) return elsewhere();
    const Point killer = eye_killer();
    if (killer != no_point && chance(eye_is_killed)) return killer;
    FewPoints hunted;
    add_hunts(hunted);
    if (!hunted.empty() && chance(two_liberties_are_played)) return one_of(hunted);
    FewPoints shapes;
    add_shapes(shapes);
    if (!shapes.empty() && chance(shape_is_played)) return one_of(shapes);
    return elsewhere();
}

Point TacticalPlayout::one_of(const FewPoints& points) {
    return points[static_cast<int>(random_.below(static_cast<std::size_t>(points.size())))];
}

// What the last play calls for; at the start, what the whole board calls for.
void TacticalPlayout::add_urgent(FewPoints& found) const {
    if (last_ != no_point) {
        add_captures_and_escapes(last_, found);
        if (board_.beside(last_, mover_) == 0) return;
        for (Point n : neighbours(last_))
            if (board_.at(n) == mover_) add_captures_and_escapes(n, found);
        return;
    }
    if (moves_ > 0) return;
    for (std::size_t i = 0; i < empty_count_; ++i)
        for (Point n : neighbours(Point{empty_[i]}))
            if (is_stone(board_.at(n))) add_captures_and_escapes(n, found);
}

// If the chain is in atari: to take it, or to save it by running or by taking a neighbour of it.
void TacticalPlayout::add_captures_and_escapes(Point stone, FewPoints& found) const {
    const Point out = only_liberty(board_, stone);
    if (out == no_point) return;
    const bool own = board_.at(stone) == mover_;
    if (!ko_.forbids(out) && (!own || liberties_after(board_, mover_, out, 2).size() >= 2)) found.add(out);
    if (!own) return;
    board_.any_stone(stone, [&](Point s) {
        for (Point n : neighbours(s)) {
            if (board_.at(n) != other(mover_)) continue;
            const Point take = only_liberty(board_, n);
            if (take != no_point && !ko_.forbids(take)) found.add(take);
        }
        return found.size() >= 4;
    });
}

// Chains of two liberties at the last play that would be caught: to put the opponent's in atari where the way
// out leads nowhere, or to give one's own a third liberty.
void TacticalPlayout::add_hunts(FewPoints& found) const {
    const auto consider = [&](Point stone) {
        if (board_.open_pairs(stone) > 8) return;
        const FewPoints two = liberties_up_to(board_, stone, 3);
        if (two.size() != 2) return;
        const bool own = board_.at(stone) == mover_;
        const auto leads_nowhere = [&](Point way_out) {
            return liberties_after(board_, board_.at(stone), way_out, 3).size() < 3;
        };
        const bool caught[] = {leads_nowhere(two[1]), leads_nowhere(two[0])};  // by a play at either
        for (int i = 0; i < 2; ++i) {
            if (ko_.forbids(two[i]) || !(own ? caught[0] || caught[1] : caught[i])) continue;
            const int enough = own ? 3 : 2;
            if (liberties_after(board_, mover_, two[i], enough).size() >= enough) found.add(two[i]);
        }
    };
    if (is_stone(board_.at(last_))) consider(last_);
    if (board_.beside(last_, mover_) == 0) return;
    FewPoints heads;  // of chains that were considered
    for (Point n : neighbours(last_)) {
        if (board_.at(n) != mover_ || heads.contains(board_.head(n))) continue;
        heads.add(board_.head(n));
        consider(n);
    }
}

// Good shapes around the last play.
void TacticalPlayout::add_shapes(FewPoints& found) const {
    for (Point p : around(last_))
        if (board_.at(p) == Color::empty && is_good_shape(board_, p) && is_sensible(p)) found.add(p);
}

// The vital point of the eye that the last play left or touched.
Point TacticalPlayout::eye_killer() const {
    if (lost_.size() >= 3) {
        const Point vital = vital_point(lost_);
        if (vital != no_point && !ko_.forbids(vital)) return vital;
    }
    FewPoints seen;  // of regions that have none
    for (Point n : neighbours(last_)) {
        if (board_.at(n) != Color::empty || touches_both(board_, n)) continue;
        if (seen.contains(n) || is_in_the_open(board_, n)) continue;
        const Region region = region_of(board_, n);
        for (Point p : region.points) seen.add(p);
        if (!region.is_small() || (region.touches_black && region.touches_white)) continue;
        const Point vital = vital_point(region.points);
        if (vital != no_point && !ko_.forbids(vital) && !board_.is_self_capture(mover_, vital)) return vital;
    }
    return no_point;
}

bool TacticalPlayout::is_bad_self_atari(Point at) const {
    if (board_.sides(at, Color::empty) >= 2) return false;
    int stones = 0;
    const FewPoints left = liberties_after(board_, mover_, at, 2, &stones);
    if (left.size() >= 2 || stones == 1) return false;
    if (stones > most_of_a_nakade) return true;
    bool takes = false;
    if (board_.beside(at, other(mover_)) > 0)
        for (Point n : neighbours(at))
            takes = takes || (board_.at(n) == other(mover_) && is_in_atari(board_, n));
    return !takes && !leaves_one_eye(at, left);
}

// Would the opponent have to take the stones at once, and be left with one eye? `left`: their last liberty.
bool TacticalPlayout::leaves_one_eye(Point at, const FewPoints& left) const {
    FewPoints shape;
    FewPoints around;  // heads of the opponent's chains
    shape.add(at);
    for (Point n : neighbours(at))
        if (board_.at(n) == mover_)
            board_.any_stone(n, [&](Point s) {
                shape.add(s);
                return false;
            });
    if (!is_nakade(shape)) return false;
    for (Point s : shape)
        for (Point n : neighbours(s))
            if (board_.at(n) == other(mover_)) around.add(board_.head(n));
    for (Point head : around)
        for (Point liberty : liberties_up_to(board_, head, 3))
            if (liberty != at && !left.contains(liberty)) return false;
    return true;
}

// A small eye of the mover's own, without stones of the opponent: left alone but for its vital point.
bool TacticalPlayout::is_enclosed_by_mover(Point at) const {
    if (board_.sides(at, other(mover_)) > 0 || is_in_the_open(board_, at)) return false;
    const Region region = region_of(board_, at, other(mover_));
    if (!region.is_small() || region.touches(other(mover_))) return false;
    return region.points.size() >= 2 && vital_point(region.points) != at;
}

bool TacticalPlayout::is_sensible(Point at) const {
    if (ko_.forbids(at)) return false;
    if (board_.sides(at, Color::empty) == 0) {
        if (is_own_eye(board_, mover_, at) || board_.is_self_capture(mover_, at)) return false;
        if (board_.sides(at, other(mover_)) == 0 && fills_in_a_race(at)) return false;
    }
    return !is_bad_self_atari(at) && !is_enclosed_by_mover(at);
}

// Would a point between chains of the mover's own, none of them in atari, be a liberty given away while the
// opponent's chains around are short of liberties too?
bool TacticalPlayout::fills_in_a_race(Point at) const {
    if (liberties_after(board_, mover_, at, few + 1).size() > few) return false;
    bool in_atari = false;
    bool race = false;
    for (Point n : neighbours(at)) {
        if (board_.at(n) != mover_) continue;
        in_atari = in_atari || is_in_atari(board_, n);
        race = race || board_.any_stone(n, [&](Point s) {
            for (Point m : neighbours(s))
                if (board_.at(m) == other(mover_) && liberties_up_to(board_, m, few + 1).size() <= few)
                    return true;
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

}  // namespace shinpan
