// Dialogues: what a person is told, that the rules decide, and that nothing is lost.
#include "apps/dialogue/dialogue.hpp"

#include "go/rulesets/registry.hpp"
#include "referee/judge/judge.hpp"

#include <doctest/doctest.h>

#include <array>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

using namespace shinpan;
using dialogue::Dialogue;
using dialogue::Reply;

namespace {

// What was handed over to be kept.
struct Kept : std::vector<Record> {
    std::size_t set_aside = 0;  // how many games have another name since
    bool is_stuck = false;      // they cannot have one
};

struct Talk {
    explicit Talk(std::string_view rules, Size size = {5, 5}, dialogue::Mover white = {}, bool plain = true,
                  std::string_view time = "none")
        : talk(settings(rules, size, std::move(white), plain, time), clock(now), storage(kept)) {
        begun = talk.begin();
    }

    static dialogue::Settings settings(std::string_view word, Size size, dialogue::Mover white, bool plain,
                                       std::string_view time) {
        const Ruleset& rules = **ruleset_called(word);
        dialogue::Settings settings{.rules = &rules, .size = size, .komi = rules.komi.is};
        settings.seats = {dialogue::Seat{"One"}, dialogue::Seat{"Other", std::move(white)}};
        settings.look.plain = plain;
        settings.time = *time_control_in(time);
        return settings;
    }

    static Environment clock(const std::shared_ptr<double>& now) {
        return {.seconds = [now] { return *now; }};
    }

    static dialogue::Storage storage(const std::shared_ptr<Kept>& kept) {
        return {.save = [kept](const Record& record, const dialogue::Clocks&) -> Result<void, BadInput> {
                    kept->push_back(record);
                    return {};
                },
                .load = [kept](const std::string& path) -> Result<Record, BadInput> {
                    if (path == "nothing") return failure(BadInput{0, 0, "no such file"});
                    return kept->front();
                },
                .write = [](auto&&...) -> Result<void, BadInput> {
                    return failure(BadInput{0, 0, "it exists"});
                },
                .set_aside = [kept]() -> Result<std::string, BadInput> {
                    if (kept->is_stuck) return failure(BadInput{0, 0, "it is stuck"});
                    ++kept->set_aside;
                    return std::string("It has another name.\n");
                }};
    }

    // The answers to lines one after another, the last one returned.
    std::string say(std::initializer_list<std::string_view> lines) {
        std::string last;
        for (std::string_view line : lines) last = talk.answer(line);
        return last;
    }

