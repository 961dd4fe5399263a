// What players of other servers complain of, where the core has the answer; docs/complaints.md.
#include "formats/record/event_line.hpp"
#include "go/score/unconditional.hpp"
#include "server/core/awaited.hpp"
#include "server/core/house.hpp"

#include <doctest/doctest.h>

#include <array>
#include <random>
#include <string>
#include <utility>
#include <vector>

using namespace shinpan;
using namespace shinpan::server;

namespace {

std::array<Milliseconds, 2> main_times(const AtTable& table) {
    REQUIRE(table.clocks);
    return {table.clocks->left[0].main, table.clocks->left[1].main};
}

std::array<Milliseconds, 2> main_times(const GameLog& log) {
    return {log.clock(Color::black).left().main, log.clock(Color::white).left().main};
}

// Whose word a game with these entries waits for, by what stands in it alone.
std::array<bool, 2> awaited_by(const GameLog& log) {
    std::array<bool, 2> has_offered{};
    for (const JointOffer& open : log.table().open_offers()) has_offered[index_of(open.by)] = true;
    if (log.is_over()) return {false, false};
    if (log.game().stage().phase == Phase::play)
        return {log.game().to_move() == Color::black, log.game().to_move() == Color::white};
    if (has_offered[0] == has_offered[1]) return {true, true};
    return {has_offered[1], has_offered[0]};
}

// Both say these, one after the other; each is taken.
void say_all(Table& t, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
        const int last = t.house.log_of(t.game).last();
        const ConnectionId page = text[5] == 'B' ? t.black : t.white;
        CHECK_MESSAGE(code_of(t.say(page, last, text, text + std::to_string(last))) == "done", text);
    }
}

// Who moves next and the other pass, and both agree that no stone is dead.
std::string result_of_agreed_end(Table& t) {
    const Color mover = t.house.log_of(t.game).game().to_move();
    for (const Color player : {mover, other(mover)}) say_all(t, {std::string("pass ") + letter(player)});
    const GameLog stopped = t.house.log_of(t.game);
    const std::string marks = event_line(marks_proposed(Color::black, {}), stopped.conditions().size);
    CHECK(code_of(t.say(t.black, stopped.last(), "offer " + marks)) == "done");
    const int offer = t.house.log_of(t.game).table().open_offers().back().number;
    const std::string accepted = "accept " + std::to_string(offer) + " " + marks;
    CHECK(code_of(t.say(t.white, stopped.last() + 1, accepted)) == "done");
    return to_text(t.house.log_of(t.game).result());
}

}  // namespace

TEST_CASE("complaint 8: a clock changes by what its player thought, or by an entry that says why") {
    Table t("aga 9x9 7.5 0 absolute:600");
    const std::array<Milliseconds, 2> all = {600'000, 600'000};
    t.house.pass_time(5000);
    t.say(t.black, 1, "play B D4");
    CHECK(main_times(one<Entered>(t.house.take(t.white))->table) == std::array{all[0] - 5000, all[1]});

    t.house.restart();
    t.house.pass_time(3'600'000);
    const auto white = t.house.page("bob");
    const auto seen = t.house.say(white, Watch{"w", t.game, 0, ""});
    CHECK(main_times(one<GameSeen>(seen)->table) == std::array{all[0] - 5000, all[1]});
    CHECK(one<Entered>(seen)->known.entry.text == "pause restart");
    const auto black = t.house.page("ann");
    t.house.say(black, Watch{"w", t.game, 0, ""});
    CHECK(one<Entered>(t.house.take(white))->known.entry.text == "go_on");

    const auto referee = t.house.page("eve");
    t.house.say(referee, Watch{"w", t.game, 0, ""});
    const std::string given = "time W +60 the power had failed";
    CHECK(code_of(t.house.say(referee, Say{"t", t.game, 4, given})) == "done");
    for (const ConnectionId page : {black, white}) {
        const auto told = t.house.take(page);
        REQUIRE(one<Entered>(told));
        CHECK(one<Entered>(told)->known.entry.text == given);
        CHECK(one<Entered>(told)->known.entry.author == Author::referee);
        CHECK(main_times(one<Entered>(told)->table) == main_times(t.house.log_of(t.game)));
    }
}

