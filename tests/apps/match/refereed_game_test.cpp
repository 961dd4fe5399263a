// Games between engines that play well, badly, and against all rules: the referee decides, and goes on.
#include "apps/match/run/refereed_game.hpp"
#include "apps/match/run/game_line.hpp"
#include "apps/match/statistics/terms.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <regex>
#include <string>
#include <utility>

using namespace shinpan;
using namespace shinpan::match;

namespace {

Player player(const std::string& arguments, double for_a_command = 30) {
    auto engine = Engine::start({.command = SHINPAN_TEST_ENGINE " " + arguments,
                                 .sandbox = false,
                                 .seconds_for_command = for_a_command});
    REQUIRE(engine);
    return Player(*std::move(engine));
}

Player shinpan_player() {
    const EngineSetup setup{.command = SHINPAN_PROGRAM " gtp --playouts 2 --no-resign", .sandbox = false};
    auto engine = Engine::start(setup);
    REQUIRE(engine);
    return Player(*std::move(engine));
}

GameTerms terms(Size size = {5, 5}) {
    return {.rules = &ruleset_of_engines(), .size = size, .komi = points(7) + half_point, .longest_move = 60};
}

PlayedGame play(const std::string& black, const std::string& white, const GameTerms& by) {
    Player first = player(black);
    Player second = player(white);
    auto played = play_game(first, second, by);
    REQUIRE(played);
    return *std::move(played);
}

}  // namespace

TEST_CASE("two engines play a game to its end, and the referee counts it") {
    const PlayedGame played = play("good genmove 7", "good genmove 8", terms());
    CHECK_FALSE(played.fault);
    CHECK(played.verdict.legal());
    CHECK(played.verdict.counted());
    CHECK(winner_of(played) != Color::empty);
    CHECK(static_cast<int>(played.thinking.size()) == played.verdict.play.moves);
    CHECK(played.record.komi == points(7) + half_point);
    // Both say W+0.5, whatever happens.
    CHECK(played.said[0] == "W+0.5");
    const bool is_right = to_text(played.verdict.result) == "W+0.5";
    CHECK(disagreement(played, Color::black).empty() == is_right);
    CHECK((disagreement(played, Color::white) == "winner") == (winner_of(played) == Color::black));
}

TEST_CASE("a final score of nothing names no winner, whatever letter it has") {
    for (const char* said : {"0", "B+0.0", "W+0", "b+0.0 points", "draw", "Jigo"}) {
        CAPTURE(said);
        CHECK(final_score_in(said)->winner == Color::empty);
        CHECK(final_score_in(said)->margin == HalfPoints{});
    }
    CHECK(final_score_in("B+0.5")->winner == Color::black);
    CHECK(final_score_in("w+12")->winner == Color::white);
    CHECK(final_score_in("W+12")->margin == points(12));
    CHECK(final_score_in("B+R")->winner == Color::black);
    CHECK_FALSE(final_score_in("B+R")->margin);
    CHECK(final_score_in("B+3.7")->winner == Color::black);
    for (const char* said : {"unknown", "?", "Void", ""}) CHECK_FALSE(final_score_in(said));
    PlayedGame drawn = play("good genmove 7", "good genmove 8", terms());
    REQUIRE(drawn.verdict.counted());
    drawn.verdict.result = result_of_count({}, Tie::draw, 0);
    drawn.said = {"B+0.0", "W+0.5"};
    CHECK(disagreement(drawn, Color::black).empty());
    CHECK(disagreement(drawn, Color::white) == "winner");
}

TEST_CASE("an engine that does wrong loses, with the reason, and the other one is unharmed") {
    const std::pair<const char*, FaultKind> wrongs[]{{"crashes", FaultKind::ended},
                                                     {"exits", FaultKind::ended},
                                                     {"exits play", FaultKind::ended},
                                                     {"crashes boardsize", FaultKind::ended},
                                                     {"off-board", FaultKind::rubbish},
                                                     {"words", FaultKind::rubbish},
                                                     {"refuses", FaultKind::refused},
                                                     {"refuses play", FaultKind::refused},
                                                     {"wrong-id", FaultKind::rubbish},
                                                     {"floods", FaultKind::rubbish},
                                                     {"refuses boardsize", FaultKind::refused}};
    for (const auto& [mode, kind] : wrongs) {
        CAPTURE(mode);
        Player good = player("good");
        Player bad = player(mode);
        const auto played = play_game(good, bad, terms());
        REQUIRE(played);
        REQUIRE(played->fault);
        CHECK(played->fault->kind == kind);
        CHECK(played->at_fault == Color::white);
        CHECK(to_text(played->verdict.result) == "B+F");
        CHECK(winner_of(*played) == Color::black);
        const auto again = good.engine().ask("echo well", Expects::word);
        REQUIRE(again);
        CHECK(**again == "well");
        if (kind == FaultKind::refused || std::string(mode) == "words") CHECK(bad.engine().runs());
    }
}