    std::shared_ptr<Kept> kept = std::make_shared<Kept>();
    std::shared_ptr<double> now = std::make_shared<double>(0.0);
    Dialogue talk;
    std::string begun;
};

// A program that makes these moves, "pass" or "resign" among them, and then passes.
dialogue::Mover plays(std::vector<std::string> moves) {
    return [moves, next = std::size_t{0}](const Game& game, Color,
                                          const PlayerClock&) mutable -> Result<Reply, std::string> {
        const std::string move = next < moves.size() ? moves[next++] : "pass";
        if (move == "broken") return failure(std::string("it has gone"));
        if (move == "pass") return Reply{Reply::Move::pass, no_point};
        if (move == "resign") return Reply{Reply::Move::resign, no_point};
        return Reply{Reply::Move::play, *point_named(move, game.board().size())};
    };
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// Black has the left three columns, White the right two, with a white stone within Black's.
void divide(Talk& talk) {
    talk.say({"c1", "d1", "c2", "d2", "c3", "d3", "c4", "d4", "c5", "d5", "pass", "a1"});
}

}  // namespace

TEST_CASE("every event is handed over to be kept before anything else, and nothing more comes back") {
    Talk one("tromp-taylor");
    one.say({"c3", "b3", "pass"});
    REQUIRE(one.kept->size() >= 4);
    CHECK(one.kept->back().events.size() == 3);
    CHECK(one.kept->back().komi == (**ruleset_called("tromp-taylor")).komi.is);
    Talk again("tromp-taylor");
    REQUIRE(again.talk.take_up(one.kept->back()));
    CHECK(again.talk.game().events() == one.talk.game().events());
    CHECK(again.talk.prompt() == "White> ");
}

TEST_CASE("a refused move names its clause, and why tells more and shows the earlier position") {
    Talk one("french-2007");
    for (std::string_view move : {"b3", "c3", "a2", "d2", "b1", "c1", "c2", "b2"}) one.talk.answer(move);
    const std::string no = one.talk.answer("c2");
    CHECK(has(no, "Refused: move 9, Black C2: repetition of the position after move 7 (§8)"));
    CHECK(one.talk.game().tally().moves == 8);
    const std::string why = one.talk.answer("why");
    CHECK(has(why, "The board after move 7:"));
    CHECK(has(why, "Row 2. Black A2 C2. White D2."));
    CHECK(has(one.say({"e5", "why"}), "No move was refused"));
}

TEST_CASE("two persons agree on the dead one after the other, with a recount after each change") {
    Talk one("chinese-practice");
    divide(one);
    const std::string stop = one.say({"pass", "pass"});
    CHECK(has(stop, "Play has stopped"));
    CHECK(has(stop, "Dead: A1. With that: W+2.5."));
    CHECK(has(one.talk.answer("a1"), "White's A1 lives."));
    CHECK(has(one.talk.answer("a1"), "With that: W+2.5."));
    CHECK(has(one.talk.answer("accept"), "Black accepts."));
    CHECK_FALSE(one.talk.game().is_over());
    CHECK(has(one.talk.answer("a1"), "lives"));  // the marks have changed: nobody has accepted them
    CHECK(has(one.say({"a1", "accept"}), "Black accepts."));
    CHECK(has(one.talk.answer("accept"), "Result: W+2.5 (agreed)"));
    CHECK(written_result(one.kept->back()) == "W+2.5");
    CHECK(to_text(judge(one.kept->back(), **ruleset_called("chinese-practice")).result) == "W+2.5");
}

TEST_CASE("who disagrees plays on, and may take it back") {
    Talk one("chinese-practice");
    divide(one);
    one.say({"pass", "pass"});
    CHECK(has(one.talk.answer("resume"), "asks to play on"));
    CHECK(has(one.talk.answer("b1"), "plays B1"));
    CHECK(has(one.say({"undo"}), "Taken back"));
    CHECK(one.talk.game().tally().moves == 14);
    CHECK(has(one.say({"undo", "undo", "undo", "a1"}), "plays A1"));
}

TEST_CASE("where who asks decides who is first, nobody passes again before one has asked") {
    Talk one("japanese-1989");
    divide(one);
    const std::string stop = one.say({"pass", "pass"});
    CHECK(has(stop, "'resume' plays on (Article 9.3); the other player moves first."));
    CHECK_FALSE(has(stop, "passes again"));
    CHECK(has(one.talk.answer("pass"), "Refused"));
    CHECK(has(one.talk.answer("why"), "Article 9.3"));
    CHECK(has(one.talk.answer("resume"), "Black asks to play on"));
    CHECK(one.talk.game().to_move() == Color::white);
    CHECK(has(one.talk.answer("pass"), "White passes"));
    CHECK(has(one.talk.answer("b1"), "plays B1"));

    Talk two("korean");
    divide(two);
    CHECK(has(two.say({"pass", "pass"}), "'pass' passes again."));
    CHECK(has(two.talk.answer("pass"), "passes"));
}

TEST_CASE("once one player has accepted it is the other one who speaks") {
    Talk one("japanese-1989");
    divide(one);
    one.say({"pass", "pass", "accept"});
    CHECK(one.talk.prompt() == "White> ");
    CHECK(has(one.talk.answer("resume"), "White asks to play on. (Article 9.3)\nBlack to move"));
    Talk other("japanese-1989");
    divide(other);
    other.say({"pass", "pass", "accept"});
    CHECK(has(other.talk.answer("resign"), "White resigns."));
}

TEST_CASE("where the board counts as it stands nothing is marked, and the game is over at once") {
    Talk one("tromp-taylor");
    divide(one);
    const std::string over = one.say({"pass", "pass"});
    CHECK(has(over, "Result: W+"));
    CHECK(has(over, "as it stands"));
    CHECK(one.talk.prompt() == "Over> ");
    CHECK(has(one.talk.answer("count"), "Step 1."));
    CHECK(has(one.talk.answer("b1"), "the game is over"));
    CHECK(has(one.talk.answer("undo"), "White to move"));
}

TEST_CASE("every ruleset comes to an end by passes and agreement, and the record says the same") {
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        Talk one(rules->id);
        divide(one);
        for (int i = 0; i < 8 && !one.talk.game().is_over(); ++i) {
            one.say({"pass", "pass"});
            if (one.talk.prompt() == "Stop> ") one.say({"accept", "accept"});
        }
        if (one.talk.prompt() == "Stop> ") one.say({"accept", "accept"});
        CHECK(one.talk.game().is_over());
        CHECK(one.talk.prompt() == "Over> ");
        const Record& kept = one.kept->back();
        CHECK(kept.result);
        CHECK(has(one.talk.answer("score"), "Result: " + to_text(judge(kept, *rules).result)));
    }
}

