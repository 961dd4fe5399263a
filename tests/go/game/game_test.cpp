#include "go/game/game.hpp"

#include "go/rulesets/registry.hpp"
#include "go/rulesets/rulesets.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

using namespace shinpan;

namespace {

// Moves as "B D4", "W pass"; each must be accepted.
void follow(Game& game, const std::string& moves) {
    std::istringstream words(moves);
    std::string who, where;
    while (words >> who >> where) {
        CAPTURE(where);
        const Color by = who == "B" ? Color::black : Color::white;
        const Event e = where == "pass" ? pass(by) : play(by, *point_named(where, game.board().size()));
        REQUIRE(game.apply(e));
    }
}

Refusal refusal(Game& game, const Event& e) {
    const Game before = game;
    const auto done = game.apply(e);
    REQUIRE_FALSE(done);
    CHECK(game.board().position() == before.board().position());
    CHECK(game.stage() == before.stage());
    return done.error();
}

Point on5(const char* name) { return *point_named(name, Size{5, 5}); }

}  // namespace

TEST_CASE("a play is refused with its reason and clause") {
    Game game(french_2007, Size{5, 5}, {});
    follow(game, "B C3");
    CHECK(refusal(game, play(Color::white, on5("C3"))).why == Why::occupied);
    CHECK(refusal(game, play(Color::black, on5("A1"))).why == Why::out_of_turn);
    CHECK(refusal(game, play(Color::white, point(5, 0))).why == Why::off_board);
    follow(game, "W A2 B E5 W B1");
    const Refusal self = refusal(game, play(Color::black, on5("A1")));
    CHECK(self.why == Why::self_capture);
    CHECK(self.clause == "§6");
}

TEST_CASE("a ko is refused with the move after which the position stood") {
    Game game(french_2007, Size{5, 5}, {});
    follow(game, "B B3 W C3 B A2 W D2 B B1 W C1 B E5 W B2 B C2");
    CHECK(game.tally().prisoners[1] == 1);
    const Refusal ko = refusal(game, play(Color::white, on5("B2")));
    CHECK(ko.why == Why::repetition);
    CHECK(ko.clause == "§8");
    CHECK(ko.repeats_move == 8);
}

TEST_CASE("after a setup in mid-game a repeated position is still named by the move of the game") {
    Game game(french_2007, Size{5, 5}, {});
    follow(game, "B B3 W C3");
    for (const auto& [by, at] : {std::pair{Color::black, std::vector{on5("A2"), on5("B1")}},
                                 std::pair{Color::white, std::vector{on5("D2"), on5("C1")}}})
        REQUIRE(game.apply({.kind = EventKind::setup, .by = by, .points = at}));
    follow(game, "B E5 W B2 B C2");
    CHECK(refusal(game, play(Color::white, on5("B2"))).repeats_move == 4);
}

TEST_CASE("agreement: marks are proposed by one player and accepted by the other, naming what they accept") {
    Game game(french_2007, Size{5, 5}, {.komi = points(7)});
    follow(game, "B C3 W A1 B pass W pass");
    CHECK(game.stage().phase == Phase::stopped);
    PointSet dead;
    dead.insert(on5("A1"));
    CHECK(refusal(game, marks_accepted(Color::white, dead)).why == Why::other_marks);
    REQUIRE(game.apply(marks_proposed(Color::black, dead)));
    CHECK(refusal(game, marks_accepted(Color::black, dead)).why == Why::own_marks);
    CHECK(refusal(game, marks_accepted(Color::white, {})).why == Why::other_marks);
    REQUIRE(game.apply(marks_accepted(Color::white, dead)));
    CHECK(game.outcome().how == Ended::scored);
    CHECK(score(game.rules(), game.finish()).margin() == points(25 - 7));
    CHECK(refusal(game, pass(Color::black)).why == Why::game_over);
}

