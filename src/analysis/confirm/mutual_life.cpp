#include "analysis/confirm/mutual_life.hpp"

#include "analysis/confirm/confirmation.hpp"
#include "go/board/board.hpp"
#include "go/score/control.hpp"

namespace shinpan::inline analysis {
namespace {

// The stones of the player's chains beside the region.
PointSet chains_beside(const Position& position, const PointSet& region, Color player) {
    const PointSet stones = position.points(player);
    return flood(surroundings(region, position.size()) & stones, stones, position.size());
}

constexpr int largest_doubtful_eyes = 7;  // whose dead stones leave room for two eyes if they are larger

Position filled(Position position, const PointSet& region, Color player) {
    for (Point p : region) position.set(p, player);
    return position;
}

class Fill {
public:
    Fill(const Position& position, const PointSet& dead, const PointSet& standing, KoPass ko_pass,
         std::size_t most_states)
        : position_(position),
          living_(without(position, dead)),
          dead_(dead),
          standing_(standing),
          ko_pass_(ko_pass),
          most_states_(most_states) {}

    bool can(Color player, const PointSet& region) const {
        const PointSet beside = chains_beside(living_, region, player);
        if (!(beside & standing_).empty()) return true;
        if (!live_on(filled(living_, region, player), region)) return false;
        const PointSet eyes = eyes_with_dead(beside, region, player);
        return eyes.empty() || eyes.size() > largest_doubtful_eyes || can_with_dead(region, eyes, player);
    }

private:
    // Do the stones on the region live, the opponent to move?
    bool live_on(const Position& filled, const PointSet& region) const {
        if (has_captured_chain(filled)) return false;
        return (region - alive(confirm(filled, standing_, ko_pass_, most_states_))).empty();
    }

    // What chains of the player surround alone, as far as dead stones are in it.
    PointSet eyes_with_dead(const PointSet& chains, const PointSet& region, Color player) const {
        PointSet found;
        const PointSet open = living_.points(Color::empty) - region;
        for_each_region(open, living_.size(), [&](const PointSet& eye) {
            const PointSet around = surroundings(eye, living_.size());
            const bool is_his = (around & living_.points(other(player))).empty();
            if (is_his && !(around & chains).empty() && !(eye & dead_).empty()) found |= eye;
        });
        return found;
    }

    // With the dead stones on the board: at once, or after a play in those eyes and whatever answers it
    // there?
    bool can_with_dead(const PointSet& region, const PointSet& eyes, Color player) const {
        if (live_on(filled(position_, region, player), region)) return true;
        for (Point p : eyes& position_.points(Color::empty))
            if (can_after(p, region, eyes, player)) return true;
        return false;
    }

    bool can_after(Point p, const PointSet& region, const PointSet& eyes, Color player) const {
        const auto lives = [&](const Board& board) {
            return live_on(filled(board.position(), region, player), region);
        };
        Board board(position_);
        if (board.is_self_capture(player, p)) return false;
        (void)board.play(player, p);
        if (!lives(board)) return false;
        for (Point answer : eyes& board.position().points(Color::empty)) {
            if (board.is_self_capture(other(player), answer)) continue;
            Board answered = board;
            (void)answered.play(other(player), answer);
            if (!lives(answered)) return false;
        }
        return true;
    }

    const Position& position_;
    Position living_;
    const PointSet& dead_;
    PointSet standing_;
    KoPass ko_pass_;
    std::size_t most_states_;
};

}  // namespace

PointSet stones_in_mutual_life(const Position& position, const PointSet& dead, const PointSet& standing,
                               KoPass ko_pass, std::size_t most_states) {
    const Fill fill(position, dead, standing, ko_pass, most_states);
    const Position living = without(position, dead);
    PointSet found;
    for_each_region(territory(living).dame, living.size(), [&](const PointSet& region) {
        if (fill.can(Color::black, region) || fill.can(Color::white, region)) return;
        for (Color player : {Color::black, Color::white}) found |= chains_beside(living, region, player);
    });
    return found;
}

}  // namespace shinpan::analysis
