// What an arbiter decides, phase by phase.
#include "go/game/game.hpp"
#include "go/rulesets/registry.hpp"
#include "go/rulesets/rulesets.hpp"
#include "go/score/score.hpp"
#include "go/table/game_result.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace shinpan;

namespace {

constexpr Size board5{5, 1};

// On one row: Black A1 B1, White D1 E1, the middle empty, and Black to move; both pass so often.
Game walled(const Ruleset& rules, int passes) {
    Game game(rules, board5, {});
    REQUIRE(game.apply({.kind = EventKind::setup, .by = Color::black, .points = {point(0, 0), point(1, 0)}}));
    REQUIRE(game.apply({.kind = EventKind::setup, .by = Color::white, .points = {point(3, 0), point(4, 0)}}));
    for (int i = 0; i < passes; ++i) REQUIRE(game.apply(pass(game.to_move())));
    return game;
}

Event resumed(Color first) { return event(EventKind::resumed_by_ruling, first); }

Event status(int dead_or_alive, std::vector<Point> points) {
    return {.kind = EventKind::status_ruled, .number = dead_or_alive, .points = std::move(points)};
}

Event penalty(Color by, int lost) { return {.kind = EventKind::penalty, .by = by, .number = lost}; }
Event annulled(int number) { return {.kind = EventKind::annulled, .number = number}; }
Event undo_asked(Color by, int moves) { return {.kind = EventKind::undo_asked, .by = by, .number = moves}; }

std::string result(const Game& game) { return to_text(result_of(game, score(game.rules(), game.finish()))); }

const Point white_stone = point(3, 0);

}  // namespace

TEST_CASE("an event is as small as one of a play needs to be") { CHECK(sizeof(Event) <= 32); }

TEST_CASE("a reason may begin with the clause by which it was decided") {
    CHECK(reason_in("[4.2] late twice").clause == "4.2");
    CHECK(reason_in("[4.2] late twice").words == "late twice");
    CHECK(reason_in("[4.2]").clause == "4.2");
    CHECK(reason_in("[4.2]").words.empty());
    CHECK(reason_in("late [twice]").clause.empty());
    CHECK(reason_in("late [twice]").words == "late [twice]");
    CHECK(reason_in("[late").words == "[late");
}

TEST_CASE("a game forfeited or lost on time says why") {
    for (const EventKind kind : {EventKind::timeout, EventKind::forfeit}) {
        Game game(tromp_taylor, board5, {});
        REQUIRE(game.apply({.kind = kind, .by = Color::black, .words = "[3] asleep"}));
        CHECK(game.outcome().winner == Color::white);
        CHECK(game.outcome().words == "[3] asleep");
    }
}

TEST_CASE("an award gives the margin, before the end and after it") {
    for (const Ruleset* rules : {&tromp_taylor, &japanese_1989, &simple_territory_07}) {
        Game game = walled(*rules, 0);
        REQUIRE(game.apply({.kind = EventKind::award, .by = Color::white, .number = 7, .words = "agreed"}));
        CHECK(game.outcome().how == Ended::ruling);
        CHECK(game.outcome().winner == Color::white);
        CHECK(game.outcome().margin == HalfPoints{7});
        REQUIRE(game.apply({.kind = EventKind::award, .by = Color::black, .number = 1}));
        CHECK(game.outcome().winner == Color::black);
        REQUIRE(game.apply({.kind = EventKind::ruling, .by = Color::white, .number = 0}));
        CHECK_FALSE(game.outcome().margin.has_value());
        for (const int number : {0, -1, most_award + 1})
            CHECK_FALSE(game.apply({.kind = EventKind::award, .by = Color::black, .number = number}));
    }
}

