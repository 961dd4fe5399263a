// Time: what the bot spends of each time system, and that it never loses on time by spending it.
#include "bot/search/time.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace shinpan;

namespace {

// A whole game at the pace of seconds_for_move, each move taking `over` more than asked; false on loss.
bool lasts(Allowance left, int moves, double over) {
    const Allowance start = left;
    for (int i = 0; i < moves; ++i) {
        double spent = *seconds_for_move(left, std::max(10, moves - i)) + over;
        const double of_main = std::min(left.main, spent);
        left.main -= of_main;
        spent -= of_main;
        switch (left.system) {
            case Allowance::System::none: break;
            case Allowance::System::absolute:
            case Allowance::System::overtime:
                if (spent > 0) return false;
                break;
            case Allowance::System::fischer:
                if (spent > 0) return false;
                left.main += left.increment;
                break;
            case Allowance::System::byo_yomi:
                while (spent > start.period) {
                    spent -= start.period;
                    if (--left.periods == 0) return false;
                }
                break;
            case Allowance::System::canadian:
                if (left.main > 0) break;
                left.period -= spent;
                if (left.period < 0) return false;
                if (--left.moves == 0) left.period = start.period, left.moves = start.moves;
                break;
        }
    }
    return true;
}

}  // namespace

TEST_CASE("time without end is not rationed") {
    CHECK_FALSE(seconds_for_move({.system = Allowance::System::none}, 40).has_value());
}

TEST_CASE("no time system is overstepped in a long game, with a little lag on every move") {
    using enum Allowance::System;
    for (int moves : {10, 40, 150, 300}) {
        CAPTURE(moves);
        CHECK(lasts({.system = absolute, .main = 60}, moves, 0.04));
        CHECK(lasts({.system = byo_yomi, .main = 60, .period = 10, .periods = 3}, moves, 0.04));
        CHECK(lasts({.system = byo_yomi, .main = 0, .period = 5, .periods = 1}, moves, 0.04));
        CHECK(lasts({.system = canadian, .main = 60, .period = 30, .moves = 5}, moves, 0.04));
        CHECK(lasts({.system = canadian, .main = 0, .period = 30, .moves = 25}, moves, 0.04));
        CHECK(lasts({.system = fischer, .main = 20, .increment = 2}, moves, 0.04));
        CHECK(lasts({.system = overtime, .main = 60, .period = 20, .periods = 3}, moves, 0.04));
    }
}

TEST_CASE("time is used: periods nearly whole, main time in shares") {
    using enum Allowance::System;
    CHECK(*seconds_for_move({.system = byo_yomi, .period = 30, .periods = 1}, 40) > 20);
    CHECK(*seconds_for_move({.system = canadian, .period = 30, .moves = 5}, 40) > 4);
    CHECK(*seconds_for_move({.system = absolute, .main = 300}, 40) > 5);
    CHECK(*seconds_for_move({.system = fischer, .main = 60, .increment = 5}, 40) > 4);
    CHECK(*seconds_for_move({.system = absolute, .main = 0.01}, 40) == 0);
}
