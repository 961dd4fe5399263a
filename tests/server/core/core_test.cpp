// The core: what people say to each other over the net, and what becomes of it.
#include "server/core/house.hpp"
#include "server/protocol/json.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

using namespace shinpan;
using namespace shinpan::server;

namespace {

const Milliseconds grace = LagQuota().left(lag_allowance({}));  // of a line that was never measured

}  // namespace

TEST_CASE("two people meet by a link, and play to a result") {
    Table t;
    CHECK(one<Joined>(t.house.take(t.black)) == nullptr);  // it came before the game was watched
    CHECK(code_of(t.say(t.black, 1, "play B D4")) == "done");
    const auto seen = t.house.take(t.white);
    REQUIRE(one<Entered>(seen));
    CHECK(one<Entered>(seen)->known.entry.text == "play B D4");
    CHECK(code_of(t.say(t.white, 2, "pass W")) == "done");
    CHECK(code_of(t.say(t.black, 3, "pass B")) == "done");
    CHECK(code_of(t.say(t.white, 4, "offer marks_proposed W")) == "done");
    const auto offered = t.house.say(t.black, Watch{"w", t.game, 0, ""});
    REQUIRE(one<GameSeen>(offered)->offers.size() == 1);
    CHECK(one<GameSeen>(offered)->offers[0].event == "marks_proposed W");
    CHECK(code_of(t.say(t.black, 5, "accept 1 marks_proposed W")) == "done");
    CHECK(code_of(t.say(t.black, 6, "play B E5")) == "refused");
    const auto game = t.house.say(t.white, Watch{"again", t.game, 0, ""});
    REQUIRE(one<GameSeen>(game));
    CHECK(one<GameSeen>(game)->entries.size() == 6);
    CHECK(one<GameSeen>(game)->entries[5].event.starts_with("marks_accepted B "));
    CHECK(one<GameSeen>(game)->you == Color::white);
    CHECK(one<GameSeen>(game)->seats[0].id == t.ann.id);
}

TEST_CASE("nothing is told before it is on disk") {
    Table t;
    t.house.take(t.white);
    t.house.is_held_up = true;
    CHECK(t.say(t.black, 1, "play B D4").empty());
    CHECK(t.house.take(t.white).empty());
    const auto seen = t.house.say(t.white, Watch{"w", t.game, 0, ""});
    REQUIRE(one<GameSeen>(seen));
    CHECK(one<GameSeen>(seen)->entries.size() == 1);
    t.house.is_held_up = false;
    t.house.run();
    CHECK(one<Entered>(t.house.take(t.white)));
    CHECK(one<Done>(t.house.take(t.black)));
}

TEST_CASE("what cannot be kept is refused, has never been, and may be said again") {
    Table t;
    t.house.take(t.white);
    t.house.is_full = true;
    CHECK(code_of(t.say(t.black, 1, "play B D4", "m1")) == "unstored");
    CHECK(t.house.take(t.white).empty());
    t.house.is_full = false;
    CHECK(code_of(t.say(t.black, 1, "play B D4", "m1")) == "done");
    CHECK(one<Entered>(t.house.take(t.white))->known.entry.number == 2);
}

TEST_CASE("the same request again is not carried out again and has the same answer") {
    Table t;
    const auto first = t.say(t.black, 1, "play B D4", "m1");
    t.house.take(t.white);
    const auto again = t.say(t.black, 1, "play B D4", "m1");
    REQUIRE(one<Done>(again));
    CHECK(one<Done>(again)->number == one<Done>(first)->number);
    CHECK(one<Done>(again)->head == one<Done>(first)->head);
    CHECK(t.house.take(t.white).empty());

    SUBCASE("also while it is on its way to disk, from another connection") {
        t.house.is_held_up = true;
        t.say(t.white, 2, "play W E5", "m2");
        t.house.leave(t.white);
        const ConnectionId back = t.house.page("bob");
        t.house.is_held_up = false;
        t.house.run();
        const auto answer = t.say(back, 2, "play W E5", "m2");
        REQUIRE(one<Done>(answer));
        CHECK(one<Done>(answer)->number == 3);
    }
    SUBCASE("also after the server has begun anew") {
        t.house.restart();
        const ConnectionId back = t.house.page("ann");
        CHECK(one<Done>(t.say(back, 1, "play B D4", "m1"))->number == one<Done>(first)->number);
    }
}