TEST_CASE("play is resumed by a ruling wherever nobody may just play on, and nowhere else") {
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        Game game = walled(*rules, 0);
        for (int i = 0; i < 9; ++i) {
            const Phase phase = game.stage().phase;
            const bool plays_on = phase == Phase::play || phase == Phase::settle;
            for (const Color first : {Color::black, Color::white}) {
                Game resuming = game;
                const auto no = resuming.refuses_decision(resumed(first));
                CHECK(no.has_value() == plays_on);
                CHECK(resuming.apply(resumed(first)).has_value() == !plays_on);
                if (no) CHECK(no->why == Why::not_now);
                if (no) continue;
                CHECK(resuming.to_move() == first);
                CHECK_FALSE(resuming.refuses_play(first, point(2, 0)).has_value());
            }
            if (game.is_over() || awaits_request(rules->ending.is, game.stage())) break;
            REQUIRE(game.apply(pass(game.to_move())));
        }
    }
}

TEST_CASE("after a resumption by ruling it takes as many passes to stop as before") {
    Game game = walled(japanese_1989, 2);
    REQUIRE(game.apply(resumed(Color::white)));
    CHECK(game.stage().phase == Phase::play);
    REQUIRE(game.apply(play(Color::white, point(2, 0))));
    REQUIRE(game.apply(pass(Color::black)));
    CHECK(game.stage().phase == Phase::play);
    REQUIRE(game.apply(pass(Color::white)));
    CHECK(game.stage().phase == Phase::stopped);
}

TEST_CASE("a game lost on time goes on when the arbiter says so") {
    Game game = walled(chinese_as_written, 0);
    REQUIRE(game.apply(event(EventKind::timeout, Color::black)));
    REQUIRE(game.apply(resumed(Color::black)));
    CHECK_FALSE(game.is_over());
    CHECK(game.outcome().winner == Color::empty);
    REQUIRE(game.apply(play(Color::black, point(2, 0))));
}

TEST_CASE("what was agreed lapses when play is resumed by a ruling") {
    Game game = walled(japanese_1989, 2);
    PointSet dead;
    dead.insert(white_stone);
    REQUIRE(game.apply(marks_proposed(Color::black, dead)));
    Game marked = game;
    REQUIRE(game.apply(marks_accepted(Color::white, dead)));
    REQUIRE(game.is_over());
    CHECK(game.agreed_dead().size() == 2);
    REQUIRE(game.apply(resumed(Color::black)));
    CHECK(game.agreed_dead().empty());
    CHECK_FALSE(game.is_over());
    REQUIRE(marked.apply(resumed(Color::black)));
    CHECK_FALSE(marked.proposed_marks().has_value());
}

TEST_CASE("no scoring position stays fixed when play is resumed by a ruling") {
    Game game = walled(simple_territory_07, 4);
    REQUIRE(game.stage().phase == Phase::analysis_stopped);
    REQUIRE(game.scoring_position() != nullptr);
    REQUIRE(game.apply(resumed(Color::white)));
    CHECK(game.scoring_position() == nullptr);
    CHECK(game.stage().phase == Phase::play);
    REQUIRE(game.apply(play(Color::white, point(2, 0))));
    CHECK(game.board().position().count(Color::white) == 3);
}

TEST_CASE("no analysis stays agreed when play is resumed by a ruling") {
    Game game = walled(simple_territory_07, 4);
    REQUIRE(game.apply({.kind = EventKind::analysis_agreed, .points = {point(3, 0), point(4, 0)}}));
    CHECK_FALSE(score(game.rules(), game.finish()).removed.empty());
    REQUIRE(game.apply(resumed(Color::white)));
    for (int i = 0; i < 6 && !game.is_over(); ++i) REQUIRE(game.apply(pass(game.to_move())));
    REQUIRE(game.is_over());
    CHECK(score(game.rules(), game.finish()).removed.empty());
}

TEST_CASE("White's stone for the last move comes back when play is resumed by a ruling") {
    for (const Ruleset* rules : all_rulesets()) {
        if (rules->last_move.is != LastMove::white_last) continue;
        CAPTURE(rules->id);
        Game game = walled(*rules, 0);
        REQUIRE(game.apply(event(EventKind::turn, Color::white)));
        for (int i = 0; i < 9 && !game.is_over(); ++i) REQUIRE(game.apply(pass(game.to_move())));
        if (!game.is_over()) continue;
        const bool was_owed = game.tally().last_mover == Color::black;
        const int handed = game.tally().handed[index_of(Color::white)];
        REQUIRE(game.apply(resumed(Color::white)));
        CHECK(game.tally().handed[index_of(Color::white)] == handed - (was_owed ? 1 : 0));
    }
}

