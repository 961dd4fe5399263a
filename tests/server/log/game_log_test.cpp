#include "server/log/game_log.hpp"

#include "server/store/sha256.hpp"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

using namespace shinpan;
using namespace shinpan::server;

namespace {

constexpr std::int64_t noon = 1'764'158'400'000;

GameLog log_under(const std::string& conditions) {
    return GameLog::begin(*game_conditions_in(conditions), "game", sha256, noon);
}

bool takes(GameLog& log, Author author, const std::string& text, Milliseconds charged = 0) {
    return log.take(author, text, noon, charged).has_value();
}

NotTaken why_not(GameLog& log, Author author, const std::string& text, Milliseconds charged = 0) {
    const auto taken = log.take(author, text, noon, charged);
    REQUIRE(!taken);
    return taken.error().why;
}

constexpr Author black = Author::black, white = Author::white, server_says = Author::server;

}  // namespace

TEST_CASE("conditions are written and read again") {
    for (const char* text :
         {"aga 19x19 7.5 0 none", "japanese-1989 9x9 6.5 0 byoyomi:600:30:5",
          "french-2007 13x19 -0.5 0 fischer:300:10", "new-zealand 19x19 0.5 4 absolute:1800",
          "aga 9x9 7.5 0 none absence:300", "ing-1996 9x9 0 3 none handicap:free absence:60 delay:5"}) {
        const auto conditions = game_conditions_in(text);
        REQUIRE(conditions);
        CHECK(to_text(*conditions) == text);
    }
}

TEST_CASE("conditions that no game can have are refused with what is wrong") {
    const auto fault = [](const char* text) { return game_conditions_in(text).error().what; };
    CHECK(fault("aga 19x19 7.5 0") ==
          "conditions are a ruleset, a size, komi, a handicap and a time control");
    CHECK(fault("aga 19x19 7.5 0 none more") ==
          "conditions end with handicap:free, absence:SECONDS and delay:MOVES, not more");
    for (const char* word : {"delay:0", "delay:101", "delay:1 delay:1", "delay:", "delay:x"})
        CHECK_MESSAGE(!game_conditions_in(std::string("aga 19x19 7.5 0 none ") + word), word);
    CHECK(!fault("ing-1996 9x9 0 3 none handicap:free handicap:free").empty());
    for (const char* text : {"ing-1996 9x9 8 0 none handicap:free", "aga 9x9 0.5 3 none handicap:free",
                             "igfip 9x9 0 3 none handicap:free"})
        CHECK_MESSAGE(fault(text) == "these conditions leave no handicap stones to Black", text);
    CHECK(!fault("aga 19x19 7.5 0 none absence:0").empty());
    CHECK(!fault("aga 19x19 7.5 0 none absence:86401").empty());
    CHECK(!fault("aga 19x19 7.5 0 none absence:60 absence:60").empty());
    CHECK(!fault("aga 19x19 7.5 0 none ").empty());
    CHECK(fault("agga 19x19 7.5 0 none") == "there is no ruleset agga");
    CHECK(fault("aga 53x19 7.5 0 none") == "a board has 1x1 to 52x52 points, not 53x19");
    CHECK(fault("aga 19x19 7.25 0 none") == "komi is points or half points, not 7.25");
    CHECK(fault("aga 19x19 7.5 1 none") == "a handicap is 0, or 2 and more stones that have room, not 1");
    CHECK(fault("aga 5x5 7.5 4 none") == "this board has no customary place for 4 handicap stones");
    CHECK(!fault("aga 19x19 7.5 0 hourglass:60").empty());
}

TEST_CASE("an entry is one line, and that line the same entry again") {
    const LogEntry entry{17, noon + 123, white, 5230, "play W D4"};
    CHECK(to_text(entry) == "17 1764158400123 W 5230 play W D4");
    CHECK(log_entry_in(to_text(entry)) == entry);
    for (const char* text : {"", "17", "0 1 W 0 x", "017 1 W 0 x", "17 -1 W 0 x", "17 1 X 0 x", "17 1 W -1 x",
                             "17 1 W 0 ", "17 1 W 0 a\nb", "17  1 W 0 x"})
        CHECK_MESSAGE(!log_entry_in(text), text);
}

