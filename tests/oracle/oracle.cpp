#include "oracle/oracle.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace shinpan::oracle {
namespace {

constexpr Mask bit(int at) { return static_cast<Mask>(1U << at); }

template <class F>
void for_each_bit(Mask set, F f) {
    for (; set != 0; set &= static_cast<Mask>(set - 1)) f(std::countr_zero(set));
}

}  // namespace

Stones stones_of(const Position& position) {
    const Size size = position.size();
    return {mask_of(position.points(Color::black), size), mask_of(position.points(Color::white), size)};
}

Position position_of(Stones stones, Size size) {
    Position position(size);
    for_each_point(size, [&](Point p) {
        if ((stones.black & mask_of(p, size)) != 0) position.set(p, Color::black);
        if ((stones.white & mask_of(p, size)) != 0) position.set(p, Color::white);
    });
    return position;
}

Mask mask_of(Point p, Size size) { return bit(p.row() * size.cols + p.col()); }

Mask mask_of(const PointSet& points, Size size) {
    Mask mask = 0;
    for (Point p : points) mask |= mask_of(p, size);
    return mask;
}

Oracle::Oracle(Size size, SelfCapture attacker) : Oracle(size, Rules{.attacker = attacker}) {}

Oracle::Oracle(Size size, Rules rules, Questions questions)
    : size_(size), rules_(rules), board_(size.cols, size.rows) {
    find_positions();
    if (questions.capture) solve_capture();
    if (questions.life) solve_capture_by_defender();
    if (questions.life) solve_life();
    if (questions.capture_from_passer) solve_capture_from_passer();
    if (questions.life_beside_passer) solve_capture_from_passing_attacker();
    if (questions.life_beside_passer) solve_life_beside_passer();
}

bool Oracle::is_new_image(Pair p, std::size_t symmetry) const {
    const auto image = [&](std::size_t s) {
        return board_.code(board_.image(s, p.attacker), board_.image(s, p.defender));
    };
    for (std::size_t earlier = 0; earlier < symmetry; ++earlier)
        if (image(earlier) == image(symmetry)) return false;
    return true;
}

// Of each class of images the position with the least code.
void Oracle::find_positions() {
    const auto is_least = [&](Pair p) {
        for (std::size_t s = 1; s < board_.symmetries(); ++s)
            if (board_.code(board_.image(s, p.attacker), board_.image(s, p.defender)) < code(p)) return false;
        return true;
    };
    std::vector<std::vector<Pair>> by_stones(static_cast<std::size_t>(board_.points()) + 1);
    for (std::uint32_t attacker = 0; attacker <= board_.all(); ++attacker) {
        const std::uint32_t free = board_.all() & ~attacker;
        for (std::uint32_t defender = free;; defender = (defender - 1) & free) {
            const Pair p{static_cast<Mask>(attacker), static_cast<Mask>(defender)};
            if (is_least(p) && board_.is_legal(p.attacker, p.defender))
                by_stones[static_cast<std::size_t>(std::popcount(attacker | defender))].push_back(p);
            if (defender == 0) break;
        }
    }
    for (auto some = by_stones.rbegin(); some != by_stones.rend(); ++some)
        positions_.insert(positions_.end(), some->begin(), some->end());
}

// The attacker's plays; passing apart.
template <class F>
void Oracle::for_each_attack(Pair p, F f) const {
    Mask points = static_cast<Mask>(board_.all() & ~(p.attacker | p.defender));
    if (rules_.attacker_skips_corners)
        points &= static_cast<Mask>(~(bit(0) | bit(board_.cols() - 1) | bit(board_.points() - board_.cols()) |
                                      bit(board_.points() - 1)));
    for_each_bit(points, [&](int at) {
        const Move move = board_.play(p.attacker, p.defender, at);
        if (forbids(rules_.attacker, std::popcount(move.given_up))) return;
        const Pair after{move.mine, move.theirs};
        Play play{code(after), after, move.taken, move.given_up, 0};
        const bool took_one = std::has_single_bit(move.taken);
        const bool is_alone = board_.chain(move.mine, at) == bit(at);
        if (took_one && is_alone && !rules_.defender_retakes &&
            board_.liberties(bit(at), move.mine | move.theirs) == move.taken)
            play.ko = move.taken;
        f(play);
    });
}

// The defender's plays; passing apart.
template <class F>
void Oracle::for_each_defence(Pair p, Mask ko, F f) const {
    for_each_bit(static_cast<Mask>(board_.all() & ~(p.attacker | p.defender | ko)), [&](int at) {
        const Move move = board_.play(p.defender, p.attacker, at);
        if (move.given_up == 0)
            f(Play{board_.code(move.theirs, move.mine), {move.theirs, move.mine}, move.taken, 0, 0});
    });
}

