// Counter: carries out a count on a table and writes down each step. The methods are made of its operations.
//
//   Counter counter(Method::half_count, Unit::zi, rules, finish);
//   counter.take_off_dead(Place::bowl);
//   counter.put(Color::black, points, Place::bowl);
//   counter.add(Color::black, whole(20));
//   counter.say({fills_territory, {...}});  // one step: all changes since the last remark
#pragma once

#include "go/counting/arrangement.hpp"
#include "go/counting/count.hpp"
#include "go/counting/step_messages.hpp"

#include <cstdint>
#include <initializer_list>
#include <vector>

namespace shinpan::inline go::counting {

inline constexpr Color players[]{Color::black, Color::white};

// Where a stone that leaves the board goes, or comes from: its owner's bowl or the opponent's lid.
enum class Place : std::uint8_t { bowl, lid };

class Counter {
public:
    // Bowls hold what the supply of each colour leaves, at least nothing; the lids hold prisoners and pass
    // stones.
    Counter(Method, Unit, const Ruleset&, const Finish&, int supply);

    // What the table looks like before the first step, where that is not the finish: another position, or
    // White's last pass stone still in the bowl. Precondition: no step was taken.
    void begin_with(const Position&);
    void begin_without_extra_stone();

    const Position& board() const { return now_.board; }
    const Score& score() const { return score_; }
    const Finish& finish() const { return finish_; }
    Size size() const { return now_.board.size(); }
    Held held(Color stones) const { return now_.held[index_of(stones)]; }
    Amount total(Color player) const { return now_.totals[index_of(player)]; }

    // The player's stones and territory once the dead stones are off. Points that score calls nobody's are in
    // neither land: shared_points.
    const Land& land(Color player) const { return lands_[index_of(player)]; }
    PointSet territory(Color player) const { return land(player).empties(now_.board); }
    PointSet shared_points() const;

    // One stone each; part of the step that the next say ends.
    void lift(const PointSet&, Place to);
    void put(Color stones, const PointSet&, Place from);
    void move(const Shift&);  // the stones of `from`, in order, to the points of `to`
    void hand(Color stones, int n, Place from, Place to);
    void add(Color player, Amount);
    void mark(Color player, const PointSet&);

    // Stones moved between bowls and lids only: the remark stands before that of the next step.
    void lead_in(Message);

    // Ends a step. Precondition: the board or a total changed.
    void say(Message);

    // Whole parts of a count, some steps each.
    void take_off_dead(const MessageTemplate&);           // dead_to_bowl, dead_to_lid, dead_by_control
    void add_terms(std::initializer_list<What> but_not);  // every other term of the score
    void add_rest_of_komi(HalfPoints done);               // what of it was not yet counted in stones
    void note(Message);

    Count done() { return std::move(count_); }

private:
    void add_term(const Term&);

    const Ruleset& rules_;
    const Finish& finish_;
    Score score_;
    Land lands_[2];
    Table now_;
    PointSet placed_{}, lifted_{};
    std::vector<Message> said_{};
    Count count_;
};

// Stones of each colour, so many that a player can fill the board although all that they lost stays in the
// lid.
int ample_supply(const Finish&);

}  // namespace shinpan::go::counting