TEST_CASE("players move in turn, and each only for themselves") {
    GameLog log = log_under("aga 9x9 7.5 0 none");
    CHECK(why_not(log, white, "play B D4") == NotTaken::not_yours);
    CHECK(takes(log, black, "play B D4"));
    CHECK(why_not(log, black, "play B E5") == NotTaken::refused);
    CHECK(why_not(log, white, "play W D4") == NotTaken::refused);
    CHECK(why_not(log, white, "play W Z9") == NotTaken::unreadable);
    CHECK(why_not(log, white, "ruling W 0 I am the referee") == NotTaken::not_yours);
    CHECK(why_not(log, white, "timeout B") == NotTaken::not_yours);
    CHECK(why_not(log, white, "setup W A1 B2 C3") == NotTaken::not_yours);
    CHECK(takes(log, white, "play W E5"));
    CHECK(log.last() == 3);
    CHECK(log.game().board().at(*point_named("E5", Size{9, 9})) == Color::white);
}

TEST_CASE("nobody at the table says that a play stands against the rules") {
    GameLog log = log_under("aga 9x9 7.5 0 none");
    CHECK(why_not(log, black, "play B D4 stands") == NotTaken::not_yours);
}

TEST_CASE("marks are offered, and accepted in full by the other player") {
    GameLog log = log_under("aga 9x9 7.5 0 none");
    CHECK(takes(log, black, "play B D4"));
    CHECK(takes(log, white, "play W E5"));
    CHECK(takes(log, black, "pass B"));
    CHECK(takes(log, white, "pass W"));
    CHECK(why_not(log, black, "marks_accepted B 0") == NotTaken::refused);
    CHECK(takes(log, black, "offer marks_proposed B E5"));
    CHECK(why_not(log, black, "accept 1 marks_proposed B E5") == NotTaken::refused);
    CHECK(why_not(log, white, "accept 1 marks_proposed B") == NotTaken::refused);
    CHECK(why_not(log, white, "accept 2 marks_proposed B E5") == NotTaken::refused);
    CHECK(takes(log, white, "accept 1 marks_proposed B E5"));
    CHECK(log.is_closed());
    CHECK(to_text(log.result()) == "B+73.5");  // AGA: 81 points are Black's; each has passed once; komi 7.5
}

TEST_CASE("an offer can be turned down by the other player, or taken back") {
    GameLog log = log_under("japanese-1989 9x9 6.5 0 none");
    for (int i = 0; i < 4; ++i)
        CHECK(takes(log, i % 2 == 0 ? black : white, i % 2 == 0 ? "pass B" : "pass W") == (i < 2));
    CHECK(takes(log, black, "offer marks_proposed B"));
    CHECK(takes(log, white, "decline 1"));
    CHECK(why_not(log, white, "accept 1 marks_proposed B") == NotTaken::refused);
    CHECK(why_not(log, white, "decline 1") == NotTaken::refused);
}

TEST_CASE("each head is the digest of the one before it and the entry's line") {
    GameLog log = log_under("aga 9x9 7.5 0 none");
    CHECK(takes(log, black, "play B D4"));
    const std::string first = sha256("game\n1 1764158400000 S 0 start aga 9x9 7.5 0 none");
    CHECK(log.heads()[0] == first);
    CHECK(log.head() == sha256(first + "\n2 1764158400000 B 0 play B D4"));
}

