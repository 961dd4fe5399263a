#include "go/score/immortal.hpp"

#include "go/board/definition.hpp"
#include "go/score/control.hpp"
#include "go/score/unconditional.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace shinpan::inline go {
namespace {

using Positions = std::vector<Position>;

Positions that_may_return(std::span<const Position> earlier, const Position& now, Color player) {
    Positions found;
    for (const Position& position : earlier)
        if (may_return(position, now, player)) found.push_back(position);
    return found;
}

bool asks_for_history(SelfCapture self_capture, const Repetition& ban) {
    return self_capture == SelfCapture::forbidden && ban.same == Repetition::Same::board &&
           ban.maker == Repetition::Maker::anyone && ban.back == Repetition::Back::whole_game &&
           ban.cycles == Repetition::Cycles::any;
}

// Looks for plays of the attacker alone that take the stone at a point. As soon as no earlier position can
// return, the stone can be taken unless it is unconditionally alive. Plays that rule out returns come first.
class Attack {
public:
    Attack(Color player, Point at, const Repetition& ban) : player_(player), at_(at), ban_(ban) {}

    bool takes(const Position& now, const Positions& earlier) {
        if (unconditionally_alive(now, player_, SelfCapture::forbidden).contains(at_)) return false;
        const Positions returning = that_may_return(earlier, now, player_);
        if (returning.empty()) return true;
        if (!seen_.insert(to_text(now)).second) return false;
        const PointSet empty = now.points(Color::empty);
        PointSet returned;
        for (const Position& position : returning) returned |= position.points(other(player_));
        return takes_from(now, empty - returned, returning) || takes_from(now, empty & returned, returning);
    }

private:
    bool takes_from(const Position& now, const PointSet& points, const Positions& returning) {
        for (Point p : points) {
            Position next = now;
            const Played played = play_by_definition(next, other(player_), p);
            if (played.given_up > 0) continue;
            const bool is_bound = played.taken > 0 || ban_.binds == Repetition::Binds::all;
            if (is_bound && std::find(returning.begin(), returning.end(), next) != returning.end()) continue;
            if (next.at(at_) == Color::empty || takes(next, returning)) return true;
        }
        return false;
    }

    Color player_;
    Point at_;
    const Repetition& ban_;
    std::set<std::string> seen_{};
};

}  // namespace

bool may_return(const Position& earlier, const Position& now, Color player) {
    return (earlier.points(player) - now.points(player)).empty() &&
           (now.points(other(player)) - earlier.points(other(player))).empty() && !(earlier == now);
}

PointSet immortal(const Position& position, Color player, SelfCapture self_capture, const Repetition& ban,
                  std::span<const Position> earlier) {
    PointSet found = unconditionally_alive(position, player, self_capture);
    if (!asks_for_history(self_capture, ban)) return found;
    const Positions returning = that_may_return(earlier, position, player);
    if (returning.empty()) return found;
    for_each_region(position.points(player) - found, position.size(), [&](const PointSet& chain) {
        if (!Attack(player, *chain.begin(), ban).takes(position, returning)) found |= chain;
    });
    return found;
}

}  // namespace shinpan::go