TEST_CASE("whoever is behind gets what was missed, and then goes on") {
    Table t;
    t.say(t.black, 1, "play B D4");
    const auto behind = t.say(t.white, 1, "play W E5");
    REQUIRE(one<NotDone>(behind));
    CHECK(one<NotDone>(behind)->code == NoCode::behind);
    REQUIRE(one<NotDone>(behind)->missed.size() == 1);
    CHECK(one<NotDone>(behind)->missed[0].entry.text == "play B D4");
    CHECK(code_of(t.say(t.white, 2, "play W E5", "again")) == "done");
}

TEST_CASE("after a reconnect a page gets what follows what it knows, and all where its log is another") {
    Table t;
    const auto first = t.say(t.black, 1, "play B D4");
    t.say(t.white, 2, "play W E5");
    const std::string head = one<Done>(first)->head;
    t.house.leave(t.black);
    const ConnectionId back = t.house.page("ann");
    CHECK(one<GameSeen>(t.house.say(back, Watch{"w", t.game, 2, head}))->entries.size() == 1);
    CHECK(one<GameSeen>(t.house.say(back, Watch{"w", t.game, 2, "another"}))->entries.size() == 3);
    CHECK(one<GameSeen>(t.house.say(back, Watch{"w", t.game, 99, head}))->entries.size() == 3);
}

TEST_CASE("a page that looks on plays for nobody") {
    Table t;
    t.house.guest("mallory");
    const auto eve = t.house.page("mallory");
    CHECK(one<GameSeen>(t.house.say(eve, Watch{"w", t.game, 0, ""}))->you == Color::empty);
    CHECK(code_of(t.say(eve, 1, "play B D4")) == "not_yours");
    CHECK(code_of(t.say(t.white, 1, "play B D4")) == "not_yours");
    CHECK(code_of(t.house.say(eve, Watch{"w", "nowhere", 0, ""})) == "no_game");
}