TEST_CASE("what a stop says that the marks come to is what the game comes to, where passes follow too") {
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        Talk one(rules->id);
        divide(one);
        one.say({"pass", "pass"});
        const std::string told = one.talk.answer("a1");  // which is thought dead: now nothing is
        if (!has(told, "Dead: none. With that: ")) continue;
        one.say({"accept", "accept", "pass", "pass"});
        REQUIRE(one.talk.game().is_over());
        CHECK(has(told, "With that: " + to_text(judge(one.kept->back(), *rules).result) + "."));
    }
}

TEST_CASE("the score of a game says how sure it is of stones, and nothing of that where there are none") {
    Talk one("chinese-practice");
    CHECK(has(one.talk.answer("score"), "nobody has agreed on it"));
    CHECK_FALSE(has(one.talk.answer("score"), "sure"));
    divide(one);
    CHECK(has(one.talk.answer("score"), "Which stones live and which are dead: "));
}

TEST_CASE("a program moves by itself, and undo takes its move back too") {
    Talk one("chinese-practice", {5, 5}, plays({"b2", "c2", "d2"}));
    CHECK(has(one.talk.answer("c3"), "Move 2: White plays B2."));
    CHECK(one.talk.game().tally().moves == 2);
    CHECK(has(one.talk.answer("c4"), "Move 4: White plays C2."));
    CHECK(has(one.talk.answer("undo"), "after move 2"));
    CHECK(has(one.talk.answer("undo"), "after move 0"));
    CHECK(has(one.talk.answer("undo"), "no move to take back"));
}

TEST_CASE("a program that fails or plays against the rules stops no game") {
    Talk broken("chinese-practice", {5, 5}, plays({"b2", "broken"}));
    const std::string text = broken.say({"c3", "c4"});
    CHECK(has(text, "Other can play no more: it has gone"));
    CHECK(has(broken.talk.answer("e5"), "White plays E5"));
    Talk wrong("chinese-practice", {5, 5}, plays({"c3"}));
    CHECK(has(wrong.talk.answer("c3"), "Refused: move 2, White C3"));
    CHECK(has(wrong.talk.answer("b2"), "White plays B2"));
    Talk gives_up("chinese-practice", {5, 5}, plays({"resign"}));
    CHECK(has(gives_up.talk.answer("c3"), "Result: B+R"));
}

TEST_CASE("a program accepts what costs it nothing, and says what it holds dead") {
    const std::vector<std::string> white{"d1", "d2", "d3", "d4", "d5", "a1"};
    Talk one("chinese-practice", {5, 5}, plays(white));
    one.say({"c1", "c2", "c3", "c4", "c5", "pass", "pass"});
    REQUIRE(one.talk.prompt() == "Stop> ");
    CHECK(has(one.talk.answer("d1"), "is dead"));
    CHECK(has(one.talk.answer("accept"), "Other does not accept: it thinks these dead: A1"));
    CHECK(has(one.say({"d1", "accept"}), "Result: W+2.5 (agreed)"));
}

TEST_CASE("after the preliminary end a pass costs a stone, and it is said") {
    Talk one("ikeda-territory-1");
    divide(one);
    const std::string stop = one.say({"pass", "pass"});
    CHECK(has(stop, "preliminary end"));
    CHECK(has(one.say({"resume", "pass"}), "hands over 1 stone"));
}

TEST_CASE("where two positions decide, a stop names the clause that has fixed the first") {
    Talk one("simple-territory-07");
    CHECK(has(one.say({"c3", "pass", "pass"}), "Play has stopped (II.1)."));
    CHECK(has(one.say({"pass", "pass"}), "The scoring position is fixed (II.4);"));
}

TEST_CASE("the button is taken by its own word") {
    Talk one("button-go");
    CHECK(has(one.talk.answer("c3"), "The button is there."));
    CHECK(has(one.talk.answer("button"), "Move 2: White takes the button."));
    CHECK(has(one.talk.answer("button"), "Refused"));
    Talk none("tromp-taylor");
    CHECK(has(none.talk.answer("button"), "Refused"));
}