TEST_CASE("a log that was kept is the same log again; one that was changed is told with its entry") {
    GameLog log = log_under("aga 9x9 7.5 0 absolute:60");
    CHECK(takes(log, black, "play B D4", 1000));
    CHECK(takes(log, white, "play W E5", 2000));
    const auto again = GameLog::of("game", sha256, log.entries());
    REQUIRE(again);
    CHECK(again->head() == log.head());
    CHECK(again->clock(Color::white).left() == PlayerClock::Left{58'000, 0, 0});

    std::vector<LogEntry> without = log.entries();
    without.erase(without.begin() + 1);
    CHECK(GameLog::of("game", sha256, without).error().line == 2);
    std::vector<LogEntry> changed = log.entries();
    changed[2].text = "play W D4";
    CHECK(GameLog::of("game", sha256, changed).error().what == "entry 3 is not possible: refused");
    CHECK(GameLog::of("game", sha256, {}).error().line == 1);
}

TEST_CASE("what is forgotten has never been") {
    GameLog log = log_under("aga 9x9 7.5 0 absolute:60");
    CHECK(takes(log, black, "play B D4", 1000));
    const std::string head = log.head();
    CHECK(takes(log, white, "play W E5", 1000));
    log.forget_last();
    CHECK(log.head() == head);
    CHECK(log.clock(Color::white).left().main == 60'000);
    CHECK(takes(log, white, "play W D5", 3000));
}

TEST_CASE("a move costs its player's clock, and no more than it has") {
    GameLog log = log_under("aga 9x9 7.5 0 absolute:60");
    CHECK(takes(log, black, "play B D4", 60'000));
    CHECK(log.clock(Color::black).left().main == 0);
    CHECK(takes(log, white, "play W E5", 0));
    CHECK(why_not(log, black, "play B C3", 1) == NotTaken::out_of_time);
    CHECK(takes(log, server_says, "timeout B"));
    CHECK(to_text(log.result()) == "W+T");
}

TEST_CASE("complaint 23: while the game rests players can do nothing") {
    GameLog log = log_under("aga 9x9 7.5 0 none");
    CHECK(why_not(log, black, "pause now") == NotTaken::unreadable);
    CHECK(why_not(log, black, "pause restart") == NotTaken::not_yours);
    CHECK(takes(log, server_says, "pause restart"));
    CHECK(why_not(log, black, "play B D4") == NotTaken::paused);
    CHECK(why_not(log, server_says, "pause restart") == NotTaken::paused);
    CHECK(takes(log, server_says, "go_on"));
    CHECK(why_not(log, server_says, "go_on") == NotTaken::not_paused);
    CHECK(takes(log, black, "play B D4"));
}

TEST_CASE("both want the game to rest, and both want it to go on; what has run of the turn is used") {
    GameLog log = log_under("aga 9x9 7.5 0 absolute:60");
    CHECK(log.running() == Color::black);
    CHECK(takes(log, white, "offer pause"));
    CHECK(why_not(log, white, "accept 0 pause") == NotTaken::not_now);
    CHECK(takes(log, black, "accept 0 pause", 7000));
    CHECK(log.entries().back().charged == 7000);
    CHECK(log.clock(Color::black).left().main == 53'000);
    CHECK(log.running() == Color::empty);
    CHECK(why_not(log, black, "play B D4") == NotTaken::paused);
    CHECK(why_not(log, server_says, "go_on") == NotTaken::not_yours);
    CHECK(takes(log, black, "offer go_on"));
    CHECK(takes(log, white, "decline 0"));
    CHECK(why_not(log, white, "accept 0 go_on") == NotTaken::not_now);
    CHECK(takes(log, white, "offer go_on"));
    CHECK(takes(log, black, "accept 0 go_on"));
    CHECK(takes(log, black, "play B D4", 1000));
    CHECK(log.clock(Color::black).left().main == 52'000);
}

TEST_CASE("a player may resign while the game rests") {
    GameLog log = log_under("aga 9x9 7.5 0 absolute:60");
    CHECK(takes(log, server_says, "pause restart"));
    CHECK(takes(log, white, "resign W"));
    CHECK(to_text(log.result()) == "B+R");
}

TEST_CASE("complaint 11: a game is broken off before both have moved, and not after") {
    GameLog log = log_under("aga 9x9 7.5 0 none");
    CHECK(takes(log, black, "play B D4"));
    GameLog moved = log;
    CHECK(takes(log, black, "abort"));
    CHECK(log.is_closed());
    CHECK(to_text(log.result()) == "Void");
    CHECK(why_not(log, white, "play W E5") == NotTaken::not_now);
    CHECK(takes(moved, white, "play W E5"));
    CHECK(why_not(moved, black, "abort") == NotTaken::not_now);
}

TEST_CASE("the referee is called by players, and answers; they speak for nobody at the table") {
    GameLog log = log_under("aga 9x9 7.5 0 none");
    constexpr Author referee = Author::referee;
    CHECK(why_not(log, referee, "call somebody") == NotTaken::not_yours);
    CHECK(takes(log, black, "call White was late"));
    CHECK(log.sitting().call()->words == "White was late");
    CHECK(why_not(log, white, "call me too") == NotTaken::not_now);
    CHECK(why_not(log, white, "answered") == NotTaken::not_yours);
    CHECK(why_not(log, referee, "play B D4") == NotTaken::not_yours);
    CHECK(why_not(log, referee, "resign B") == NotTaken::not_yours);
    CHECK(takes(log, referee, "pause referee"));
    CHECK(takes(log, referee, "penalty W 1 [5.1] late"));
    CHECK(takes(log, referee, "answered White pays a point"));
    CHECK(!log.sitting().call());
    CHECK(takes(log, referee, "go_on"));
    CHECK(takes(log, white, "call I do not agree"));
    CHECK(takes(log, white, "answered"));
}

TEST_CASE("a ruling ends the game, and may be appealed for a day") {
    GameLog log = log_under("aga 9x9 7.5 0 none");
    CHECK(takes(log, Author::referee, "ruling B 0 [4.2] White left"));
    CHECK(to_text(log.result()) == "B+");
    GameLog late = log;
    CHECK(log.take(white, "call I was there", noon + appeal_time, 0));
    CHECK(takes(log, Author::referee, "annulled - 0 [4.2] they were"));
    CHECK(!log.game().is_over());
    const auto refused = late.take(white, "call I was there", noon + appeal_time + 1, 0);
    REQUIRE(!refused);
    CHECK(refused.error().why == NotTaken::not_now);
}

TEST_CASE("the referee gives time and takes it, and no clock has more than it began with") {
    GameLog log = log_under("aga 9x9 7.5 0 absolute:60");
    CHECK(takes(log, black, "play B D4", 40'000));
    CHECK(why_not(log, black, "time B +60 please") == NotTaken::not_yours);
    CHECK(takes(log, Author::referee, "time B +10 the line was cut"));
    CHECK(log.clock(Color::black).left().main == 30'000);
    CHECK(takes(log, Author::referee, "time B +60"));
    CHECK(log.clock(Color::black).left().main == 60'000);
    CHECK(takes(log, Author::referee, "time W -15 [5.1] late"));
    CHECK(log.clock(Color::white).left().main == 45'000);
    for (const char* text : {"time X +1 a", "time B 5 a", "time B +", "time B +1x", "time B +99999 a"})
        CHECK_MESSAGE(why_not(log, Author::referee, text) == NotTaken::unreadable, text);
}

TEST_CASE("what a move gave goes with it when it is taken back, and the time it took stays used") {
    GameLog log = log_under("aga 9x9 7.5 0 fischer:60:10");
    CHECK(takes(log, black, "play B D4", 5000));
    CHECK(log.clock(Color::black).left().main == 65'000);
    CHECK(takes(log, black, "offer undo_asked B 1"));
    CHECK(takes(log, white, "accept 1 undo_asked B 1", 2000));
    CHECK(log.game().tally().moves == 0);
    CHECK(log.clock(Color::black).left().main == 55'000);
    CHECK(log.clock(Color::white).left().main == 58'000);  // their turn had begun
    const auto again = GameLog::of("game", sha256, log.entries());
    REQUIRE(again);
    CHECK(again->clock(Color::black).left() == log.clock(Color::black).left());
}

TEST_CASE("a kept log in which somebody pays for what was nobody's turn is refused") {
    GameLog log = log_under("aga 9x9 7.5 0 absolute:60");
    CHECK(takes(log, white, "offer pause"));
    std::vector<LogEntry> changed = log.entries();
    changed[1].charged = 1000;
    CHECK(GameLog::of("game", sha256, changed).error().what == "entry 2 costs what nobody's turn took");
}

TEST_CASE("a player who was away as long as was agreed on forfeits when the other claims it, not by itself") {
    GameLog log = log_under("aga 9x9 7.5 0 absolute:600 absence:300");
    CHECK(why_not(log, Author::white, "claim 300") == NotTaken::not_now);  // before both have moved
    REQUIRE(takes(log, Author::black, "play B D4"));
    CHECK(why_not(log, Author::white, "claim 300") == NotTaken::not_now);
    REQUIRE(takes(log, Author::white, "play W E5"));
    CHECK(why_not(log, Author::black, "claim 300") == NotTaken::not_now);  // it is their own turn
    CHECK(why_not(log, Author::white, "claim 299") == NotTaken::not_now);
    CHECK(why_not(log, Author::white, "claim soon") == NotTaken::unreadable);
    CHECK(why_not(log, Author::referee, "claim 300") == NotTaken::not_yours);
    SUBCASE("a claim") {
        REQUIRE(takes(log, Author::white, "claim 312", 312'000));
        CHECK(to_text(log.result()) == "W+F");
        CHECK(log.events().back() == "forfeit B away for 312 seconds");
        CHECK(log.entries().back().charged == 312'000);
        CHECK(why_not(log, Author::white, "claim 312") == NotTaken::not_now);
    }
    SUBCASE("or the game is adjourned until both want it to go on") {
        REQUIRE(takes(log, Author::white, "adjourn 312"));
        CHECK(log.sitting().rest() == Rest::agreed);
        CHECK(why_not(log, Author::white, "claim 999") == NotTaken::not_now);
        REQUIRE(takes(log, Author::black, "offer go_on"));
        REQUIRE(takes(log, Author::white, "accept 0 go_on"));
        CHECK(log.running() == Color::black);
    }
    SUBCASE("when moves rest, of the one whose word it waits for") {
        for (const auto& [author, text] : {std::pair{Author::black, "pass B"},
                                           {Author::white, "pass W"},
                                           {Author::white, "offer marks_proposed W"}})
            REQUIRE(takes(log, author, text));
        CHECK(why_not(log, Author::black, "claim 300") == NotTaken::not_now);
        REQUIRE(takes(log, Author::white, "claim 300"));
        CHECK(to_text(log.result()) == "W+F");
    }
}

TEST_CASE("where no absence is agreed on, none is claimed") {
    GameLog log = log_under("aga 9x9 7.5 0 none");
    REQUIRE(takes(log, Author::black, "play B D4"));
    REQUIRE(takes(log, Author::white, "play W E5"));
    CHECK(why_not(log, Author::white, "claim 86400") == NotTaken::not_now);
}

TEST_CASE("while Black places handicap stones no clock runs; annulled, they are to be placed anew") {
    GameLog log = log_under("ing-1996 9x9 0 2 absolute:60 handicap:free");
    CHECK(log.running() == Color::empty);
    CHECK(why_not(log, black, "play B E5") == NotTaken::not_now);
    CHECK(why_not(log, white, "handicap - 2 C3 G7") == NotTaken::not_yours);
    CHECK(why_not(log, Author::referee, "handicap - 2 C3 G7") == NotTaken::not_yours);
    const auto alone = log.take(black, "handicap - 1 C3", noon, 0);
    CHECK(alone.error().by_rules->why == Why::too_many_stones);
    CHECK(takes(log, black, "handicap - 2 C3 G7"));
    CHECK(log.running() == Color::white);
    CHECK(log.clock(Color::black).left().main == 60'000);
    CHECK(why_not(log, black, "handicap - 2 C3 G7") == NotTaken::not_now);
    CHECK(takes(log, Author::referee, "annulled - 0 the board was turned"));
    CHECK(log.running() == Color::empty);
    CHECK(takes(log, black, "handicap - 2 C7 G3"));
    CHECK(GameLog::of("game", sha256, log.entries())->head() == log.head());
}
