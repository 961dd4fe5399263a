// Going back in a game, against a game that had only the events that are left.
#include "alike.hpp"
#include "go/game/game.hpp"

#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <array>
#include <random>
#include <vector>

using namespace shinpan;

namespace {

Game folded(const Ruleset& rules, Size size, const std::vector<Event>& events) {
    Game game(rules, size, {});
    for (const Event& event : events) REQUIRE(game.apply(event));
    return game;
}

// Tries so many plays, most of which are none late in a game, and a pass now and then, but no two in a row.
void play_on(Game& game, int tries, std::mt19937_64& random) {
    const Size size = game.board().size();
    for (int i = 0; i < tries && !game.is_over(); ++i) {
        const auto col = static_cast<int>(random() % size.cols);
        const Point at = point(col, static_cast<int>(random() % size.rows));
        const bool has_passed = !game.events().empty() && game.events().back().kind != EventKind::play;
        if (random() % 16 == 0 && !has_passed)
            (void)game.apply(pass_or_button(game, game.to_move()));
        else
            (void)game.apply(play(game.to_move(), at));
    }
}

}  // namespace

TEST_CASE("a game that goes back is the game that has come so far") {
    std::mt19937_64 random(11);
    for (const char* id : {"tromp-taylor", "new-zealand", "button-go", "japanese-1989"}) {
        const Ruleset& rules = *ruleset_called(id).value();
        for (const Size size : {Size{3, 3}, Size{5, 4}, Size{9, 9}}) {
            Game game(rules, size, {});
            for (int round = 0; round < 12; ++round) {
                if (round == 6) game.expect_to_go_back();
                play_on(game, 600, random);
                const std::size_t kept = random() % (game.events().size() + 1);
                const std::vector<Event> left(game.events().begin(),
                                              game.events().begin() + static_cast<std::ptrdiff_t>(kept));
                game.go_back(kept);
                check_alike(game, folded(rules, size, left));
            }
        }
    }
}

TEST_CASE("a game goes back over stones that were set up and turns that were given, and plays on") {
    std::mt19937_64 random(14);
    for (const char* id : {"tromp-taylor", "button-go", "japanese-1989"}) {
        const Ruleset& rules = *ruleset_called(id).value();
        for (const bool expects : {false, true}) {
            Game game(rules, {5, 4}, {});
            if (expects) game.expect_to_go_back();
            for (int round = 0; round < 30; ++round) {
                for (int i = 0; i < 20; ++i) {
                    const Color by = std::array{Color::empty, Color::black, Color::white}[random() % 3];
                    const Point at = point(static_cast<int>(random() % 5), static_cast<int>(random() % 4));
                    (void)game.apply({.kind = EventKind::setup, .by = by, .points = {at}});
                    if (is_stone(by) && random() % 3 == 0) (void)game.apply(event(EventKind::turn, by));
                    play_on(game, 10, random);
                }
                const std::vector<Event> all = game.events();
                const std::size_t kept = all.size() - random() % (all.size() / 2 + 1);
                game.go_back(kept);
                const auto end = all.begin() + static_cast<std::ptrdiff_t>(kept);
                check_alike(game, folded(rules, {5, 4}, {all.begin(), end}));
            }
        }
    }
}

TEST_CASE("a game is taken back event by event to its start, and can be played again") {
    std::mt19937_64 random(12);
    const Ruleset& rules = *ruleset_called("tromp-taylor").value();
    Game game(rules, {9, 9}, {});
    play_on(game, 4000, random);
    const std::vector<Event> events = game.events();
    REQUIRE(events.size() > 150);
    for (std::size_t kept = events.size(); kept-- > 0;) {
        game.go_back(kept);
        if (kept % 37 != 0) continue;
        const auto end = events.begin() + static_cast<std::ptrdiff_t>(kept);
        check_alike(game, folded(rules, {9, 9}, {events.begin(), end}));
    }
    CHECK(game.events().empty());
    for (const Event& event : events) REQUIRE(game.apply(event));
    check_alike(game, folded(rules, {9, 9}, events));
}

TEST_CASE("a long game that expects to go back does so by one, by many, and to its start") {
    std::mt19937_64 random(13);
    const Ruleset& rules = *ruleset_called("tromp-taylor").value();
    Game game(rules, {19, 19}, {});
    game.expect_to_go_back();
    play_on(game, 30000, random);
    const std::vector<Event> events = game.events();
    REQUIRE(events.size() > 600);
    const auto folded_to = [&](std::size_t kept) {
        return folded(rules, {19, 19}, {events.begin(), events.begin() + static_cast<std::ptrdiff_t>(kept)});
    };
    for (const std::size_t back : {1, 2, 3, 60, 70, 200, 70}) {
        const std::size_t kept = game.events().size() - back;
        game.go_back(kept);
        check_alike(game, folded_to(kept));
    }
    Game copy = game;  // begins without what it would need
    copy.go_back(100);
    check_alike(copy, folded_to(100));
    while (!game.events().empty()) game.go_back(game.events().size() - 1);
    check_alike(game, folded_to(0));
}

namespace {

long moves_carried_out = 0;

Step counted_passes(const Ending& ending, const Stage& stage, const Signal& signal) {
    ++moves_carried_out;
    return two_passes(ending, stage, signal);
}

// Of the moves that it has to carry out again when it has had so many and so many events are taken back one
// by one. With `sets_up` a stone is set up before each of White's moves.
long moves_again(int moves, int back, bool sets_up = false) {
    Ruleset rules = *ruleset_called("tromp-taylor").value();
    rules.repetition.is = repetition_allowed;
    rules.ending.is.procedure = counted_passes;
    Game game(rules, {2, 2}, {});
    game.expect_to_go_back();
    // White passes while Black fills the board again and again, and so empties it.
    const auto next = [](int move) { return point(move / 2 % 2, move / 4 % 2); };
    const Event stone{.kind = EventKind::setup, .by = Color::black, .points = {point(0, 0)}};
    for (int move = 0; move < moves; ++move) {
        if (sets_up && move % 8 == 1) REQUIRE(game.apply(stone));
        REQUIRE(game.apply(move % 2 == 0 ? play(Color::black, next(move)) : pass(Color::white)));
    }
    moves_carried_out = 0;
    for (int i = 0; i < back; ++i) game.go_back(game.events().size() - 1);
    return moves_carried_out;
}

}  // namespace

TEST_CASE("what it costs to take one move back does not grow with the game") {
    for (const int moves : {200, 2'000, 20'000}) CHECK(moves_again(moves, 1) <= 64);
}

TEST_CASE("it does not grow with the game either where stones were set up on the way") {
    for (const int moves : {200, 2'000, 20'000}) CHECK(moves_again(moves, 1, true) <= 64);
    CHECK(moves_again(20'000, 20'000, true) <= 20'000 * 64);
}

TEST_CASE("what it costs to take a whole game back grows as the game does") {
    CHECK(moves_again(2'000, 2'000) <= 2'000 * 64);
    CHECK(moves_again(20'000, 20'000) <= 20'000 * 64);
}