TEST_CASE(
    "passes before the preliminary end are free, later ones cost a stone, the first mover's last does not") {
    Game game(ikeda_territory_1, Size{5, 5}, {});
    follow(game, "B C3 W pass B pass");
    CHECK(game.stage().phase == Phase::settle);
    CHECK(game.tally().handed == std::array{0, 0});
    follow(game, "W pass");
    CHECK(game.tally().handed == std::array{0, 1});
    follow(game, "B pass");
    CHECK(game.tally().handed == std::array{1, 1});
    CHECK(game.outcome().how == Ended::scored);
    CHECK(game.outcome().clause == "Rule 6-3");

    Game longer(ikeda_territory_1, Size{5, 5}, {});
    follow(longer, "B C3 W pass B pass W C4 B pass W pass");
    CHECK(longer.tally().handed == std::array{1, 0});
}

TEST_CASE("White passes once more when Black moved last, where the rules ask for it") {
    Game game(french_2007, Size{5, 5}, {});
    follow(game, "B C3 W pass B pass");
    REQUIRE(game.apply(marks_proposed(Color::white, {})));
    REQUIRE(game.apply(marks_accepted(Color::black, {})));
    CHECK(game.tally().handed == std::array{1, 2});
}

TEST_CASE("Japanese resumption: the opponent of who asks moves first") {
    Game game(japanese_1989, Size{5, 5}, {});
    follow(game, "B C3 W pass B pass");
    REQUIRE(game.apply(event(EventKind::resume, Color::white)));
    CHECK(game.to_move() == Color::black);
    follow(game, "B B2");
}

TEST_CASE("breaking a rule loses where the ruleset says so, and both may lose after the stop") {
    Game game(japanese_1989, Size{5, 5}, {});
    follow(game, "B C3");
    REQUIRE(game.apply({.kind = EventKind::breach, .by = Color::white, .at = on5("C3")}));
    CHECK(game.outcome().how == Ended::illegal_move);
    CHECK(game.outcome().winner == Color::black);
    CHECK(game.outcome().clause == "Article 14");

    Game other_game(japanese_1989, Size{5, 5}, {});
    CHECK(refusal(other_game, event(EventKind::both_lose, Color::black)).why == Why::not_now);
    follow(other_game, "B C3 W pass B pass");
    REQUIRE(other_game.apply(event(EventKind::both_lose, Color::black)));
    CHECK(other_game.outcome().how == Ended::both_lose);
}

TEST_CASE("two moves in a row are one illegal move: both come off for one pass, also when folded anew") {
    Game game(aga, Size{5, 5}, {});
    follow(game, "B C3 W C2");
    const Position before = game.board().position();
    follow(game, "B B2");
    REQUIRE(game.apply({.kind = EventKind::breach, .by = Color::black, .at = on5("D4")}));
    CHECK(game.board().position() == before);
    CHECK(game.to_move() == Color::white);
    CHECK(game.tally().handed == std::array{1, 0});
    Game again(aga, Size{5, 5}, {});
    for (const Event& e : game.events()) REQUIRE(again.apply(e));
    CHECK(again.board().position() == before);
    CHECK(again.tally().handed == std::array{1, 0});
    CHECK(refusal(game, play(Color::black, on5("B2"))).why == Why::out_of_turn);

    Game first(aga, Size{5, 5}, {});  // nothing of White's own can be taken back
    REQUIRE(first.apply({.kind = EventKind::breach, .by = Color::white, .at = on5("D4")}));
    CHECK(first.to_move() == Color::black);
}

TEST_CASE("Black's passes before and after a pass that only makes up the handicap are no pair") {
    Game game(ikeda_area_2, Size{5, 5}, {});
    REQUIRE(game.apply({.kind = EventKind::handicap, .by = Color::black, .number = 3}));
    follow(game, "B pass W pass B pass");
    CHECK_FALSE(game.is_over());
    follow(game, "W pass B pass");
    CHECK_FALSE(game.is_over());
    follow(game, "W pass");
    CHECK(game.is_over());
}