TEST_CASE("a board is drawn with coordinates, last move and captures, in ASCII and beyond") {
    Talk one("tromp-taylor", {5, 5}, {}, false);
    const std::string drawn = one.say({"a2", "a1", "b1"});
    CHECK(has(drawn, " 5 . . . . . 5"));
    CHECK(has(drawn, "(X)"));
    CHECK(has(drawn, "and takes 1 stone."));
    CHECK(has(drawn, "Taken by Black: 1, by White: 0."));
    CHECK(has(one.talk.answer("show words"), "Row 2. Black A2."));
}

TEST_CASE("clocks run from when a player can move, and who is late loses on time") {
    Talk one("chinese-practice", {5, 5}, {}, true, "byoyomi:60:10:2");
    CHECK(has(one.begun, "Black 1:00; White 1:00."));
    *one.now = 15;
    CHECK(has(one.talk.answer("c3"), "Black 0:45; White 1:00."));
    *one.now = 60;
    CHECK(has(one.talk.answer("c3"), "Refused"));  // his time goes on
    *one.now = 80;
    CHECK(has(one.talk.answer("b3"), "White 0:10 in each of 2 periods."));
    (void)one.say({"pass", "pass"});
    *one.now = 1000;  // at a stop no time runs
    (void)one.talk.answer("resume");
    *one.now = 1010;
    CHECK(has(one.talk.answer("b4"), "Black 0:35"));
    *one.now = 1031;
    CHECK(has(one.talk.answer("b2"), "White has lost on time."));
    CHECK(written_result(one.kept->back()) == "B+T");
}

TEST_CASE("a program that fails when its time is over has lost on time") {
    const auto clock = std::make_shared<std::shared_ptr<double>>();
    const auto hangs = [clock](const Game&, Color, const PlayerClock&) -> Result<Reply, std::string> {
        **clock += 9;
        return failure(std::string("it did not answer"));
    };
    Talk one("chinese-practice", {5, 5}, hangs, true, "move:5");
    *clock = one.now;
    const std::string over = one.talk.answer("c3");
    CHECK(has(over, "it did not answer"));
    CHECK(has(over, "Result: B+T"));
    CHECK(one.talk.game().is_over());
}

TEST_CASE("a game that is taken up goes on with what was left on its clocks") {
    Talk one("chinese-practice", {5, 5}, {}, true, "byoyomi:60:10:3");
    const dialogue::Dialogue::Left left{PlayerClock::Told{45'000, 0}, PlayerClock::Told{10'000, 2}};
    REQUIRE(one.talk.take_up(one.kept->back(), left));
    CHECK(has(one.talk.begin(), "Black 0:45; White 0:10 in each of 2 periods."));
    *one.now = 5;
    CHECK(has(one.talk.answer("c3"), "Black 0:40"));
    *one.now = 26;
    CHECK(has(one.talk.answer("b3"), "White has lost on time."));
}

TEST_CASE("overtime that costs points is paid for with the move that was made in it, and counts") {
    Talk one("chinese-practice", {5, 5}, {}, true, "ing:10:5:2:3");
    *one.now = 8;
    CHECK(has(one.talk.answer("c3"), "Black 0:02; White 0:10."));
    *one.now = 22;
    const std::string late = one.talk.answer("b3");
    CHECK(has(late, "White loses 3 points for overtime."));
    CHECK(has(late, "White 0:01 of 2 periods."));
    CHECK(one.talk.game().tally().penalties == std::array{0, 3});
    *one.now = 25;
    CHECK(has(one.talk.answer("c2"), "Black 0:04 of 2 periods"));
    CHECK(one.talk.game().tally().penalties == std::array{3, 3});
    *one.now = 27;
    (void)one.talk.answer("b2");  // the second period has begun
    CHECK(one.talk.game().tally().penalties == std::array{3, 6});
    CHECK(one.kept->back().events[1].kind == EventKind::penalty);
    (void)one.talk.answer("undo");  // what the clock has taken stays taken
    CHECK(one.talk.game().tally().moves == 3);
    CHECK(one.talk.game().tally().penalties == std::array{3, 6});
    *one.now = 32;
    CHECK(has(one.talk.answer("b2"), "White has lost on time."));
}

TEST_CASE("a move that is taken back takes along what it gave the clock, and the time used stays used") {
    Talk one("chinese-practice", {5, 5}, {}, true, "fischer:60:5");
    *one.now = 10;
    CHECK(has(one.talk.answer("c3"), "Black 0:55; White 1:00."));
    *one.now = 13;
    CHECK(has(one.talk.answer("undo"), "Black 0:50; White 0:57."));
    *one.now = 14;
    CHECK(has(one.talk.answer("c2"), "Black 0:54; White 0:57."));
    *one.now = 72;
    CHECK(has(one.talk.answer("undo"), "White has lost on time."));
}

