// For all finished positions and rulesets: whatever method can count a game gives its score.
#include "finished.hpp"
#include "go/board/board.hpp"
#include "go/counting/count.hpp"
#include "go/rulesets/registry.hpp"
#include "property.hpp"

#include <random>
#include <vector>

using namespace shinpan;

namespace {

Size any_size() {
    if (*rc::gen::inRange(0, 3) == 0) return {19, 19};
    const auto side = [] { return static_cast<std::uint8_t>(*rc::gen::inRange(1, 12)); };
    return {side(), side()};
}

bool is_own_eye(const Board& board, Color mover, Point at) {
    for (Point p : neighbours(at))
        if (board.contains(p) && board.at(p) != mover) return false;
    return true;
}

// A game of random plays that fill no eyes of their own, and the stones that were captured in it.
Finish random_finish(Size size, std::mt19937_64& random) {
    Board board(size);
    Finish finish{board.position()};
    Color mover = Color::black;
    const auto area = static_cast<unsigned>(size.area());
    for (unsigned i = 0, plays = static_cast<unsigned>(random() % (3 * area + 1)); i < plays; ++i) {
        const Point at =
            point(static_cast<int>(random() % size.cols), static_cast<int>(random() % size.rows));
        const bool worth_it = board.at(at) == Color::empty && !is_own_eye(board, mover, at);
        if (!worth_it || board.effect(mover, at).given_up > 0) continue;
        finish.prisoners[index_of(other(mover))] += board.play(mover, at).taken;
        mover = other(mover);
    }
    finish.position = board.position();
    finish.handed = {static_cast<int>(random() % 4), static_cast<int>(random() % 4)};
    finish.extra_stone = finish.handed[1] > 0 && random() % 2 == 0;
    finish.komi = {static_cast<int>(random() % 40) - 5};
    finish.handicap = random() % 3 == 0 ? static_cast<int>(2 + random() % 8) : 0;
    if (random() % 3 == 0) finish.first_passer = random() % 2 == 0 ? Color::black : Color::white;
    return finish;
}

PointSet random_chains(const Position& position, std::mt19937_64& random) {
    PointSet chains;
    for_each_point(position.size(), [&](Point p) {
        if (is_stone(position.at(p)) && random() % 12 == 0) chains |= connected(position, p);
    });
    return chains;
}

// What only some rulesets know: the button, stones played after the preliminary end, dead stones.
void settle(const Ruleset& rules, Finish& finish, std::mt19937_64& random) {
    const Color player = random() % 2 == 0 ? Color::black : Color::white;
    if (rules.button.is != Button::none) finish.button_taker = player;
    const PointSet late = random_chains(finish.position, random);
    for (Color color : {Color::black, Color::white})
        finish.late[index_of(color)] = late & finish.position.points(color);
    if (rules.removal.is == Removal::never) return;
    const PointSet dead = random_chains(finish.position, random);
    if (rules.removal.is != Removal::by_control) {
        finish.dead = dead;
        return;
    }
    finish.analysis = finish.position;
    for (Point p : dead) finish.analysis->set(p, Color::empty);
    for (Point p : dead)
        if (random() % 3 == 0) finish.analysis->set(p, other(finish.position.at(p)));
}

}  // namespace

TEST_CASE("every method that can count a game gives its score, and no step of it hides anything") {
    property("random finished positions under every ruleset", [] {
        std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
        const Finish played = random_finish(any_size(), random);
        for (int i = 0; i < 3; ++i) {
            const auto rulesets = all_rulesets();
            const Ruleset& rules = *rulesets[random() % rulesets.size()];
            Finish finish = played;
            settle(rules, finish, random);
            if (random() % 4 != 0) finished::even_out(rules, finish);
            for (Method method : methods_for(rules, finish)) {
                RC_TAG(std::string(word_of(method)));
                const auto counted = count(method, rules, finish);
                RC_ASSERT(counted.has_value());
                RC_ASSERT(finished::flaw(*counted, rules, finish) == std::string());
            }
        }
    });
}