TEST_CASE("a move taken back is as if never made") {
    Game game(french_2007, Size{5, 5}, {});
    follow(game, "B C3 W C2");
    const Position before = game.board().position();
    follow(game, "B B2");
    REQUIRE(game.apply({.kind = EventKind::undo_asked, .by = Color::black, .number = 1}));
    CHECK(refusal(game, event(EventKind::undo_granted, Color::black)).why == Why::own_marks);
    REQUIRE(game.apply(event(EventKind::undo_granted, Color::white)));
    CHECK(game.board().position() == before);
    CHECK(game.to_move() == Color::black);
    CHECK(game.tally().moves == 2);
}

TEST_CASE("a penalty costs points in the score, and stays when moves are taken back") {
    Game game(french_2007, Size{5, 5}, {});
    follow(game, "B C3 W C2");
    const HalfPoints before = score(french_2007, game.finish()).margin();
    const Event two_points{.kind = EventKind::penalty, .by = Color::black, .number = 2};
    REQUIRE(game.apply(two_points));
    CHECK(game.to_move() == Color::black);
    CHECK(score(french_2007, game.finish()).margin() == before - points(2));
    REQUIRE(game.apply({.kind = EventKind::undo_asked, .by = Color::white, .number = 1}));
    REQUIRE(game.apply(event(EventKind::undo_granted, Color::black)));
    CHECK(game.tally().moves == 1);
    CHECK(game.tally().penalties == std::array{2, 0});
    CHECK(refusal(game, {.kind = EventKind::penalty, .by = Color::white}).why == Why::not_here);
    REQUIRE(game.apply(event(EventKind::resign, Color::white)));
    CHECK(refusal(game, two_points).why == Why::game_over);
}

TEST_CASE("nobody agrees on dead stones of a game that was resigned, whoever proposed them before") {
    for (const EventKind end : {EventKind::resign, EventKind::timeout, EventKind::forfeit}) {
        Game game(french_2007, Size{5, 5}, {});
        follow(game, "B C3 W C2 B pass W pass");
        PointSet dead;
        dead.insert(*point_named("C2", Size{5, 5}));
        const Event marks = marks_proposed(Color::black, dead);
        REQUIRE(game.apply(marks));
        REQUIRE(game.apply(event(end, Color::white)));
        CHECK(refusal(game, marks_accepted(Color::white, dead)).why == Why::game_over);
        CHECK(refusal(game, marks).why == Why::game_over);
        CHECK(game.agreed_dead().empty());
        CHECK(game.outcome().winner == Color::black);
    }
}

TEST_CASE("a diagram is the work of the player who is not to move, whichever came first, stones or turn") {
    const Size size{4, 3};
    const auto stones = [&](Color by, std::vector<const char*> names) {
        Event placed{.kind = EventKind::setup, .by = by};
        for (const char* name : names) placed.points.push_back(*point_named(name, size));
        return placed;
    };
    const Event white = stones(Color::white, {"B3", "A2", "B1"});
    const Event black = stones(Color::black, {"C3", "B2", "D2", "C1"});
    const Event turn = event(EventKind::turn, Color::white);
    for (const auto& order : {std::vector{turn, white, black}, std::vector{white, black, turn}}) {
        Game game(french_2007, size, {});
        for (const Event& e : order) REQUIRE(game.apply(e));
        follow(game, "W C2");
        const Refusal ko = refusal(game, play(Color::black, *point_named("B2", size)));
        CHECK(ko.why == Why::repetition);
        CHECK(ko.repeats_move == 0);
    }
}

TEST_CASE("a turn that is set in mid-game says who plays next") {
    Game game(french_2007, Size{5, 5}, {});
    follow(game, "B C3");
    REQUIRE(game.apply(event(EventKind::turn, Color::black)));
    CHECK(game.to_move() == Color::black);
    CHECK(refusal(game, play(Color::white, on5("A1"))).why == Why::out_of_turn);
    follow(game, "B B2 W D4");
}

