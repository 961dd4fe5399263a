// People who want to hear no more of somebody, and people who go.
#include "server/core/house.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;
using namespace shinpan::server;

namespace {

const std::string second_code = "1123456789abcdefghjkmnpqrs";
const Milliseconds day = 24 * 3'600'000;

Invite invitation(const std::string& code) {
    return {"i " + code, code, *game_conditions_in("aga 9x9 7.5 0 none"), Side::black};
}

std::vector<std::string> names(const std::vector<ToPage>& messages) {
    REQUIRE(one<BlockList>(messages));
    std::vector<std::string> all;
    for (const Person& person : one<BlockList>(messages)->people) all.push_back(person.id);
    return all;
}

// What that page sees of the chat when it looks at the game anew.
std::size_t lines_seen(Table& t, ConnectionId page) {
    const auto messages = t.house.say(page, Watch{"again", t.game, 0, ""});
    const auto* said = one<Chatted>(messages);
    return said ? said->lines.size() : 0;
}

}  // namespace

TEST_CASE("of fifty who use a link at once one plays") {
    House house;
    const Person ann = house.guest("ann");
    const auto host = house.page("ann");
    house.say(host, Invite{"i", code_of_link, *game_conditions_in("aga 9x9 7.5 0 none"), Side::black});
    std::vector<ConnectionId> pages;
    for (int i = 0; i < 50; ++i) {
        const std::string token = "guest" + std::to_string(i);
        house.guest(token);
        pages.push_back(house.page(token));
    }
    house.is_held_up = true;
    for (const ConnectionId page : pages) house.say(page, Join{"j", code_of_link});
    house.is_held_up = false;
    house.run();
    int playing = 0, refused = 0;
    for (const ConnectionId page : pages) {
        const auto answer = house.take(page);
        playing += code_of(answer) == "done" ? 1 : 0;
        refused += code_of(answer) == "no_invitation" ? 1 : 0;
    }
    CHECK(playing == 1);
    CHECK(refused == 49);
}

TEST_CASE("whoever is blocked can neither join nor see a link, as if it led nowhere") {
    Table t;
    CHECK(names(t.house.say(t.black, Block{"b", t.bob.id})) == std::vector{t.bob.id});
    REQUIRE(code_of(t.house.say(t.black, invitation(second_code))) == "done");
    for (const FromPage& asked : {FromPage(Look{"l", second_code}), FromPage(Join{"j", second_code})}) {
        CHECK(code_of(t.house.say(t.white, asked)) == "no_invitation");
        CHECK(code_of(t.house.say(t.white, Look{"n", "9999456789abcdefghjkmnpqrs"})) == "no_invitation");
    }
    CHECK(names(t.house.say(t.black, Unblock{"u", t.bob.id})).empty());
    CHECK(code_of(t.house.say(t.white, Join{"k", second_code})) == "done");
}

TEST_CASE("what somebody who is blocked has asked for instead is not shown any more") {
    Table t;
    t.house.say(t.black, invitation(second_code));
    t.house.say(t.white, Counter{"c", second_code, *game_conditions_in("aga 13x13 7.5 0 none"), Side::black});
    CHECK(one<Invitation>(t.house.say(t.black, Look{"l", second_code}))->counters.size() == 1);
    t.house.say(t.black, Block{"b", t.bob.id});
    CHECK(one<Invitation>(t.house.say(t.black, Look{"m", second_code}))->counters.empty());
    CHECK(code_of(t.house.say(t.black, Agree{"a", second_code, t.bob.id})) == "no_invitation");
}

TEST_CASE(
    "a game that runs goes on; lines of the one who is blocked come no more, and they do not learn of it") {
    Table t;
    t.house.say(t.white, Chat{"c1", t.game, "hello"});
    t.house.say(t.black, Block{"b", t.bob.id});
    t.house.take(t.black);
    CHECK(code_of(t.house.say(t.white, Chat{"c2", t.game, "still there?"})) == "done");
    CHECK(one<Chatted>(t.house.take(t.white)));
    CHECK(!one<Chatted>(t.house.take(t.black)));
    CHECK(lines_seen(t, t.black) == 0);
    CHECK(lines_seen(t, t.white) == 2);
    CHECK(lines_seen(t, t.referee) == 2);  // who judges reads all
    CHECK(code_of(t.house.say(t.black, Chat{"c3", t.game, "goodbye"})) == "done");
    CHECK(one<Chatted>(t.house.take(t.white)));
    CHECK(code_of(t.say(t.black, 1, "play B D4")) == "done");
    CHECK(code_of(t.say(t.white, 2, "play W F6")) == "done");
}