TEST_CASE("what the rules say is told with its clauses") {
    Talk one("japanese-1989");
    const std::string rules = one.talk.answer("rules");
    CHECK(has(rules, "A ko may not be retaken at once. (Article 6)"));
    CHECK(has(rules, "less the stones that one has lost"));
    for (const Ruleset* each : all_rulesets()) {
        CAPTURE(each->id);
        CHECK(has(Talk(each->id).talk.answer("rules"), std::string(each->source)));
    }
}

TEST_CASE("whatever is said is answered, and only quit ends the dialogue") {
    Talk one("chinese-practice");
    for (std::string_view line :
         {"z9",       "D99",   "help me", "save",   "load",      "load nothing", "save there", "hint",
          "why",      "count", "accept",  "resume", "no-result", "undo",         "moves",      "score",
          "\xff\xfe", "a b c", "d4 d5",   "agree",  "show",      "rules"}) {
        CAPTURE(line);
        const std::string said = one.talk.answer(line);
        CHECK_FALSE(said.empty());
        CHECK(said.back() == '\n');
        CHECK_FALSE(one.talk.is_over());
    }
    CHECK(has(one.talk.answer("d4 d5"), "One point at a time"));
    CHECK(one.talk.answer("   ").empty());
    CHECK(one.talk.game().events().empty());
    (void)one.talk.answer("quit");
    CHECK(one.talk.is_over());
}

TEST_CASE("a game of other rules that is loaded is told, and its own rules are not") {
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        Talk one(rules->id);
        one.say({"c3"});
        CHECK_FALSE(has(one.talk.answer("load it"), "The record names"));
        one.kept->front().rules_word = rules->id == "aga" ? "Japanese" : "AGA";
        CHECK(has(one.talk.answer("load it"),
                  " rules; the game goes on by " + std::string(rules->name) + ".\n"));
    }
}

TEST_CASE("a command with words that it does not take does nothing, and a count names what there is") {
    Talk one("chinese-practice");
    divide(one);
    for (std::string_view line : {"resign now", "pass b1", "undo 3", "quit later"}) {
        CAPTURE(line);
        CHECK(has(one.talk.answer(line), "takes no words after it: nothing was done."));
    }
    CHECK(one.talk.game().tally().moves == 12);
    one.say({"pass", "pass", "accept", "accept"});
    CHECK(has(one.talk.answer("count japanese"), "as_it_stands, half_count, fill_by_tens, smaller_side.\n"));
}

TEST_CASE("a game that is loaded goes on, one that breaks the rules does not come in") {
    Talk one("tromp-taylor");
    one.say({"a2", "a1", "b1"});
    CHECK(has(one.talk.answer("load some.sgf"), "Black to move"));
    CHECK(one.talk.game().tally().moves == 0);
    one.kept->front().events = {play(Color::black, point(0, 0)), play(Color::white, point(0, 0))};
    one.kept->front().size = {9, 9};
    one.kept->front().komi = points(3);
    const Game before = one.talk.game();
    one.kept->set_aside = 0;
    CHECK(has(one.talk.answer("load some.sgf"), "Not loaded: move 2, White A9"));
    CHECK(one.kept->set_aside == 0);
    CHECK(one.talk.game().board().position() == before.board().position());
    CHECK(one.talk.record().size == before.board().size());
    CHECK(one.talk.record().komi == before.komi());
}

TEST_CASE("a game in progress has another name before a loaded one takes its place") {
    Talk one("aga");
    (void)one.talk.answer("load some.sgf");
    CHECK(one.kept->set_aside == 0);
    one.say({"c3"});
    const std::size_t saved = one.kept->size();
    CHECK(has(one.talk.answer("load some.sgf"), "It has another name."));
    CHECK(one.kept->set_aside == 1);
    CHECK(one.kept->size() == saved + 1);
}

TEST_CASE("a game that cannot have another name is not given up for a loaded one") {
    Talk one("aga");
    one.say({"c3"});
    one.kept->is_stuck = true;
    const std::size_t saved = one.kept->size();
    CHECK(has(one.talk.answer("load some.sgf"), "Not loaded: "));
    CHECK(one.talk.game().tally().moves == 1);
    CHECK(one.kept->size() == saved);
}