TEST_CASE("handicap: stones set, White to move; or White passes outside all accounting") {
    Game game(french_2007, Size{9, 9}, {.komi = half_point});
    const auto stones = fixed_handicap(2, Size{9, 9});
    REQUIRE(game.apply({.kind = EventKind::handicap, .by = Color::black, .number = 2, .points = stones}));
    CHECK(game.to_move() == Color::white);
    CHECK(score(game.rules(), game.finish()).of(Color::white) == points(1) + half_point);

    Game passes(ikeda_territory_1, Size{5, 5}, {});
    REQUIRE(passes.apply({.kind = EventKind::handicap, .by = Color::black, .number = 3}));
    follow(passes, "B C3 W pass B B2 W pass B D4");
    CHECK(passes.tally().passes == std::array{0, 0});
    CHECK(passes.tally().first_passer == Color::empty);
    follow(passes, "W pass B pass");
    CHECK(passes.stage().phase == Phase::settle);
}

TEST_CASE("White plays where handicap is agreed apart: he owes no more passes and keeps the points") {
    Game game(ikeda_area_2, Size{5, 5}, {});  // docs/decisions/0034-handicap-pass-forgone.md
    REQUIRE(game.apply({.kind = EventKind::handicap, .by = Color::black, .number = 3}));
    follow(game, "B C3 W pass B D4 W D3 B E2 W pass");
    CHECK(game.tally().passes == std::array{0, 1});
    CHECK(game.tally().first_passer == Color::white);
    const auto terms = score(game.rules(), game.finish()).terms;
    const auto compensation =
        std::find_if(terms.begin(), terms.end(), [](const Term& t) { return t.what == What::compensation; });
    REQUIRE(compensation != terms.end());
    CHECK(compensation->points == points(2));
}

TEST_CASE("White may not play before the handicap is made up, where the text has Black's stones first") {
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        Game game(*rules, Size{5, 5}, {});
        if (!game.apply({.kind = EventKind::handicap, .by = Color::black, .number = 3})) continue;
        follow(game, "B C3");
        if (rules->handicap.is.passes_may_lapse) {
            CHECK_FALSE(game.refuses_play(Color::white, on5("D3")));
            continue;
        }
        CHECK(game.refuses_play(Color::white, on5("D3"))->why == Why::not_now);
        const Refusal no = refusal(game, play(Color::white, on5("D3")));
        CHECK(no.why == Why::not_now);
        CHECK(no.clause == rules->handicap.clause);
        follow(game, "W pass B B2 W pass B D4 W D3");
        CHECK(game.tally().passes == std::array{0, 0});
    }
}

TEST_CASE("a handicap brings its komi, unless the players agreed on one") {
    const Event handicap{
        .kind = EventKind::handicap, .by = Color::black, .number = 2, .points = {on5("A1"), on5("C3")}};
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        Game game(*rules, Size{5, 5}, conditions_of(*rules));
        Game agreed(*rules, Size{5, 5}, {.komi = points(3)});
        CHECK(game.komi() == rules->komi.is);
        if (!game.apply(handicap)) continue;
        CHECK(game.komi() == rules->handicap.is.komi);
        CHECK(game.finish().komi == rules->handicap.is.komi);
        REQUIRE(agreed.apply(handicap));
        CHECK(agreed.komi() == points(3));
    }
    Game game(aga, Size{5, 5}, conditions_of(aga));
    REQUIRE(game.apply(handicap));
    follow(game, "W D4 B B2");
    REQUIRE(game.apply({.kind = EventKind::undo_asked, .by = Color::black, .number = 1}));
    REQUIRE(game.apply(event(EventKind::undo_granted, Color::white)));
    CHECK(game.komi() == half_point);
}

namespace {

// Is a proposal of marks taken exactly where its acceptance is, by either player?
void expect_marks_where_they_count(const Game& game) {
    const Ruleset& rules = game.rules();
    const Signal accepted{EventKind::marks_accepted, Color::black, game.to_move()};
    const bool counts = rules.ending.is.procedure(rules.ending.is, game.stage(), accepted).allowed;
    for (const Color by : {Color::black, Color::white}) {
        Game copy = game;
        const bool taken = copy.apply(marks_proposed(by, {})).has_value();
        CHECK(taken == (counts && rules.removal.is != Removal::never));
        CHECK(copy.proposed_marks().has_value() == taken);
        if (taken) CHECK(copy.apply(marks_accepted(other(by), {})));
    }
}

}  // namespace