TEST_CASE("both see who is there") {
    Table t;
    t.house.take(t.black);
    t.house.leave(t.white);
    t.house.pass_time(3'000);
    const auto gone = t.house.take(t.black);
    REQUIRE(one<Present>(gone));
    CHECK(one<Present>(gone)->present == std::array{true, false});
    const auto back = t.house.page("bob");
    t.house.say(back, Watch{"w", t.game, 0, ""});
    CHECK(one<Present>(t.house.take(t.black))->present == std::array{true, true});
}

TEST_CASE("a move costs the time until it came, not what its commit takes") {
    Table t("aga 9x9 7.5 0 absolute:60");
    t.house.pass_time(10'000);
    t.say(t.black, 1, "play B D4");
    CHECK(one<Entered>(t.house.take(t.white))->known.entry.charged == 10'000);
    t.house.is_held_up = true;
    t.house.pass_time(5'000);
    t.say(t.white, 2, "play W E5");
    t.house.pass_time(9'000);
    t.house.is_held_up = false;
    t.house.run();
    t.house.pass_time(1'000);
    CHECK(one<Entered>(t.house.take(t.black))->known.entry.charged == 5'000);
    t.say(t.black, 3, "play B C3");
    CHECK(one<Entered>(t.house.take(t.white))->known.entry.charged == 1'000);
}

TEST_CASE("complaint 6: a clock that runs out ends the game, and not before") {
    Table t("aga 9x9 7.5 0 absolute:60");
    t.house.take(t.white);
    t.house.pass_time(60'000 + grace);
    CHECK(one<Entered>(t.house.take(t.white)) == nullptr);
    t.house.pass_time(1);
    const auto seen = t.house.take(t.white);
    REQUIRE(one<Entered>(seen));
    CHECK(one<Entered>(seen)->known.entry.text == "timeout B");
    CHECK(one<Entered>(seen)->known.entry.author == Author::server);
    CHECK(code_of(t.say(t.black, 2, "play B D4")) == "refused");
}

TEST_CASE(
    "complaint 7: after a restart a game with clocks rests until both are back, and nobody has paid for it") {
    Table t("aga 9x9 7.5 0 absolute:60");
    t.house.pass_time(10'000);
    t.say(t.black, 1, "play B D4");
    t.house.restart();
    t.house.pass_time(3'600'000);
    const auto white = t.house.page("bob");
    t.house.say(white, Watch{"w", t.game, 0, ""});
    t.house.pass_time(3'600'000);
    CHECK(code_of(t.say(white, 3, "play W E5")) == "paused");
    const auto black = t.house.page("ann");
    t.house.say(black, Watch{"w", t.game, 0, ""});
    t.house.pass_time(2'000);
    CHECK(code_of(t.say(white, 4, "play W E5")) == "done");
    CHECK(one<Entered>(t.house.take(black))->known.entry.charged == 2'000);
}

TEST_CASE("what the server wants to say and the disk refuses is said again, and no clock runs before") {
    Table t("aga 9x9 7.5 0 absolute:60");
    t.say(t.black, 1, "play B D4");
    t.house.restart();
    const auto white = t.house.page("bob");
    t.house.is_full = true;
    CHECK(code_of(t.house.say(white, Watch{"w", t.game, 0, ""})) == "unstored");
    t.house.is_full = false;
    t.house.refuses_entries = true;
    t.house.say(white, Watch{"w", t.game, 0, ""});
    const auto black = t.house.page("ann");
    t.house.say(black, Watch{"w", t.game, 0, ""});
    t.house.pass_time(3'600'000);
    t.house.refuses_entries = false;
    t.house.take(white);
    t.house.pass_time(1000);
    const auto told = t.house.take(white);
    REQUIRE(all<Entered>(told).size() == 2);
    CHECK(all<Entered>(told)[0].known.entry.text == "pause restart");
    CHECK(all<Entered>(told)[1].known.entry.text == "go_on");
    t.house.pass_time(2000);
    t.say(white, 4, "play W E5");
    CHECK(one<Entered>(t.house.take(black))->known.entry.charged == 2000);
}

TEST_CASE("a clock waits until both have come to the game") {
    House house;
    house.guest("ann");
    house.guest("bob");
    const auto ann = house.page("ann"), bob = house.page("bob");
    house.say(ann, Invite{"i", code_of_link, *game_conditions_in("aga 9x9 7.5 0 absolute:60"), Side::black});
    const std::string game = one<Done>(house.say(bob, Join{"j", code_of_link}))->game;
    house.say(bob, Watch{"w", game, 0, ""});
    house.pass_time(3'600'000);
    house.say(ann, Watch{"w", game, 0, ""});
    house.pass_time(3000);
    house.say(ann, Say{"m", game, 1, "play B D4"});
    CHECK(one<Entered>(house.take(bob))->known.entry.charged == 3000);
}

TEST_CASE(
    "complaint 18: a call has the game rest after the running turn, the second call of a player does not") {
    Table t("aga 9x9 7.5 0 absolute:60");
    t.house.pass_time(1000);
    CHECK(code_of(t.say(t.white, 1, "call Black moved twice")) == "done");
    CHECK(one<Entered>(t.house.take(t.black))->known.entry.text == "call Black moved twice");
    t.house.take(t.white);
    t.house.pass_time(2000);
    CHECK(code_of(t.say(t.black, 2, "play B D4")) == "done");
    const auto told = t.house.take(t.white);
    REQUIRE(all<Entered>(told).size() == 2);
    CHECK(all<Entered>(told)[0].known.entry.charged == 3000);
    CHECK(all<Entered>(told)[1].known.entry.text == "pause referee");
    t.house.pass_time(600'000);
    CHECK(code_of(t.say(t.white, 4, "play W E5")) == "paused");
    CHECK(code_of(t.say(t.referee, 4, "annulled - 0 [2] Black moves again")) == "done");
    CHECK(code_of(t.say(t.referee, 5, "answered")) == "done");
    CHECK(one<Entered>(t.house.take(t.white))->known.entry.text == "go_on");
    CHECK(code_of(t.say(t.white, 7, "call and again")) == "done");
    t.house.take(t.white);
    CHECK(code_of(t.say(t.black, 8, "play B C3")) == "done");
    CHECK(all<Entered>(t.house.take(t.white)).size() == 1);
}

TEST_CASE("who judges has no more to say in their own game than any player") {
    Table t;
    t.house.print_code("code of ann");
    const auto taken = t.house.say(t.black, TakeRole{"r", "code of ann"});
    REQUIRE(one<Welcome>(taken));
    CHECK(one<Welcome>(taken)->you.judges);
    const auto again = t.house.page("ann");
    CHECK(code_of(t.say(again, 1, "ruling B 0 I win")) == "not_yours");
    t.house.guest("mallory");
    CHECK(code_of(t.say(t.house.page("mallory"), 1, "ruling B 0 I am no referee")) == "not_yours");
    CHECK(code_of(t.say(t.referee, 1, "ruling B 0 [4.2] White is away")) == "done");
}

TEST_CASE("a referee at the desk is told who calls, also after a restart, and nobody else is") {
    Table t;
    CHECK(code_of(t.house.say(t.black, Desk{"d"})) == "not_yours");
    const auto empty = t.house.say(t.referee, Desk{"d"});
    REQUIRE(one<Calls>(empty));
    CHECK(one<Calls>(empty)->games.empty());
    t.house.take(t.referee);
    t.say(t.black, 1, "play B D4");
    CHECK(one<Calls>(t.house.take(t.referee)) == nullptr);
    t.say(t.white, 2, "call Black touched two stones");
    CHECK(one<Calls>(t.house.take(t.white)) == nullptr);
    const auto told = t.house.take(t.referee);
    REQUIRE(one<Calls>(told));
    REQUIRE(one<Calls>(told)->games.size() == 1);
    CHECK(one<Calls>(told)->games[0].game == t.game);
    CHECK(one<Calls>(told)->games[0].call.text == "call Black touched two stones");
    CHECK(one<Calls>(told)->games[0].seats[1].name == t.bob.name);
    t.house.restart();
    const auto desk = t.house.page("eve");
    CHECK(one<Calls>(t.house.say(desk, Desk{"d"}))->games.size() == 1);
    t.house.say(desk, Watch{"w", t.game, 0, ""});
    CHECK(code_of(t.say(desk, 4, "answered they may")) == "done");
    CHECK(one<Calls>(t.house.take(desk))->games.empty());
}

TEST_CASE("a referee by another name is still one") {
    Table t;
    CHECK(code_of(t.house.say(t.referee, Rename{"n", "Eve of the East"})) == "done");
    CHECK(code_of(t.house.say(t.referee, Desk{"d"})) == "done");
}

TEST_CASE("a code makes one person a referee, once and in time") {
    Table t;
    t.house.print_code("another code");
    CHECK(code_of(t.house.say(t.black, TakeRole{"r", "no code at all"})) == "no_code");
    CHECK(code_of(t.house.say(t.black, TakeRole{"r", "code of eve"})) == "no_code");
    CHECK(code_of(t.house.say(t.referee, TakeRole{"r", "code of eve"})) == "done");
    t.house.pass_time(1001);
    CHECK(code_of(t.house.say(t.black, TakeRole{"r", "another code"})) == "no_code");
    CHECK(code_of(t.house.say(t.black, Desk{"d"})) == "not_yours");
}

TEST_CASE("complaint 13: marks that replace others are accepted after ten seconds, the first ones at once") {
    Table t;
    t.say(t.black, 1, "play B D4");
    t.say(t.white, 2, "pass W");
    t.say(t.black, 3, "pass B");
    t.say(t.black, 4, "offer marks_proposed B");
    CHECK(code_of(t.say(t.black, 5, "offer marks_proposed B D4")) == "done");
    CHECK(code_of(t.say(t.white, 6, "accept 2 marks_proposed B D4", "a1")) == "too_soon");
    t.house.pass_time(9'999);
    CHECK(code_of(t.say(t.white, 6, "accept 2 marks_proposed B D4", "a2")) == "too_soon");
    t.house.pass_time(1);
    CHECK(code_of(t.say(t.white, 6, "accept 2 marks_proposed B D4", "a3")) == "done");
}

TEST_CASE("what the line took costs nothing, and a move is still in time as long as the quota reaches") {
    Table t("aga 9x9 7.5 0 absolute:60");
    t.house.measured(t.black, 300);
    t.house.pass_time(5300);
    t.house.say(t.black, Say{"m1", t.game, 1, "play B D4", 5000});
    CHECK(one<Entered>(t.house.take(t.white))->known.entry.charged == 5000);
    t.say(t.white, 2, "play W E5");
    t.house.pass_time(55'000 + 400);
    t.house.say(t.black, Say{"m2", t.game, 3, "play B C3", 55'000});
    CHECK(one<Entered>(t.house.take(t.white))->known.entry.text == "play B C3");
}

TEST_CASE(
    "complaint 15: an end that nobody settles is the referee's after three minutes, and is accepted for "
    "nobody") {
    Table t("aga 9x9 7.5 0 absolute:60");
    t.say(t.black, 1, "pass B");
    t.say(t.white, 2, "pass W");
    t.say(t.black, 3, "offer marks_proposed B");
    t.house.take(t.white);
    t.house.pass_time(179'999);
    CHECK(all<Entered>(t.house.take(t.white)).empty());
    t.house.pass_time(1);
    const auto told = t.house.take(t.white);
    REQUIRE(all<Entered>(told).size() == 1);
    CHECK(one<Entered>(told)->known.entry.author == Author::server);
    CHECK(one<Entered>(told)->known.entry.text.starts_with("call "));
    CHECK(code_of(t.say(t.white, 5, "accept 1 marks_proposed B")) == "done");
}

TEST_CASE("overtime that costs points is paid when it begins, by a penalty") {
    Table t("ing-1996 9x9 8 0 ing:10:5:3:2");
    t.house.take(t.white);
    t.house.pass_time(10'000 + grace);
    CHECK(all<Entered>(t.house.take(t.white)).empty());
    t.house.pass_time(1);
    CHECK(one<Entered>(t.house.take(t.white))->known.entry.text == "penalty B 2 overtime");
    t.house.pass_time(4'998);
    CHECK(all<Entered>(t.house.take(t.white)).empty());
    t.house.pass_time(2);
    CHECK(one<Entered>(t.house.take(t.white))->known.entry.text == "penalty B 2 overtime");
    t.say(t.black, 3, "play B D4");
    CHECK(one<Entered>(t.house.take(t.white))->known.entry.charged == 15'001 + grace);
    t.house.pass_time(25'001 + grace);
    const auto late = all<Entered>(t.house.take(t.black));
    REQUIRE(!late.empty());
    CHECK(late.back().known.entry.text == "timeout W");
}

TEST_CASE("connections that do not keep to the protocol are ended") {
    House house;
    house.guest("ann");
    const auto stranger = house.page("nobody's token");
    CHECK(house.code(stranger) == CloseCode::signed_out);
    house.is_full = true;
    CHECK(house.code(house.page("ann")) == CloseCode::try_again);
    house.is_full = false;
    const auto page = house.page("ann");
    house.say(page, Hello{7});
    CHECK(house.code(page) == CloseCode::version);
}

TEST_CASE("names are changed for all to see who come later; what is no name is refused") {
    Table t;
    CHECK(code_of(t.house.say(t.black, Rename{"r", "Ann of the North"})) == "done");
    for (const std::string& name :
         {std::string(), std::string(" a"), std::string("a\nb"), std::string(31, 'a'), std::string("\xff")})
        CHECK(code_of(t.house.say(t.black, Rename{"r", name})) == "bad");
    t.house.restart();
    const auto page = t.house.page("bob");
    CHECK(one<GameSeen>(t.house.say(page, Watch{"w", t.game, 0, ""}))->seats[0].name == "Ann of the North");
}

TEST_CASE("handicap stones stand where the ruleset puts them, and nigiri is in the log") {
    Table t("japanese-1989 19x19 0.5 2 none");
    const auto seen = t.house.say(t.white, Watch{"w", t.game, 0, ""});
    REQUIRE(one<GameSeen>(seen)->entries.size() == 2);
    CHECK(one<GameSeen>(seen)->entries[1].entry.text == "handicap - 2 Q16 D4");
    CHECK(code_of(t.say(t.white, 2, "play W D16")) == "done");

    House house;
    house.guest("ann");
    house.guest("bob");
    const auto ann = house.page("ann"), bob = house.page("bob");
    house.say(ann, Invite{"i", code_of_link, *game_conditions_in("aga 9x9 7.5 0 none"), Side::nigiri});
    const std::string game = one<Done>(house.say(bob, Join{"j", code_of_link}))->game;
    const auto drawn = house.say(ann, Watch{"w", game, 0, ""});
    REQUIRE(one<GameSeen>(drawn)->entries.size() == 2);
    CHECK(one<GameSeen>(drawn)->entries[1].entry.text.starts_with("nigiri "));
}

TEST_CASE("complaint 27: a refused move comes with its reason, the clause, and the move it repeats") {
    Table t;
    int number = 1;
    for (const char* text : {"play B C5", "play W F5", "play B D6", "play W E6", "play B D4", "play W E4",
                             "play B A1", "play W D5", "play B E5"}) {
        const ConnectionId page = text[5] == 'B' ? t.black : t.white;
        REQUIRE(code_of(t.say(page, number++, text)) == "done");
    }
    const auto refused = t.say(t.white, number, "play W D5", "retaken");
    REQUIRE(one<NotDone>(refused));
    const auto& by_rules = one<NotDone>(refused)->by_rules;
    REQUIRE(by_rules);
    CHECK(by_rules->why == Why::repetition);
    CHECK(by_rules->clause == "Rule 6");
    CHECK(by_rules->repeats_move == 8);
    CHECK(code_of(t.say(t.white, number, "play W J9")) == "done");
}

TEST_CASE("complaint 28: nothing that is estimated or proven of a running game reaches a page") {
    Table t;
    t.house.guest("zoe");
    const ConnectionId onlooker = t.house.page("zoe");
    const std::vector<ConnectionId> pages{t.black, t.white, onlooker};
    std::string told;
    const auto hear = [&](const std::vector<ToPage>& messages) {
        for (const ToPage& message : messages) told += to_json(message);
    };
    hear(t.house.say(onlooker, Watch{"w", t.game, 0, ""}));
    int number = 1;
    for (const char* text : {"play B E5", "play W C3", "pass B", "pass W", "offer marks_proposed B C3"}) {
        const bool is_white = std::string_view(text).find(" W") != std::string_view::npos;
        REQUIRE(code_of(t.say(is_white ? t.white : t.black, number++, text)) == "done");
        for (const ConnectionId page : pages) {
            hear(t.house.take(page));
            hear(t.house.say(page, Games{"g"}));
            hear(t.house.say(page, Watch{"again", t.game, 0, ""}));
        }
    }
    CHECK(told.find("marks_proposed B C3") != std::string::npos);
    for (const char* word : {"estimate", "proof", "proven", "owner", "confidence", "grade"})
        CHECK(told.find(word) == std::string::npos);
}
