// The oracle: exhaustive answers about life and death on boards of at most sixteen points, to hold against
// every claim of a prover. It solves each question for all legal positions at once, backwards from the
// captures, with a board of its own (oracle/tiny_board.hpp), and knows no rule of thumb.
//
//   const Oracle oracle(Size{4, 3}, SelfCapture::forbidden);
//   oracle.capturable(position, chain, Color::white)       // can it be captured, White moving first?
//   oracle.can_live(position, Color::white, at, Color::black)
//
// The game. An attacker and a defender move in turn; either may always pass. Stones without liberties come
// off as usual.
//   - The attacker is bound by no ban on repetition. He may take off stones of his own where the rule says
//     so; a lone stone that takes itself off is no different from a pass, so `groups_only` and `allowed` give
//     the same answers.
//   - The defender never takes off his own stones and never retakes a ko: he may not restore the position
//     before the attacker's last move.
// So a defender who succeeds here succeeds under every known ban on repetition, whatever stands elsewhere.
//
// The questions. An attacker who does not succeed in finitely many moves has failed.
//   capturable: a given chain of the defender's. The attacker wants all its stones off the board. (Stones of
//     a chain leave together, so that any one of them stands for it, and for what it grows into.)
//   can_live: a set of points. The attacker wants a stone on one of them that the defender, from then on, can
//     never capture: the defender, now the one who captures, has failed if he does not succeed in finitely
//     many moves. The bans are as above: the defender never retakes, the attacker ignores every ban and may
//     also take off his own stones, which counts as their capture.
//   capturable_from_passer: a given chain whose owner always passes.
//   lives_beside_passer: a set of points. The defender always passes. The attacker wants a stone on one of
//     them that could not be captured though the attacker, from then on, always passed.
//
// The breaches of these rules in `Rules` exist to show that the tests notice them. All of 4x3 takes about a
// second and 1 MiB a question, all of 4x4 about a minute and 200 MiB.
#pragma once

#include "go/board/color.hpp"
#include "go/board/point.hpp"
#include "go/board/position.hpp"
#include "go/rules/self_capture.hpp"
#include "oracle/tiny_board.hpp"

#include <optional>
#include <vector>

namespace shinpan::oracle {

struct Rules {
    SelfCapture attacker = SelfCapture::forbidden;
    bool defender_retakes = false;        // a breach: the defender retakes kos
    bool attacker_skips_corners = false;  // a breach: attacking moves are left out
};

// What is solved; the other questions may not be asked.
struct Questions {
    bool capture = true;
    bool life = true;
    bool capture_from_passer = true;
    bool life_beside_passer = false;
};

// The stones of a position on the oracle's board.
struct Stones {
    Mask black = 0;
    Mask white = 0;

    Mask of(Color player) const { return player == Color::black ? black : white; }
};

Stones stones_of(const Position&);
Position position_of(Stones, Size);
Mask mask_of(Point, Size);
Mask mask_of(const PointSet&, Size);

// For each position of two players, by its code, a set: of points, or of sets of points by their numbers.
// The attacker's stones are the ones of the code, the defender's the twos.
template <class Set>
struct Answers {
    std::vector<Set> attacker_first;
    std::vector<Set> defender_first;
};

class Oracle {
public:
    Oracle(Size, SelfCapture attacker);
    Oracle(Size, Rules, Questions = {});

    Size size() const { return size_; }

    // Of all legal positions, calls f(Stones).
    template <class F>
    void for_each_position(F f) const {
        for (const Pair& p : positions_)
            for (std::size_t s = 0; s < board_.symmetries(); ++s)
                if (is_new_image(p, s)) f(Stones{board_.image(s, p.attacker), board_.image(s, p.defender)});
    }

    // Preconditions: the position is legal; a stone stands on the chain's point. `ko`: the point that the
    // defender, if he is first, may not play on, since he would retake a ko.
    bool capturable(const Position&, Point chain, Color first, std::optional<Point> ko = {}) const;
    bool can_live(const Position&, Color attacker, Point at, Color first) const;
    bool capturable_from_passer(const Position&, Point chain) const;

    // The same for all points at once: the defender's stones that can be captured, ...
    Mask capturable(Stones, Color attacker, Color first) const;
    // ... the points that are each, for itself, one where the attacker can live, ...
    Mask can_live(Stones, Color attacker, Color first) const;
    // ... and the defender's stones that can be captured although he always passes.
    Mask capturable_from_passer(Stones, Color attacker) const;

    // The points where the attacker, who plays alone, can come to have a stone that lives.
    Mask lives_beside_passer(Stones, Color attacker) const;

    // The attacker's stones that the defender can capture in the sense of can_live.
    Mask capturable_by_defender(Stones, Color attacker, Color first) const;

private:
    friend class LifeInSets;

    struct Pair {
        Mask attacker = 0;
        Mask defender = 0;
    };
    struct Play {
        Code to = 0;
        Pair after{};
        Mask taken = 0;
        Mask given_up = 0;
        Mask ko = 0;  // where the defender may not play next
    };

    Code code(Pair p) const { return board_.code(p.attacker, p.defender); }
    bool is_new_image(Pair, std::size_t symmetry) const;
    void find_positions();
    template <class F>
    void for_each_attack(Pair, F) const;
    template <class F>
    void for_each_defence(Pair, Mask ko, F) const;

    // What the attacker forces, or the defender cannot help, by the answers found so far.
    template <class Set>
    Set with_every_defence(const Answers<Set>&, Pair, Mask ko) const;
    template <class Set, class Gain>
    Set with_some_attack(const Answers<Set>&, Pair, Gain) const;
    // What the defender captures, or the attacker cannot help.
    Mask taken_by_some_defence(Pair, Mask ko) const;
    Mask taken_after_every_attack(Pair) const;

    void keep(std::vector<Mask>& answers, Pair, Mask answer) const;
    template <class Sweep>
    void repeat_over_positions(Sweep) const;
    void solve_capture();
    void solve_capture_by_defender();
    void solve_life();
    void solve_capture_from_passer();
    void solve_capture_from_passing_attacker();
    void solve_life_beside_passer();

    Size size_;
    Rules rules_;
    TinyBoard board_;
    std::vector<Pair> positions_;  // one of each class of images, most stones first
    Answers<Mask> capture_;
    Answers<Mask> capture_by_defender_;
    Answers<Mask> life_;
    std::vector<Mask> capture_from_passer_;
    std::vector<Mask> capture_from_passing_attacker_;
    std::vector<Mask> life_beside_passer_;
};

// can_live for whole sets of points: can the attacker live somewhere in the set? Up to 64 sets are solved
// together, for every position.
//
//   const LifeInSets life(oracle, {region, other_region});
//   life.can_live(stones, Color::white, 0, Color::black)
//
// The oracle must outlive it.
class LifeInSets {
public:
    LifeInSets(const Oracle&, std::vector<Mask> sets);

    bool can_live(Stones, Color attacker, std::size_t set, Color first) const;

private:
    using Sets = std::uint64_t;

    Sets sets_with(Mask points) const;

    const Oracle& oracle_;
    std::vector<Mask> sets_;
    Answers<Sets> life_;
};

}  // namespace shinpan::oracle