template <class Set>
Set Oracle::with_every_defence(const Answers<Set>& answers, Pair p, Mask ko) const {
    Set set = answers.attacker_first[code(p)];
    for_each_defence(p, ko, [&](const Play& play) { set &= answers.attacker_first[play.to]; });
    return set;
}

// `gain` is what the play achieves at once.
template <class Set, class Gain>
Set Oracle::with_some_attack(const Answers<Set>& answers, Pair p, Gain gain) const {
    Set set = answers.defender_first[code(p)];
    for_each_attack(p, [&](const Play& play) {
        set |= gain(play);
        if (play.ko == 0)
            set |= answers.defender_first[play.to];
        else
            set |= with_every_defence(answers, play.after, play.ko);
    });
    return set;
}

Mask Oracle::taken_by_some_defence(Pair p, Mask ko) const {
    Mask set = capture_by_defender_.attacker_first[code(p)];
    for_each_defence(p, ko, [&](const Play& play) {
        set |= static_cast<Mask>(play.taken | capture_by_defender_.attacker_first[play.to]);
    });
    return static_cast<Mask>(set & p.attacker);
}

Mask Oracle::taken_after_every_attack(Pair p) const {
    const std::vector<Mask>& after = capture_by_defender_.defender_first;
    Mask set = after[code(p)];
    for_each_attack(p, [&](const Play& play) {
        const Mask later = play.ko == 0 ? after[play.to] : taken_by_some_defence(play.after, play.ko);
        set &= static_cast<Mask>(later | play.given_up);
    });
    return set;
}

void Oracle::keep(std::vector<Mask>& answers, Pair p, Mask answer) const {
    for (std::size_t s = 0; s < board_.symmetries(); ++s)
        answers[board_.code(board_.image(s, p.attacker), board_.image(s, p.defender))] =
            board_.image(s, answer);
}

// Until a sweep(position) has changed nothing anywhere.
template <class Sweep>
void Oracle::repeat_over_positions(Sweep sweep) const {
    for (bool changed = true; changed;) {
        changed = false;
        for (const Pair& p : positions_)
            if (sweep(p)) changed = true;
    }
}

void Oracle::solve_capture() {
    capture_ = {std::vector<Mask>(board_.codes()), std::vector<Mask>(board_.codes())};
    repeat_over_positions([&](Pair p) {
        const Mask first = with_some_attack(capture_, p, [](const Play& play) { return play.taken; });
        const bool more = first != capture_.attacker_first[code(p)];
        if (more) keep(capture_.attacker_first, p, first);
        const Mask second = with_every_defence(capture_, p, 0);
        if (second == capture_.defender_first[code(p)]) return more;
        keep(capture_.defender_first, p, second);
        return true;
    });
}

void Oracle::solve_capture_by_defender() {
    Answers<Mask>& answers = capture_by_defender_;
    answers = {std::vector<Mask>(board_.codes()), std::vector<Mask>(board_.codes())};
    repeat_over_positions([&](Pair p) {
        const Mask first = taken_by_some_defence(p, 0);
        const bool more = first != answers.defender_first[code(p)];
        if (more) keep(answers.defender_first, p, first);
        const Mask second = taken_after_every_attack(p);
        if (second == answers.attacker_first[code(p)]) return more;
        keep(answers.attacker_first, p, second);
        return true;
    });
}

void Oracle::solve_life() {
    life_ = {std::vector<Mask>(board_.codes()), std::vector<Mask>(board_.codes())};
    const auto nothing = [](const Play&) { return Mask{0}; };
    repeat_over_positions([&](Pair p) {
        const Mask kept = static_cast<Mask>(p.attacker & ~capture_by_defender_.attacker_first[code(p)]);
        const Mask first = static_cast<Mask>(kept | with_some_attack(life_, p, nothing));
        const bool more = first != life_.attacker_first[code(p)];
        if (more) keep(life_.attacker_first, p, first);
        const Mask second = with_every_defence(life_, p, 0);
        if (second == life_.defender_first[code(p)]) return more;
        keep(life_.defender_first, p, second);
        return true;
    });
}

void Oracle::solve_capture_from_passer() {
    capture_from_passer_.resize(board_.codes());
    repeat_over_positions([&](Pair p) {
        Mask set = capture_from_passer_[code(p)];
        for_each_attack(p, [&](const Play& play) {
            set |= static_cast<Mask>(play.taken | capture_from_passer_[play.to]);
        });
        if (set == capture_from_passer_[code(p)]) return false;
        keep(capture_from_passer_, p, set);
        return true;
    });
}