TEST_CASE("after a preliminary end play that is resumed by a ruling stays what it was") {
    for (const Ruleset* rules : all_rulesets()) {
        if (rules->ending.is.procedure != preliminary_end) continue;
        CAPTURE(rules->id);
        Game game = walled(*rules, 0);
        for (int i = 0; i < 9 && !game.is_over(); ++i) REQUIRE(game.apply(pass(game.to_move())));
        REQUIRE(game.is_over());
        REQUIRE(game.apply(resumed(Color::black)));
        CHECK(game.stage().phase == Phase::settle);
    }
}

TEST_CASE("a ruling on status counts at once where the game is over by count") {
    Game game = walled(igfip, 0);
    for (int i = 0; i < 9 && !game.is_over(); ++i) REQUIRE(game.apply(pass(game.to_move())));
    REQUIRE(game.outcome().how == Ended::scored);
    const std::string before = result(game);
    REQUIRE(game.apply(status(ruled_dead, {white_stone})));
    CHECK(game.agreed_dead().size() == 2);  // the whole chain
    CHECK(game.has_ruled_status());
    CHECK(result(game) != before);
    CHECK(result(game).starts_with("B+"));
    REQUIRE(game.apply(status(ruled_alive, {white_stone})));
    CHECK(result(game) == before);
    CHECK(game.outcome().how == Ended::scored);
}

TEST_CASE("what players agree on changes nothing in what the arbiter has ruled") {
    Game game = walled(japanese_1989, 2);
    REQUIRE(game.apply(status(ruled_dead, {white_stone})));
    REQUIRE(game.apply(status(ruled_alive, {point(0, 0)})));
    PointSet black;
    black.insert(point(1, 0));
    REQUIRE(game.apply(marks_proposed(Color::white, black)));
    REQUIRE(game.apply(marks_accepted(Color::black, black)));
    CHECK(game.agreed_dead() == game.board().position().points(Color::white));
}

TEST_CASE("a ruling on status lapses with the next stone") {
    Game game = walled(simple_territory_07, 2);
    REQUIRE(game.apply(status(ruled_dead, {white_stone})));
    REQUIRE(game.apply(event(EventKind::resume, Color::black)));
    REQUIRE(game.apply(play(game.to_move(), point(2, 0))));
    CHECK_FALSE(game.has_ruled_status());
    CHECK(game.agreed_dead().empty());
}

TEST_CASE("where two positions decide, what is ruled alive stays whatever the analysis shows") {
    Game game = walled(simple_territory_07, 4);
    Event analysis{.kind = EventKind::analysis_agreed, .points = {point(3, 0), point(4, 0)}};
    REQUIRE(game.apply(analysis));
    CHECK(result(game).starts_with("B+"));
    CHECK_FALSE(score(game.rules(), game.finish()).removed.empty());
    REQUIRE(game.apply(status(ruled_alive, {white_stone})));
    CHECK(score(game.rules(), game.finish()).removed.empty());
    REQUIRE(game.apply(status(ruled_dead, {point(0, 0)})));
    CHECK(score(game.rules(), game.finish()).removed == game.board().position().points(Color::black));
}