TEST_CASE("a play against the rules loses, and the clause is told") {
    const PlayedGame played = play("occupied", "occupied", terms());
    REQUIRE(played.fault);
    CHECK(played.fault->kind == FaultKind::illegal_move);
    CHECK(played.at_fault == Color::white);
    CAPTURE(played.fault->what);
    CHECK(played.fault->what.starts_with("plays against the rules: move 2, White A1: "));
    CHECK(played.fault->what.ends_with("occupied (Chinese text, on moves)"));
    CHECK(to_text(played.verdict.result) == "B+F");
    CHECK(played.record.events.back().kind == EventKind::forfeit);
}

TEST_CASE("resignation ends a game") {
    const PlayedGame played = play("resigns", "good", terms());
    CHECK_FALSE(played.fault);
    CHECK(to_text(played.verdict.result) == "W+R");
}

TEST_CASE("an engine that hangs loses: on time where it has a clock") {
    GameTerms by = terms();
    by.longest_move = 2;
    const PlayedGame hung = play("hangs", "good", by);
    CHECK(hung.fault->kind == FaultKind::hung);
    CHECK(to_text(hung.verdict.result) == "W+F");
    by.time[0] = *time_control_in("absolute:1");
    const PlayedGame late = play("hangs", "good", by);
    CHECK(late.fault->kind == FaultKind::out_of_time);
    CHECK(to_text(late.verdict.result) == "W+T");
}

TEST_CASE("clocks go on the wall, or by the processor") {
    GameTerms by = terms();
    by.grace = 0;
    by.time[0] = *time_control_in("move:0.5");  // the slow one sleeps for 0.7 s
    CHECK(to_text(play("slow", "good", by).verdict.result) == "W+T");
    by.by_cpu = true;
    by.time[0] = *time_control_in("absolute:60");
    CHECK(to_text(play("slow genmove 7", "resigns", by).verdict.result) == "B+R");
    by.time[0] = *time_control_in("move:0.1");  // the working one needs 0.3 s of the processor
    const PlayedGame worked = play("works", "good", by);
    CHECK(to_text(worked.verdict.result) == "W+T");
    CHECK(worked.fault->what.find("processor time") != std::string::npos);
    by.grace = 60;
    CHECK_FALSE(play("works", "resigns", by).fault);
}

TEST_CASE("overtime that costs points is entered before the move that was made in it") {
    GameTerms by = terms();
    by.time[0] = *time_control_in("ing:0.1:0.2:99:2");  // the slow one sleeps for 0.7 s
    const PlayedGame played = play("slow", "resigns", by);
    CHECK(to_text(played.verdict.result) == "B+R");
    REQUIRE(played.record.events.size() >= 2);
    CHECK(played.record.events[0].kind == EventKind::penalty);
    CHECK(played.record.events[0].by == Color::black);
    CHECK(played.record.events[0].number >= 6);
    CHECK(played.record.events[0].number % 2 == 0);
    CHECK(played.record.events[1].kind == EventKind::play);
}

TEST_CASE("what is left on the clocks is kept") {
    GameTerms by = terms();
    by.time = {*time_control_in("fischer:1000:10"), *time_control_in("none")};
    const PlayedGame played = play("good", "resigns", by);
    REQUIRE(played.thinking.size() >= 2);
    CHECK(played.thinking[0].left->time > 1'000'000);
    CHECK_FALSE(played.thinking[1].left);
}