TEST_CASE("marks are proposed where an agreement counts and nowhere else, at each stage of every ruleset") {
    for (const Ruleset* rules : all_rulesets()) {
        for (const bool asks : {false, true}) {
            CAPTURE(rules->id);
            CAPTURE(asks);
            Game game(*rules, Size{5, 5}, {});
            follow(game, "B C3 W C2");
            int stages = 0;
            for (int i = 0; i < 12 && !game.is_over(); ++i) {
                expect_marks_where_they_count(game);
                const bool stopped = game.stage().phase == Phase::stopped && i < 6;
                if (stopped && asks && game.apply(event(EventKind::resume, Color::black))) continue;
                if (const auto first = implied_request(game, pass(game.to_move())))
                    REQUIRE(game.apply(*first));
                stages += game.apply(pass(game.to_move())) ? 1 : 0;
            }
            expect_marks_where_they_count(game);
            CHECK(stages >= 2);
        }
    }
}

TEST_CASE("a proposal lapses with the moment at which it could be accepted") {
    Game game(ing_simplified, Size{5, 5}, {});
    follow(game, "B C3 W pass B pass");
    REQUIRE(game.apply(marks_proposed(Color::white, {})));
    REQUIRE(game.apply(event(EventKind::resume, Color::black)));
    CHECK_FALSE(game.proposed_marks());
    CHECK(refusal(game, marks_proposed(Color::white, {})).why == Why::not_now);
    follow(game, "W pass B pass");
    CHECK(game.outcome().how == Ended::scored);
    CHECK(refusal(game, marks_proposed(Color::black, {})).why == Why::not_now);

    Game passed(ing_simplified, Size{5, 5}, {});
    follow(passed, "B C3 W pass B pass");
    REQUIRE(passed.apply(marks_proposed(Color::white, {})));
    follow(passed, "W pass");
    CHECK(passed.proposed_marks());
    follow(passed, "B pass");
    CHECK_FALSE(passed.proposed_marks());
}

TEST_CASE("nobody moves after a Japanese stop before a request, which a record's next move tells") {
    Game game(japanese_1989, Size{5, 5}, {});
    follow(game, "B C3 W pass B pass");
    for (const Color by : {Color::black, Color::white}) {
        CHECK(game.refuses_play(by, on5("B2"))->why == Why::not_now);
        CHECK(refusal(game, play(by, on5("B2"))).clause == "Article 9.3");
        CHECK(refusal(game, pass(by)).clause == "Article 9.3");
    }
    const auto asked = implied_request(game, play(Color::black, on5("B2")));
    REQUIRE(asked);
    CHECK(asked->by == Color::white);
    REQUIRE(game.apply(*asked));
    CHECK_FALSE(implied_request(game, play(Color::black, on5("B2"))));
    follow(game, "B B2");
}

TEST_CASE("nigiri decides the colours; a colour against the guess is refused") {
    Game game(japanese_1989, Size{5, 5}, {});
    const Event wrong{.kind = EventKind::nigiri, .by = Color::white, .number = 7, .words = "odd"};
    CHECK(refusal(game, wrong).why == Why::wrong_nigiri);
    CHECK(game.apply({.kind = EventKind::nigiri, .by = Color::black, .number = 7, .words = "odd"}));
}

namespace {

// The stones of the rows, set up on an empty board; then that player is to move.
void set_up(Game& game, std::initializer_list<std::string_view> rows, Color to_move) {
    const Position diagram = *position_from(std::span(rows.begin(), rows.size()));
    for (Color player : {Color::black, Color::white}) {
        Event stones = event(EventKind::setup, player);
        for (Point p : diagram.points(player)) stones.points.push_back(p);
        REQUIRE(game.apply(stones));
    }
    REQUIRE(game.apply(event(EventKind::turn, to_move)));
}

}  // namespace

TEST_CASE("a position that comes back counts as repeated whoever is to move") {
    Game game(japanese_1989, Size{5, 4}, {});
    set_up(game, {". O . X .", "O X X X .", "O O O X .", ". . O X ."}, Color::white);
    follow(game, "W C4 B A4");
    CHECK_FALSE(game.first_recurrence());
    follow(game, "W B4");
    REQUIRE(game.first_recurrence());
    CHECK(game.first_recurrence()->move == 3);
    CHECK(game.first_recurrence()->earlier == 0);
}