TEST_CASE("complaint 12: a game counts from when both have moved, whoever leaves, and when") {
    Table t("aga 9x9 7.5 0 none absence:60");
    t.say(t.black, 1, "play B D4");
    CHECK(t.house.log_of(t.game).conditions().absence == 60);
    SUBCASE("before that it was never played, and neither has lost") {
        CHECK(code_of(t.say(t.white, 2, "abort")) == "done");
        const auto list = one<GameList>(t.house.say(t.black, Games{"g"}))->games;
        CHECK(list[0].result == "Void");
    }
    SUBCASE("at the second move already nobody breaks it off, and who leaves loses as it was agreed") {
        t.say(t.white, 2, "play W E5");
        CHECK(code_of(t.say(t.white, 3, "abort")) == "not_now");
        t.house.leave(t.black);
        t.house.pass_time(60'000);
        CHECK(code_of(t.say(t.white, 3, "claim 60")) == "done");
        const auto list = one<GameList>(t.house.say(t.white, Games{"g"}))->games;
        CHECK(list[0].result == "W+F");
        CHECK(list[0].conditions.absence == 60);
    }
}

TEST_CASE("complaint 22: on one's own turn two moves go back, and clocks are those of the log") {
    Table t("aga 9x9 7.5 0 absolute:600");
    const std::array moves = {"play B D4", "play W E5"};
    for (int i = 0; i < 2; ++i) {
        t.house.pass_time(10'000);
        t.say(i == 0 ? t.black : t.white, i + 1, moves[static_cast<std::size_t>(i)]);
    }
    t.house.pass_time(3000);
    CHECK(code_of(t.say(t.black, 3, "offer undo_asked B 2")) == "done");
    CHECK(code_of(t.say(t.white, 4, "accept 1 undo_asked B 2")) == "done");
    const GameLog log = t.house.log_of(t.game);
    CHECK(log.game().tally().moves == 0);
    CHECK(log.game().to_move() == Color::black);
    for (const ConnectionId page : {t.black, t.white}) {
        const auto seen = t.house.say(page, Watch{"w", t.game, 0, ""});
        CHECK(main_times(one<GameSeen>(seen)->table) == main_times(log));
        CHECK(one<GameSeen>(seen)->entries.back().head == log.head());
    }
}

TEST_CASE("complaint 22: whoever asked twice within ten moves asks again after half a minute") {
    Table t;
    t.say(t.black, 1, "play B D4");
    t.say(t.white, 2, "play W E5");
    CHECK(code_of(t.say(t.black, 3, "offer undo_asked B 2", "1")) == "done");
    CHECK(code_of(t.say(t.white, 4, "decline 1")) == "done");
    t.house.pass_time(20'000);
    CHECK(code_of(t.say(t.black, 5, "offer undo_asked B 2", "2")) == "done");
    CHECK(code_of(t.say(t.white, 6, "decline 2")) == "done");
    t.house.pass_time(29'999);
    CHECK(code_of(t.say(t.black, 7, "offer undo_asked B 2", "3")) == "too_often");
    CHECK(code_of(t.say(t.white, 7, "offer undo_asked W 1")) == "done");
    t.house.pass_time(1);
    CHECK(code_of(t.say(t.black, 8, "offer undo_asked B 2", "4")) == "done");
}

TEST_CASE("complaint 24: the list of one's turns is what the stored games say, after every word") {
    Table t;
    const std::array said = {"pass ",       "pass ",       "resume ",   "offer marks_proposed ",
                             "offer pause", "offer go_on", "decline 0 "};
    std::mt19937 random(24);
    int after = 1;
    for (int step = 0; step < 400; ++step) {
        const bool is_black = random() % 2 == 0;
        const std::string me = is_black ? "B" : "W";
        const std::string point = {static_cast<char>('A' + random() % 8),
                                   static_cast<char>('1' + random() % 9)};
        const std::string word =
            random() % 3 == 0 ? said[random() % said.size()] + me : "play " + me + ' ' + point;
        const std::string id = std::to_string(step);
        if (code_of(t.say(is_black ? t.black : t.white, after, word, id)) == "done") ++after;
        const GameLog log = t.house.log_of(t.game);
        REQUIRE(log.last() == after);
        for (const ConnectionId reader : {t.black, t.white})
            CHECK(one<GameList>(t.house.say(reader, Games{"g"}))->games[0].awaited == awaited_by(log));
    }
    CHECK(after > 50);
    for (const auto& [page, word] : {std::pair{t.black, "resign B"}, std::pair{t.white, "resign W"}})
        t.say(page, after, word);
    CHECK(t.house.log_of(t.game).is_over());
    CHECK(one<GameList>(t.house.say(t.white, Games{"g"}))->games[0].awaited == std::array{false, false});
}

TEST_CASE("a log takes ten entries for each point and a thousand more, and then no word but the end") {
    Table t("aga 2x2 7.5 0 none");
    int last = 1;
    for (; last < 1040; ++last)
        t.say(t.black, last, last % 2 == 1 ? "offer pause" : "decline 0", std::to_string(last));
    CHECK(t.house.log_of(t.game).last() == 1040);
    CHECK(code_of(t.say(t.black, last, "offer pause", "one more")) == "too_long");
    CHECK(code_of(t.say(t.white, last, "play B A1", "a move")) == "too_long");
    CHECK(code_of(t.say(t.white, last, "resign W")) == "done");
}

TEST_CASE("complaint 17: moves inside proven area change nothing, and a person or the text ends the game") {
    Table t("aga 9x9 7.5 0 none");
    std::vector<std::string> moves;
    for (const auto& [black, white] : {std::pair{'D', 'F'}, std::pair{'B', 'H'}})
        for (char row = '1'; row <= '9'; ++row) {
            moves.push_back(std::string("play B ") + black + row);
            moves.push_back(std::string("play W ") + white + row);
        }
    for (const char* text : {"play B C5", "play W G5", "pass B"}) moves.emplace_back(text);
    say_all(t, moves);
    const Game before = t.house.log_of(t.game).game();
    const PointSet proven =
        unconditional_life(before.board().position(), Color::white, SelfCapture::allowed).vital;
    for (const char* at : {"J1", "J3", "J5", "J7"}) CHECK(proven.contains(*point_named(at, {9, 9})));

    t.house.take(t.black);
    say_all(t, {"play W J1", "pass B", "play W J3", "pass B", "play W J5", "pass B"});
    CHECK(!t.house.log_of(t.game).is_over());
    for (const ToPage& message :
         t.house.take(t.black))  // nothing proven is told, and the server says nothing
        if (const auto* entered = std::get_if<Entered>(&message))
            CHECK(entered->known.entry.author != Author::server);

    const int last = t.house.log_of(t.game).last();
    CHECK(code_of(t.say(t.black, last, "call they play on inside their own area")) == "done");
    CHECK(t.house.log_of(t.game).entries().back().text == "pause referee");
    CHECK(code_of(t.say(t.white, last + 2, "play W J7")) == "paused");
    CHECK(code_of(t.say(t.referee, last + 2, "answered whoever has nothing left to play passes")) == "done");
    CHECK(t.house.log_of(t.game).entries().back().text == "go_on");
    CHECK(result_of_agreed_end(t) == "W+7.5");  // 36 points each
}

TEST_CASE("complaint 20: a needed connection that was left out is played when either has play go on") {
    // White's stone at G6 is connected through G5 alone, which is needed once Black plays at G7.
    Table t("japanese-1989 7x7 6.5 0 none");
    say_all(t, {"play B D1", "play W E1", "play B D2", "play W E2", "play B D3", "play W E3", "play B D4",
                "play W E4", "play B D5", "play W E5", "play B D6", "play W F5", "play B E6", "play W G6",
                "play B F6", "play W F3", "play B F7", "play W G3", "pass B",    "pass W"});
    CHECK(code_of(t.say(t.black, t.house.log_of(t.game).last(), "resume B")) == "done");
    CHECK(t.house.log_of(t.game).game().to_move() == Color::white);  // article 9.3
    say_all(t, {"pass W", "play B G7", "play W G5"});
    CHECK(result_of_agreed_end(t) == "B+10.5");  // 23 points against F1, F2, G1, G2, F4, G4 and komi
}