TEST_CASE("another game is offered by the one who is blocked, and the other does not hear of it") {
    Table t;
    t.say(t.black, 1, "play B D4");
    t.say(t.white, 2, "resign W");
    t.house.say(t.black, Block{"b", t.bob.id});
    t.house.take(t.black);
    const auto told = t.house.say(t.white, Rematch{"r", t.game});
    CHECK(code_of(told) == "done");
    CHECK(one<RematchOffer>(told));
    CHECK(!one<RematchOffer>(t.house.take(t.black)));
    CHECK(!one<RematchOffer>(t.house.say(t.black, Watch{"w2", t.game, 0, ""})));
    const auto answers = t.house.say(t.black, Rematch{"r2", t.game});
    const auto* wanted = one<Done>(answers);
    REQUIRE(wanted);
    CHECK(wanted->game.empty());  // no game has begun
}

TEST_CASE("nobody blocks themselves, somebody who is not there, or more than 200 people") {
    Table t;
    CHECK(code_of(t.house.say(t.black, Block{"b", t.ann.id})) == "bad");
    CHECK(code_of(t.house.say(t.black, Block{"b", "nobody of that id"})) == "bad");
    for (int i = 0; i < 201; ++i) {
        const Person other = t.house.guest("guest " + std::to_string(i));
        CHECK(code_of(t.house.say(t.black, Block{"b", other.id})) == (i < 200 ? "done" : "bad"));
    }
}

TEST_CASE("whoever deletes themselves is not known again; their games stay, without their name, and hold") {
    Table t;
    t.say(t.black, 1, "play B D4");
    t.house.say(t.white, Chat{"c", t.game, "my name is Robert"});
    t.house.say(t.white, invitation(second_code));
    const std::string head = t.house.log_of(t.game).head();
    CHECK(t.house.delete_person("bob") == "done");
    CHECK(t.house.code(t.white) == CloseCode::signed_out);
    CHECK(t.house.is_closed(t.house.page("bob")));
    CHECK(t.house.delete_person("bob") == "not_yours");

    const auto seen = t.house.say(t.black, Watch{"w2", t.game, 0, ""});
    CHECK(one<GameSeen>(seen)->seats[1].name.empty());
    CHECK(one<GameSeen>(seen)->seats[0].name == t.ann.name);
    CHECK(!one<Chatted>(seen));
    CHECK(code_of(t.house.say(t.black, Look{"l", second_code})) == "no_invitation");
    t.house.restart();
    CHECK(t.house.log_of(t.game).heads()[1] == head);
    const auto anew = t.house.say(t.house.page("ann"), Watch{"w3", t.game, 0, ""});
    CHECK(one<GameSeen>(anew)->seats[1].name.empty());
    CHECK(one<GameSeen>(anew)->entries.size() >= 2);
}