TEST_CASE("many illegal pairs of moves are folded in no more time than as many others") {
    Game game(aga, Size{19, 19}, {});
    const Event breach{.kind = EventKind::breach, .by = Color::black, .at = point(3, 3)};
    for (int i = 0; i < 60; ++i) {  // each fold of the game before would double the time
        REQUIRE(game.apply(play(Color::black, point(9, 9))));
        REQUIRE(game.apply(breach));
        REQUIRE(game.apply(play(Color::white, point(i % 19, 14 + i / 19))));
    }
    CHECK(game.tally().handed == std::array{60, 0});
    CHECK(game.board().position().count(Color::black) == 0);
    Game again(aga, Size{19, 19}, {});
    for (const Event& e : game.events()) REQUIRE(again.apply(e));
    CHECK(again.tally().handed == game.tally().handed);
    CHECK(again.board().position() == game.board().position());
    REQUIRE(again.apply({.kind = EventKind::undo_asked, .by = Color::black, .number = 2}));
    REQUIRE(again.apply({.kind = EventKind::undo_granted, .by = Color::white}));
    CHECK(again.tally().handed == std::array{59, 0});
}

TEST_CASE("a proposal of dead stones is gone once a stone is played") {
    Game game(korean, Size{3, 3}, {});
    follow(game, "B B2 W A1 B pass W pass");
    PointSet dead;
    dead.insert(*point_named("A1", Size{3, 3}));
    REQUIRE(game.apply(marks_proposed(Color::black, dead)));
    follow(game, "B A2 W pass B pass");
    CHECK(refusal(game, marks_accepted(Color::white, dead)).why == Why::other_marks);
}

TEST_CASE("a stone agreed dead takes its whole chain with it") {
    Game game(japanese_1989, Size{3, 3}, {});
    follow(game, "B B2 W A3 B B1 W pass B B3 W pass B pass");
    PointSet one;
    one.insert(*point_named("B2", Size{3, 3}));
    REQUIRE(game.apply(marks_proposed(Color::white, one)));
    REQUIRE(game.apply(marks_accepted(Color::black, one)));
    CHECK(game.finish().dead == game.board().position().points(Color::black));
}

TEST_CASE("stones agreed dead are agreed of that position: play goes on without the agreement") {
    Game game(simple_territory_07, Size{5, 1}, {});
    follow(game, "B A1 W C1 B pass W pass");
    Event agreed{.kind = EventKind::group_agreed, .by = Color::black};
    agreed.points = {point(2, 0)};
    REQUIRE(game.apply(agreed));
    CHECK(game.agreed_dead().size() == 1);
    REQUIRE(game.apply(event(EventKind::resume, Color::white)));
    follow(game, "B pass W D1");
    CHECK(game.agreed_dead().empty());
}

TEST_CASE("moves are counted as they are numbered, White's handicap passes too") {
    Game game(ikeda_area_2, Size{5, 5}, {});
    REQUIRE(game.apply({.kind = EventKind::handicap, .by = Color::black, .number = 3}));
    follow(game, "B C3 W pass B B2 W pass B D4 W C2");
    CHECK(game.tally().moves == 6);
    CHECK(game.history().moves() == 6);
    REQUIRE(game.apply({.kind = EventKind::undo_asked, .by = Color::black, .number = 6}));
    REQUIRE(game.apply({.kind = EventKind::undo_granted, .by = Color::white}));
    CHECK(game.tally().moves == 0);
    CHECK(game.board().position().count(Color::empty) == 25);
}

TEST_CASE("a point named twice is one handicap stone") {
    Game game(aga, Size{9, 9}, {});
    const Event twice{
        .kind = EventKind::handicap, .by = Color::black, .number = 2, .points = {point(2, 2), point(2, 2)}};
    CHECK(refusal(game, twice).why == Why::too_many_stones);
}