TEST_CASE("a ruling on status is refused while play goes on, where no stone comes off, and when it is over") {
    Game playing = walled(japanese_1989, 1);
    CHECK(playing.apply(status(ruled_dead, {white_stone})).error().why == Why::not_now);
    Game stones_stay = walled(tromp_taylor, 2);
    const auto no = stones_stay.apply(status(ruled_dead, {white_stone}));
    CHECK(no.error().why == Why::not_here);
    CHECK(no.error().clause == tromp_taylor.removal.clause);
    Game resigned = walled(japanese_1989, 2);
    REQUIRE(resigned.apply(event(EventKind::resign, Color::black)));
    CHECK(resigned.apply(status(ruled_dead, {white_stone})).error().why == Why::game_over);
    Game stopped = walled(japanese_1989, 2);
    CHECK(stopped.apply(status(ruled_dead, {point(5, 0)})).error().why == Why::off_board);
    CHECK(stopped.apply(status(2, {white_stone})).error().why == Why::not_here);
}

TEST_CASE("an annulment leaves the game as it was, with the penalties since") {
    Game game(japanese_1989, board5, {});
    REQUIRE(game.apply(play(Color::black, point(1, 0))));  // 1
    REQUIRE(game.apply(penalty(Color::black, 2)));         // 2
    REQUIRE(game.apply(play(Color::white, point(3, 0))));  // 3
    REQUIRE(game.apply(penalty(Color::white, 3)));         // 4
    REQUIRE(game.apply(event(EventKind::resign, Color::black)));
    REQUIRE(game.apply(annulled(1)));  // 6
    CHECK_FALSE(game.is_over());
    CHECK(game.to_move() == Color::white);
    CHECK(game.board().position().count(Color::white) == 0);
    CHECK(game.tally().penalties == std::array{2, 3});
    CHECK(game.event_count() == 6);
    CHECK(game.events().size() == 3);
}

TEST_CASE("an annulment may name an event that was taken back or annulled") {
    Game game(japanese_1989, board5, {});
    REQUIRE(game.apply(play(Color::black, point(1, 0))));  // 1
    REQUIRE(game.apply({.kind = EventKind::undo_asked, .by = Color::black, .number = 1}));
    REQUIRE(game.apply(event(EventKind::undo_granted, Color::white)));  // 3
    CHECK(game.events().empty());
    REQUIRE(game.apply(annulled(1)));  // 4
    CHECK(game.board().at(point(1, 0)) == Color::black);
    REQUIRE(game.apply(annulled(0)));  // 5
    CHECK(game.events().empty());
    REQUIRE(game.apply(annulled(2)));  // 6: asked, and not answered
    CHECK(game.undo_asked_by() == Color::black);
    CHECK(game.undo_asked_for() == 1);
    REQUIRE(game.apply(annulled(5)));
    CHECK(game.undo_asked_by() == Color::empty);
    CHECK(game.events().empty());
    CHECK(game.event_count() == 7);
}

TEST_CASE("there must be something to annul") {
    Game game(japanese_1989, board5, {});
    CHECK(game.apply(annulled(0)).error().why == Why::nothing_to_undo);
    REQUIRE(game.apply(pass(Color::black)));
    for (const int number : {-1, 1, 2})
        CHECK(game.apply(annulled(number)).error().why == Why::nothing_to_undo);
    CHECK(game.event_count() == 1);
    CHECK(game.apply(annulled(0)));
}

TEST_CASE("a game that goes back forgets what was annulled after that, and remembers what was before") {
    Game game(japanese_1989, board5, {});
    REQUIRE(game.apply(play(Color::black, point(1, 0))));  // 1
    REQUIRE(game.apply(play(Color::white, point(3, 0))));  // 2
    REQUIRE(game.apply(annulled(1)));                      // 3
    REQUIRE(game.apply(play(Color::white, point(4, 0))));  // 4
    game.go_back(1);
    CHECK(game.event_count() == 3);
    REQUIRE(game.apply(annulled(2)));
    CHECK(game.board().at(point(3, 0)) == Color::white);
    game.go_back(0);
    CHECK(game.event_count() == 0);
}