TEST_CASE("openings and handicaps are told to both, and count") {
    GameTerms by = terms({9, 9});
    by.opening = *handicap_opening(3, *by.rules, by.size, by.komi);
    const PlayedGame handicap = play("good", "resigns", by);
    REQUIRE_FALSE(handicap.thinking.empty());
    CHECK(handicap.record.handicap == 3);
    CHECK(handicap.thinking.front().by == Color::white);
    Record record;
    record.size = {9, 9};
    record.events = {shinpan::play(Color::black, point(4, 4)), shinpan::play(Color::white, point(2, 2))};
    by.opening = *opening_in(record, *by.rules, by.size, by.komi);
    const PlayedGame played = play("resigns", "good", by);
    CHECK(played.opening_moves == 2);
    CHECK(played.thinking.front().by == Color::black);
    CHECK(played.record.events[0].at == point(4, 4));
    record.events.push_back(shinpan::play(Color::black, point(4, 4)));
    CHECK(opening_in(record, *by.rules, by.size, by.komi).error().what.find("move 3") != std::string::npos);
    record.size = {5, 5};
    CHECK_FALSE(opening_in(record, *by.rules, by.size, by.komi));
}

TEST_CASE("KataGo takes its settings without komi, and is told it by itself") {
    Player katago = player("katago");
    const auto notes = katago.begin({.rules = &ruleset_of_engines(), .size = {5, 5}, .komi = points(7)});
    REQUIRE(notes);
    for (const std::string& note : *notes) CHECK(note.find("cannot be told") == std::string::npos);
}

TEST_CASE("a game that leads nowhere has no result") {
    GameTerms by = terms({9, 9});
    by.most_moves = 10;
    const PlayedGame played = play("good", "good", by);
    CHECK(played.was_too_long);
    CHECK(to_text(played.verdict.result) == "Void");
    CHECK(winner_of(played) == Color::empty);
    CHECK_FALSE(is_drawn(played));
}

TEST_CASE("our own engine plays by every ruleset, and each game ends by its own procedure") {
    Player black = shinpan_player();
    Player white = shinpan_player();
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        GameTerms by{.rules = rules, .size = {4, 4}, .komi = rules->komi.is, .most_moves = 300};
        const auto played = play_game(black, white, by);
        REQUIRE(played);
        CHECK_FALSE(played->fault);
        CHECK(played->verdict.legal());
        CHECK(played->notes[0].empty());
        CHECK(to_text(played->verdict.result) != "?");
    }
}

TEST_CASE("a line of a match reads back as it was written") {
    const PlayedGame played = play("good", "exits", terms());
    const GameLine line = line_of(played, {.number = 12, .black = Side::b, .opening = 3}, "games/0012.sgf");
    CHECK(line.outcome == OutcomeForA::lost);
    CHECK(line.at_fault == Side::a);
    const std::string text = to_json(line);
    CHECK(text.find('\n') == text.size() - 1);
    const auto again = game_line_in(text);
    REQUIRE(again);
    CHECK(to_json(*again) == text);
    for (const char* broken : {"", "{}", "[]", "{\"game\":1}", "null", "{\"game\":"})
        CHECK_FALSE(game_line_in(broken));
    for (const char* no_time : {"1e300", "-1e300", "0e400"}) {
        const std::regex wall("\"wall\":[0-9.]+");
        CHECK_FALSE(game_line_in(std::regex_replace(text, wall, "\"wall\":" + std::string(no_time))));
    }
}

TEST_CASE("handicap stones stand where the rules put them, and no opening takes stones off") {
    const Ruleset& centre = **ruleset_called("stone-scoring");
    const auto opening = handicap_opening(3, centre, {9, 9}, {});
    REQUIRE(opening);
    CHECK(std::count(opening->front().points->begin(), opening->front().points->end(), point(4, 4)) == 1);
    CHECK_FALSE(handicap_opening(3, **ruleset_called("new-zealand"), {9, 9}, {}));
    Record record;
    record.size = {9, 9};
    record.events = {{.kind = EventKind::setup, .by = Color::empty, .points = {point(4, 4)}}};
    CHECK_FALSE(opening_in(record, centre, record.size, {}));
}

TEST_CASE("a pass in a match takes the button while it is there") {
    Player black = shinpan_player();
    Player white = shinpan_player();
    const Ruleset& rules = **ruleset_called("button-go");
    const auto played = play_game(black, white, {.rules = &rules, .size = {4, 4}, .most_moves = 300});
    REQUIRE(played);
    const auto& events = played->record.events;
    const auto ends = [](const Event& e) { return e.kind != EventKind::play; };
    const auto first = std::find_if(events.begin(), events.end(), ends);
    REQUIRE(first != events.end());
    CHECK(first->kind == EventKind::button);
}