void Oracle::solve_capture_from_passing_attacker() {
    capture_from_passing_attacker_.resize(board_.codes());
    repeat_over_positions([&](Pair p) {
        Mask set = capture_from_passing_attacker_[code(p)];
        for_each_defence(p, 0, [&](const Play& play) {
            set |= static_cast<Mask>(play.taken | capture_from_passing_attacker_[play.to]);
        });
        if (set == capture_from_passing_attacker_[code(p)]) return false;
        keep(capture_from_passing_attacker_, p, set);
        return true;
    });
}

void Oracle::solve_life_beside_passer() {
    life_beside_passer_.resize(board_.codes());
    repeat_over_positions([&](Pair p) {
        Mask set = static_cast<Mask>(p.attacker & ~capture_from_passing_attacker_[code(p)]);
        for_each_attack(p, [&](const Play& play) { set |= life_beside_passer_[play.to]; });
        if (set == life_beside_passer_[code(p)]) return false;
        keep(life_beside_passer_, p, set);
        return true;
    });
}

Mask Oracle::capturable(Stones stones, Color attacker, Color first) const {
    const Code position = code({stones.of(attacker), stones.of(other(attacker))});
    return (first == attacker ? capture_.attacker_first : capture_.defender_first)[position];
}

Mask Oracle::can_live(Stones stones, Color attacker, Color first) const {
    const Code position = code({stones.of(attacker), stones.of(other(attacker))});
    return (first == attacker ? life_.attacker_first : life_.defender_first)[position];
}

Mask Oracle::capturable_from_passer(Stones stones, Color attacker) const {
    return capture_from_passer_[code({stones.of(attacker), stones.of(other(attacker))})];
}

Mask Oracle::lives_beside_passer(Stones stones, Color attacker) const {
    return life_beside_passer_[code({stones.of(attacker), stones.of(other(attacker))})];
}

Mask Oracle::capturable_by_defender(Stones stones, Color attacker, Color first) const {
    const Code position = code({stones.of(attacker), stones.of(other(attacker))});
    const Answers<Mask>& answers = capture_by_defender_;
    return (first == attacker ? answers.attacker_first : answers.defender_first)[position];
}

bool Oracle::capturable(const Position& position, Point chain, Color first, std::optional<Point> ko) const {
    const Color attacker = other(position.at(chain));
    const Stones stones = stones_of(position);
    const Mask at = mask_of(chain, size_);
    if (!ko || first == attacker) return (capturable(stones, attacker, first) & at) != 0;
    const Pair p{stones.of(attacker), stones.of(other(attacker))};
    return (with_every_defence(capture_, p, mask_of(*ko, size_)) & at) != 0;
}

bool Oracle::can_live(const Position& position, Color attacker, Point at, Color first) const {
    return (can_live(stones_of(position), attacker, first) & mask_of(at, size_)) != 0;
}

bool Oracle::capturable_from_passer(const Position& position, Point chain) const {
    const Mask set = capturable_from_passer(stones_of(position), other(position.at(chain)));
    return (set & mask_of(chain, size_)) != 0;
}

LifeInSets::LifeInSets(const Oracle& oracle, std::vector<Mask> sets)
    : oracle_(oracle), sets_(std::move(sets)) {
    assert(sets_.size() <= 64);
    const std::size_t codes = oracle.board_.codes();
    life_ = {std::vector<Sets>(codes), std::vector<Sets>(codes)};
    const auto nothing = [](const Oracle::Play&) { return Sets{0}; };
    for (bool changed = true; changed;) {
        changed = false;
        oracle.for_each_position([&](Stones stones) {
            const Oracle::Pair p{stones.black, stones.white};
            const Code code = oracle.code(p);
            const Mask lost = oracle.capture_by_defender_.attacker_first[code];
            const Sets first =
                sets_with(static_cast<Mask>(p.attacker & ~lost)) | oracle.with_some_attack(life_, p, nothing);
            changed |= first != life_.attacker_first[code];
            life_.attacker_first[code] = first;
            const Sets second = oracle.with_every_defence(life_, p, 0);
            changed |= second != life_.defender_first[code];
            life_.defender_first[code] = second;
        });
    }
}

LifeInSets::Sets LifeInSets::sets_with(Mask points) const {
    Sets with = 0;
    for (std::size_t i = 0; i < sets_.size(); ++i)
        if ((sets_[i] & points) != 0) with |= Sets{1} << i;
    return with;
}

bool LifeInSets::can_live(Stones stones, Color attacker, std::size_t set, Color first) const {
    const Code position = oracle_.code({stones.of(attacker), stones.of(other(attacker))});
    const std::vector<Sets>& answers = first == attacker ? life_.attacker_first : life_.defender_first;
    return (answers[position] >> set & 1) != 0;
}

}  // namespace shinpan::oracle