TEST_CASE("whoever deletes themselves in a game that goes on has lost it, and the other is told at once") {
    Table t;
    t.say(t.black, 1, "play B D4");
    t.say(t.white, 2, "play W E5");
    t.house.take(t.black);

    SUBCASE("while it is open") {
        t.house.delete_person("bob");
        const auto told = t.house.take(t.black);
        REQUIRE(one<Entered>(told));
        CHECK(one<Entered>(told)->known.entry.author == Author::server);
        CHECK(one<Entered>(told)->known.entry.text == "forfeit W was deleted");
        CHECK(code_of(t.say(t.black, 4, "call they have left")) == "done");  // it can be judged like any
    }
    SUBCASE("while nobody looks at it") {
        for (const ConnectionId page : {t.black, t.white, t.referee}) t.house.leave(page);
        REQUIRE(t.house.games_in_hand() == 0);
        t.house.delete_person("bob");
    }
    SUBCASE("beside the server") {
        for (const ConnectionId page : {t.black, t.white, t.referee}) t.house.leave(page);
        t.house.tidy();
        t.house.ask(DeletePerson{t.bob.id, 1'764'158'400'000 + 1});
        t.house.pass_time(60'000);
        t.house.tidy();
    }
    SUBCASE("just before the server is killed") {
        t.house.ask(DeletePerson{t.bob.id, 1'764'158'400'000 + 1});
        t.house.restart();
        t.house.tidy();
        t.house.pass_time(3'600'000);
        t.house.tidy();
    }
    CHECK(to_text(t.house.log_of(t.game).result()) == "B+F");
}

TEST_CASE("a game of whoever deletes themselves before both have moved was never played") {
    Table t;
    t.say(t.black, 1, "play B D4");
    t.house.delete_person("bob");
    CHECK(t.house.log_of(t.game).entries().back().text == "abort a player was deleted");
    CHECK(to_text(t.house.log_of(t.game).result()) == "Void");
}

TEST_CASE("a game in which nothing is entered for 180 days is broken off, with the reason in its log") {
    Table t;
    t.say(t.black, 1, "play B D4");
    t.say(t.white, 2, "play W E5");
    t.house.leave(t.white);
    t.house.tidy();
    t.house.take(t.black);

    SUBCASE("where nobody looks at it") {
        t.house.leave(t.black);
        t.house.leave(t.referee);
        REQUIRE(t.house.games_in_hand() == 0);
        t.house.pass_time(180 * day + 1);
        t.house.tidy();
        CHECK(t.house.games_in_hand() == 0);
    }
    SUBCASE("where somebody looks at it") {
        t.house.pass_time(180 * day + 1);
        t.house.tidy();
        const auto told = t.house.take(t.black);
        REQUIRE(one<Entered>(told));
        CHECK(one<Entered>(told)->table.is_aborted);
    }
    CHECK(t.house.log_of(t.game).entries().back().text == "abort nothing was entered for 180 days");
    CHECK(to_text(t.house.log_of(t.game).result()) == "Void");
}

TEST_CASE("a game with clocks that a server finds after 180 days is broken off, and does not rest first") {
    Table t("aga 9x9 7.5 0 absolute:6000");
    t.say(t.black, 1, "play B D4");
    t.say(t.white, 2, "play W E5");
    t.house.restart();
    t.house.pass_time(180 * day);
    t.house.tidy();
    t.house.pass_time(3'600'000);
    t.house.tidy();
    CHECK(t.house.log_of(t.game).last() == 4);
    CHECK(t.house.log_of(t.game).entries().back().text == "abort nothing was entered for 180 days");
}

TEST_CASE(
    "a game goes on in which something was entered in time, or that a server with a wrong calendar finds") {
    Table t;
    t.say(t.black, 1, "play B D4");
    t.say(t.white, 2, "play W E5");
    t.house.tidy();
    t.house.pass_time(100 * day);
    t.house.tidy();
    t.say(t.black, 3, "play B C3");
    t.house.pass_time(100 * day);
    t.house.tidy();
    CHECK(!t.house.log_of(t.game).is_over());
    t.house.pass_time(100 * day);
    t.house.restart();
    t.house.tidy();
    t.house.pass_time(3'599'999);
    t.house.tidy();
    CHECK(!t.house.log_of(t.game).is_over());
    t.house.pass_time(1);
    t.house.tidy();
    CHECK(t.house.log_of(t.game).is_over());
}

TEST_CASE("chat goes on while the page of somebody who has deleted themselves is not closed yet") {
    Table t;
    t.house.delete_person("bob");
    t.house.take(t.white);
    CHECK(code_of(t.house.say(t.black, Chat{"c", t.game, "where are you?"})) == "done");
    CHECK(!one<Chatted>(t.house.take(t.white)));
    t.house.leave(t.white);
}

TEST_CASE("a reported line of somebody who has deleted themselves stays until a referee has dealt with it") {
    Table t;
    t.house.say(t.white, Chat{"c", t.game, "you cheat"});
    t.house.say(t.black, Report{"r", t.game, 1});
    t.house.delete_person("bob");
    const auto desk = one<Calls>(t.house.say(t.referee, Desk{"d"}))->reports;
    REQUIRE(desk.size() == 1);
    CHECK(desk[0].line.text == "you cheat");
}

TEST_CASE("who is deleted beside the running server is disconnected within a minute, and keeps no name") {
    Table t;
    t.house.tidy();
    CHECK(std::holds_alternative<Kept>(t.house.ask(DeletePerson{t.bob.id, 1'764'158'400'000 + 1})));
    t.house.pass_time(60'000);
    t.house.tidy();
    CHECK(t.house.is_closed(t.white));
    CHECK(one<GameSeen>(t.house.say(t.black, Watch{"w", t.game, 0, ""}))->seats[1].name.empty());
}

TEST_CASE("who is deleted in the first minute of a server is disconnected too") {
    Table t;
    CHECK(std::holds_alternative<Kept>(t.house.ask(DeletePerson{t.bob.id, 1'764'158'400'000 + 1})));
    t.house.pass_time(60'000);
    t.house.tidy();
    CHECK(t.house.is_closed(t.white));
}

TEST_CASE("chat goes after ninety days, and what was reported once a referee has dealt with it as long ago") {
    Table t;
    for (const std::string text : {"one", "two"}) t.house.say(t.white, Chat{text, t.game, text});
    t.house.say(t.black, Report{"r", t.game, 2});
    t.house.pass_time(89 * day);
    t.house.tidy();
    CHECK(lines_seen(t, t.white) == 2);
    t.house.pass_time(2 * day);
    t.house.tidy();
    CHECK(lines_seen(t, t.white) == 1);
    t.house.say(t.referee, Settle{"s", t.game, 2});
    t.house.pass_time(91 * day);
    t.house.tidy();
    CHECK(lines_seen(t, t.white) == 0);
}
