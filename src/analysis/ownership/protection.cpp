#include "analysis/ownership/protection.hpp"

#include "analysis/playout/tactics.hpp"
#include "go/score/control.hpp"

#include <algorithm>

namespace shinpan::inline analysis {
namespace {

// The dame are taken in turn, the attacker first: the attacker where it hurts, the owner where it connects,
// and wherever a chain of theirs is in atari they have to fill a point of their own. No point is played twice
// by either, so that a ko or stones taken back and forth come to an end. A point of which the attacker has
// one corner at most, and none at the border, is counted all the same: before the attacker has the other, the
// owner connects there.
class DameFight {
public:
    DameFight(const Position& settled, const PointSet& dame, const PointSet& own, Color owner)
        : settled_(settled), board_(settled), dame_(dame), own_(own), owner_(owner) {}

    PointSet filled() {
        answer_ataris();
        while (take_dame(other(owner_))) {
            if (!answer_ataris()) take_dame(owner_);
        }
        return filled_;
    }

private:
    // How much the owner wants the point, or the attacker wants to deny it to them.
    int worth(Point at, Color mover) const {
        int worth = 0;
        FewPoints chains;
        for (Point n : neighbours(at))
            if (board_.at(n) == owner_) chains.add(board_.head(n));
        for (Point head : chains) {
            const int left = liberties_up_to(board_, head, 4).size();
            worth += 10 * (4 - left);
        }
        if (chains.size() >= 2) worth += mover == owner_ ? 20 : 5;
        return worth;
    }

    bool take_dame(Color mover) {
        Point best = no_point;
        int most = -1;
        for (Point p : dame_) {
            if (board_.at(p) != Color::empty || board_.is_self_capture(mover, p)) continue;
            if (mover == owner_ && liberties_after(board_, mover, p, 2).size() < 2) continue;
            const int now = worth(p, mover);
            if (now > most) best = p;
            most = std::max(most, now);
        }
        if (best != no_point) board_.play(mover, best);
        dame_.erase(best);
        return best != no_point;
    }

    // Fills own points where chains would be taken; true if any was.
    bool answer_ataris() {
        bool any = false;
        for (bool changed = true; changed;) {
            changed = false;
            for (Point stone : board_.position().points(owner_)) {
                if (board_.at(stone) != owner_ || !is_in_atari(board_, stone)) continue;
                const Point last = liberties_up_to(board_, stone, 1)[0];
                if (answered_.contains(last) || board_.is_self_capture(owner_, last)) continue;
                answered_.insert(last);
                if (own_.contains(last) && can_part_at(last)) filled_.insert(last);
                board_.play(owner_, last);
                any = changed = true;
                break;
            }
        }
        return any;
    }

    const Board settled_;
    // Can the attacker part stones there, as they could around a false eye?
    bool can_part_at(Point p) const {
        const Size size = settled_.size();
        const bool at_border =
            p.col() == 0 || p.row() == 0 || p.col() + 1 == size.cols || p.row() + 1 == size.rows;
        return settled_.corners(p, other(owner_)) + at_border >= 2;
    }

    Board board_;
    PointSet dame_;
    PointSet own_;
    PointSet filled_{};
    PointSet answered_{};
    Color owner_;
};

}  // namespace

PointSet protective_plays(const Position& settled, const PointSet& seki) {
    const Size size = settled.size();
    const Territory t = territory(settled);
    const PointSet dame = t.dame - surroundings(seki, size);
    PointSet needed;
    for (Color owner : {Color::black, Color::white})
        needed |= DameFight(settled, dame, t.of[index_of(owner)], owner).filled();
    return needed;
}

}  // namespace shinpan::analysis