TEST_CASE("players take back nothing that an arbiter decided on") {
    Game game = walled(japanese_1989, 2);
    REQUIRE(game.apply(status(ruled_dead, {white_stone})));
    CHECK(game.moves_to_take_back() == 0);
    CHECK(game.apply(undo_asked(Color::black, 1)).error().why == Why::arbiter_decided);
    REQUIRE(game.apply(resumed(Color::white)));
    REQUIRE(game.apply(play(Color::white, point(2, 0))));
    REQUIRE(game.apply(penalty(Color::black, 1)));
    CHECK(game.moves_to_take_back() == 1);
    CHECK(game.apply(undo_asked(Color::white, 2)).error().why == Why::arbiter_decided);
    CHECK(game.apply(undo_asked(Color::white, 9)).error().why == Why::nothing_to_undo);
    REQUIRE(game.apply(undo_asked(Color::white, 1)));
    REQUIRE(game.apply(event(EventKind::undo_granted, Color::black)));
    CHECK(game.board().at(point(2, 0)) == Color::empty);
    CHECK(game.to_move() == Color::white);
    CHECK(game.tally().penalties == std::array{1, 0});
    CHECK(game.moves_to_take_back() == 0);
}

TEST_CASE("what players said of the end before an arbiter decided, they do not take back after it") {
    Game game = walled(japanese_1989, 2);
    REQUIRE(game.apply(marks_proposed(Color::black, {})));
    REQUIRE(game.apply(status(ruled_dead, {white_stone})));
    CHECK(game.apply(undo_asked(Color::black, 0)).error().why == Why::arbiter_decided);
    REQUIRE(game.apply(marks_proposed(Color::white, {})));
    REQUIRE(game.apply(undo_asked(Color::white, 0)));
    REQUIRE(game.apply(event(EventKind::undo_granted, Color::black)));
    CHECK_FALSE(game.proposed_marks());
    CHECK(game.has_ruled_status());
}

TEST_CASE("players do not go back past the moment to which an arbiter set the game") {
    Game game(japanese_1989, board5, {});
    REQUIRE(game.apply(play(Color::black, point(1, 0))));  // 1
    REQUIRE(game.apply(play(Color::white, point(3, 0))));  // 2
    REQUIRE(game.apply(event(EventKind::resign, Color::black)));
    REQUIRE(game.apply(annulled(2)));  // 4
    CHECK(game.apply(undo_asked(Color::white, 1)).error().why == Why::arbiter_decided);
    REQUIRE(game.apply(play(Color::black, point(0, 0))));
    REQUIRE(game.apply(undo_asked(Color::black, 1)));
    REQUIRE(game.apply(event(EventKind::undo_granted, Color::white)));
    CHECK(game.events().size() == 2);
    CHECK(game.apply(undo_asked(Color::white, 1)).error().why == Why::arbiter_decided);
    REQUIRE(game.apply(annulled(3)));  // over again, by the arbiter's word
    CHECK(game.apply(undo_asked(Color::black, 0)).error().why == Why::arbiter_decided);
    REQUIRE(game.apply(annulled(1)));
    CHECK(game.events().size() == 1);
}

TEST_CASE("a request that an annulment opens again may be granted, however far back it reaches") {
    Game game(japanese_1989, board5, {});
    REQUIRE(game.apply(play(Color::black, point(1, 0))));  // 1
    REQUIRE(game.apply(play(Color::white, point(3, 0))));  // 2
    REQUIRE(game.apply(undo_asked(Color::black, 2)));      // 3
    REQUIRE(game.apply(play(Color::black, point(0, 0))));  // 4
    REQUIRE(game.apply(annulled(3)));
    REQUIRE(game.apply(event(EventKind::undo_granted, Color::white)));
    CHECK(game.events().empty());
    REQUIRE(game.apply(play(Color::black, point(4, 0))));
    CHECK(game.moves_to_take_back() == 1);
}

TEST_CASE("a move that an arbiter's decision follows is no part of two in a row") {
    Game game = walled(aga, 2);  // the last pass is White's
    REQUIRE(game.apply(resumed(Color::black)));
    REQUIRE(game.apply({.kind = EventKind::breach, .by = Color::white, .at = point(2, 0)}));
    CHECK(game.to_move() == Color::black);
    CHECK(game.tally().moves == 2);
    CHECK(game.stage().phase == Phase::play);
}
